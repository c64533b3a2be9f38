import { defineCallable } from "../runtime/callable";
import { readCase as handle } from "../usecases/reports/readCase";

export const readCase = defineCallable({ name: "readCase", handle });
