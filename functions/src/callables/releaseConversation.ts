import { defineCallable } from "../runtime/callable";
import { thenMatch } from "../runtime/matching";
import { releaseConversation as handle } from "../usecases/chat/leaving";

export const releaseConversation = defineCallable({
  name: "releaseConversation",
  target: ({ conversationId }) => conversationId,
  handle: thenMatch(handle),
});
