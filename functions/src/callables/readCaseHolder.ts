import { defineCallable } from "../runtime/callable";
import { readCaseHolder as handle } from "../usecases/reports/readCaseHolder";

export const readCaseHolder = defineCallable({ name: "readCaseHolder", handle });
