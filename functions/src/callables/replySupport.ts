import { defineCallable } from "../runtime/callable";
import { replySupport as useCase } from "../usecases/support/tickets";

export const replySupport = defineCallable("replySupport", useCase);
