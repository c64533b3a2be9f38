import { defineCallable } from "../runtime/callable";
import { listLaterTimes as handle } from "../usecases/matching/listLaterTimes";

export const listLaterTimes = defineCallable({ name: "listLaterTimes", handle });
