import { defineCallable } from "../runtime/callable";
import { thenMatch } from "../runtime/matching";
import { endConversation as handle } from "../usecases/chat/leaving";

export const endConversation = defineCallable({
  name: "endConversation",
  target: ({ conversationId }) => conversationId,
  handle: thenMatch(handle),
});
