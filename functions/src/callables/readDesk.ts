import { defineCallable } from "../runtime/callable";
import { readDesk as useCase } from "../usecases/matching/readDesk";

export const readDesk = defineCallable("readDesk", useCase);
