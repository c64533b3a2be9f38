import type { ClaimDecision } from "@thodu/domain/chat/claim";
import type { Conversation, Ways } from "@thodu/domain/chat/model";
import { isAgreed } from "@thodu/domain/matching/laterTime";
import { isPromised } from "@thodu/domain/matching/tellMe";
import type { Millis } from "@thodu/domain/time";
import { increment, patch, serverTime, type Change } from "../../store/changes";
import { documents } from "../../store/documents";
import { noticeChange } from "./outbox";
import { handedOverChanges, hintChanges } from "./release";

/** How the person asked to be told in this wait; null if they did not. */
function waysOf(wait: Conversation): Ways | null {
  if (isPromised(wait)) return wait.tellWays;
  return isAgreed(wait) ? wait.laterWays : null;
}

/** What a claim changes for the colleague who held the person, or for a person whom nobody held. */
export function takenFromChanges(
  customerId: string,
  before: Conversation,
  { assignment, takenFrom, handedOver }: ClaimDecision,
  now: Millis,
): readonly Change[] {
  if (takenFrom === null)
    return [noticeChange(customerId, `place-reached_${assignment.claimId}`, "place-reached", waysOf(before))];
  if (handedOver) return handedOverChanges(customerId, before, now);
  return [
    patch(documents.listener(takenFrom), { load: increment(-1), idleSince: serverTime }, "existing"),
    ...hintChanges(customerId, takenFrom),
  ];
}
