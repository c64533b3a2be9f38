import { defineCallable } from "../runtime/callable";
import { listEnded as useCase } from "../usecases/matching/listEnded";

export const listEnded = defineCallable("listEnded", useCase);
