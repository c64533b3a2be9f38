import { defineCallable } from "../runtime/callable";
import { thenMatch } from "../runtime/matching";
import { reportConversation as handle } from "../usecases/reports/reportConversation";

export const reportConversation = defineCallable({
  name: "reportConversation",
  target: ({ conversationId }) => conversationId,
  handle: thenMatch(handle),
});
