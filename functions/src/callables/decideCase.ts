import { defineCallable } from "../runtime/callable";
import { thenMatch } from "../runtime/matching";
import { decideCase as useCase } from "../usecases/reports/decideCase";

export const decideCase = defineCallable("decideCase", thenMatch(useCase));
