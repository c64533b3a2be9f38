import { defineCallable } from "../runtime/callable";
import { listEnded as handle } from "../usecases/matching/listEnded";

export const listEnded = defineCallable({ name: "listEnded", handle });
