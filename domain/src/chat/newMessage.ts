import { VOLUNTEER, type ChatMessage, type Conversation } from "./model";
import type { SendFacts } from "./send";

/** A message before it is stored; its timestamp is set at the commit. */
export type NewMessage = Omit<ChatMessage, "timestamp">;

type Claim = Pick<Conversation, "volunteerId" | "claimId">;

export const ownMessage = (facts: SendFacts, claim: Claim, ownMessageNumber: number): NewMessage => ({
  text: facts.text,
  sender: facts.customerId,
  receiver: VOLUNTEER,
  volunteerId: claim.volunteerId,
  claimId: claim.claimId,
  ownMessageNumber,
  ...replied(facts),
});

export const listenersMessage = (facts: SendFacts, claim: Claim): NewMessage => ({
  text: facts.text,
  sender: VOLUNTEER,
  receiver: facts.customerId,
  volunteerId: claim.volunteerId,
  claimId: claim.claimId,
  ownMessageNumber: null,
  ...replied(facts),
});

/** Not looked up here: each reader looks the message up among those they may read. */
const replied = ({ replyTo }: SendFacts): Pick<NewMessage, "replyTo"> => (replyTo === null ? {} : { replyTo });
