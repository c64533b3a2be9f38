import { defineCallable } from "../runtime/callable";
import { readCrises as handle } from "../usecases/matching/readCrises";

export const readCrises = defineCallable({ name: "readCrises", handle });
