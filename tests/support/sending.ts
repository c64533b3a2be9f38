import { decideSend, type SendDecision, type SendFacts, type Side } from "@thodu/domain/chat/send";
import { frozen, sendFacts } from "./domain";

/** The outcome of `decideSend` for facts that it must not change. */
export const outcome = (facts: SendFacts) => decideSend(frozen(facts));

export function stored(changes: Partial<SendFacts>): SendDecision {
  const decided = outcome(sendFacts(changes));
  if (!decided.ok || decided.value.kind !== "store") throw new Error(`Not stored: ${JSON.stringify(decided)}`);
  return decided.value.decision;
}
export const refused = (changes: Partial<SendFacts>) => {
  const decided = outcome(sendFacts(changes));
  return decided.ok ? decided.value.kind : decided.failure;
};
export const reply = (changes: Partial<SendFacts>) => {
  const decided = outcome(sendFacts(changes));
  if (!decided.ok) return decided.failure.reason;
  return decided.value.kind === "store" ? decided.value.decision.reply : decided.value.reply;
};

export const meera: Side = { role: "volunteer", uid: "meera" };
