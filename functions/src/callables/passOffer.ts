import { defineCallable } from "../runtime/callable";
import { thenMatch } from "../runtime/matching";
import { passOffer as handle } from "../usecases/matching/passOffer";

export const passOffer = defineCallable({
  name: "passOffer",
  target: ({ conversationId }) => conversationId,
  handle: thenMatch(handle),
});
