import { defineCallable } from "../runtime/callable";
import { replySupport as handle } from "../usecases/support/tickets";

export const replySupport = defineCallable({ name: "replySupport", handle });
