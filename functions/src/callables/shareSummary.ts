import { defineCallable } from "../runtime/callable";
import { shareSummary as useCase } from "../usecases/notes/notes";

export const shareSummary = defineCallable("shareSummary", useCase);
