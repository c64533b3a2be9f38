import { defineCallable } from "../runtime/callable";
import { readHistory as handle } from "../usecases/chat/readHistory";

export const readHistory = defineCallable({
  name: "readHistory",
  target: ({ conversationId }) => conversationId,
  handle,
});
