import { defineCallable } from "../runtime/callable";
import { thenMatch } from "../runtime/matching";
import { decideCase as handle } from "../usecases/reports/decideCase";

export const decideCase = defineCallable({ name: "decideCase", handle: thenMatch(handle) });
