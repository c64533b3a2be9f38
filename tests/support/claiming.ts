import { aConversation, frozen, NOON } from "./domain";
import { HOUR } from "@thodu/domain/time";
import { decideClaim } from "@thodu/domain/chat/claim";

type Facts = Parameters<typeof decideClaim>[0];
export const meera = (load: number, capacity = 3) => ({
  uid: "meera",
  load,
  capacity,
  restUntil: null,
  unanswered: {},
  languages: ["en", "te"] as const,
  secondLanguages: [],
});

export const claim = (changes: Partial<Facts> = {}) =>
  decideClaim(
    frozen({
      customerId: "asha",
      conversation: aConversation(),
      listener: meera(0),
      takeOver: false,
      parted: false,
      // By then people who are held have waited long for an answer.
      now: NOON + HOUR,
      freshClaimId: "claim-fresh",
      ...changes,
    }),
  );

export const refusal = (changes: Partial<Facts>) => {
  const decided = claim(changes);
  return decided.ok ? decided.value.kind : decided.failure;
};
