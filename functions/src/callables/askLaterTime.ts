import { defineCallable } from "../runtime/callable";
import { askLaterTime as handle } from "../usecases/matching/askLaterTime";

export const askLaterTime = defineCallable({ name: "askLaterTime", handle });
