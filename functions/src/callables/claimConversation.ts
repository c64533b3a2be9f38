import { defineCallable } from "../runtime/callable";
import { thenMatch } from "../runtime/matching";
import { nightOptions } from "../runtime/options";
import { claimConversation as handle, prepare } from "../usecases/chat/claimConversation";

/**
 * Claims end offers: for others who were offered to this listener, and listeners asked about this person. So the queue
 * runs.
 */
export const claimConversation = defineCallable({
  name: "claimConversation",
  target: ({ conversationId }) => conversationId,
  prepare,
  handle: thenMatch(handle),
  options: nightOptions,
});
