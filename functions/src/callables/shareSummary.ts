import { defineCallable } from "../runtime/callable";
import { shareSummary as handle } from "../usecases/notes/notes";

export const shareSummary = defineCallable({ name: "shareSummary", handle });
