import { defineCallable } from "../runtime/callable";
import { nightOptions } from "../runtime/options";
import { readQueue as handle } from "../usecases/matching/readQueue";

export const readQueue = defineCallable({ name: "readQueue", handle, options: nightOptions });
