import { defineCallable } from "../runtime/callable";
import { nightOptions } from "../runtime/options";
import { readQueue as useCase } from "../usecases/matching/readQueue";

export const readQueue = defineCallable("readQueue", useCase, undefined, nightOptions);
