import { defineCallable } from "../runtime/callable";
import { thenMatch } from "../runtime/matching";
import { nightOptions } from "../runtime/options";
import { claimConversation as handle, prepare } from "../usecases/chat/claimConversation";

/** Whoever else was on offer to the listener, and whoever this person was offered to, is matched anew. */
export const claimConversation = defineCallable({
  name: "claimConversation",
  target: ({ conversationId }) => conversationId,
  prepare,
  handle: thenMatch(handle),
  options: nightOptions,
});
