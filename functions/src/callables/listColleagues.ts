import { defineCallable } from "../runtime/callable";
import { listColleagues as useCase } from "../usecases/matching/listColleagues";

export const listColleagues = defineCallable("listColleagues", useCase);
