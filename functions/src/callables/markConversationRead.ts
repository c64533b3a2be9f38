import { defineCallable } from "../runtime/callable";
import { markConversationRead as handle } from "../usecases/chat/markConversationRead";

export const markConversationRead = defineCallable({
  name: "markConversationRead",
  target: ({ conversationId }) => conversationId,
  handle,
});
