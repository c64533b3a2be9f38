import { randomUUID } from "node:crypto";
import type { Query } from "../../store/database";
import { briefClaimAt, type Assignment } from "@thodu/domain/chat/claim";
import { pauseAfter } from "@thodu/domain/matching/pause";
import { placeGivenBack } from "@thodu/domain/matching/placeSince";
import { listenerLeftAt } from "@thodu/domain/chat/history";
import type { Conversation } from "@thodu/domain/chat/model";
import type { Use } from "@thodu/domain/plans/metering";
import { riskTalkOf } from "@thodu/domain/safety/shadowModel";
import type { Millis } from "@thodu/domain/time";
import type { Versioned } from "../../usecases/chat/ports";
import { create, field, increment, patch, remove, removed, serverTime, type Change } from "../../store/changes";
import { conversationChanges, type ConversationFields } from "../../store/conversation";
import { documents } from "../../store/documents";
import { db } from "../../store/database";
import { OFF_THE_DESK } from "./desk";
import { endedChange, leftChange, waitOf } from "./statistics";
import { usageChanges } from "./usage";

/** More than any capacity; a listener can't hold more. */
const HELD_AT_MOST = 100;

/** The conversations that a listener holds. */
export const heldBy = (uid: string): Query =>
  db().collection("conversations").where("volunteerId", "==", uid).where("status", "==", "active").limit(HELD_AT_MOST);

/**
 * Takes a conversation from its listener, if it has one, with the minutes that its talk still has to count (`closingUses`).
 * An ended one leaves the shared list; the next message puts it back.
 */
export function releaseChanges(
  customerId: string,
  { value, version }: Versioned<Conversation>,
  assignment: Assignment,
  uses: readonly Use[],
  now: Millis,
  wasHard = false,
): readonly Change[] {
  const closes = assignment.status === "closed";
  const place: ConversationFields = closes
    ? {
        waitingSince: null,
        deskEpoch: OFF_THE_DESK,
        ...talkEnd(value),
        ...(value.shadow != null && { shadow: null }),
      }
    : placeAgain(value);
  return [
    ...usageChanges(customerId, uses),
    ...conversationChanges(customerId, { ...assignment, ...place, meter: null, stood: null }, version),
    ...listenerChanges(customerId, value, assignment, wasHard, now),
    ...(closes ? closingChanges(value, now) : []),
  ];
}

/** Puts a conversation back in the queue whose listener's approval ends; their record is written by itself. */
export const requeueChanges = (
  customerId: string,
  { value, version }: Versioned<Conversation>,
  assignment: Assignment,
  deskEpoch: string,
  uses: readonly Use[],
): readonly Change[] => [
  ...usageChanges(customerId, uses),
  ...conversationChanges(customerId, { ...assignment, ...placeAgain(value), meter: null, deskEpoch }, version),
  ...hintChanges(customerId, value.volunteerId),
];

/** Where somebody waits again whose listener has given them back. */
const placeAgain = (value: Conversation): ConversationFields => ({
  waitingSince: placeGivenBack(value) ?? serverTime,
  givenBackAt: serverTime,
});

/** Their hints in the room go with a listener: nothing else would lead to them when the account is deleted. */
export const hintChanges = (customerId: string, uid: string | null): readonly Change[] =>
  uid === null ? [] : [remove(documents.presence(customerId, uid))];

/** What the end of a talk makes of the listener who held it. */
function listenerChanges(
  customerId: string,
  { status, volunteerId, claimId, risk, claimedAt }: Conversation,
  assignment: Assignment,
  wasHard: boolean,
  now: Millis,
): readonly Change[] {
  if (status !== "active" || volunteerId === null) return [];
  // The listener could not answer a customer who ended it themselves.
  const unanswered = assignment.notice === "ended-by-customer" ? removed : briefClaimAt({ claimedAt }, assignment, now);
  const pausedUntil = pauseAfter(wasHard, now);
  return [
    ...hintChanges(customerId, volunteerId),
    patch(
      documents.listener(volunteerId),
      {
        load: increment(-1),
        idleSince: serverTime,
        ...(unanswered !== null && { [field("unanswered", claimId)]: unanswered }),
        ...(risk === "crisis" && { crisisEndedAt: serverTime }),
        ...(pausedUntil !== null && { pausedUntil }),
      },
      "existing",
    ),
  ];
}

/** What is counted and kept of a conversation that closes. */
function closingChanges(before: Conversation, now: Millis): readonly Change[] {
  const measured = riskTalkOf(before);
  const { status, waitingSince, stood, risk } = before;
  return [
    ...(measured ? [create(documents.riskTalk(randomUUID()), { ...measured, at: serverTime })] : []),
    status === "waiting"
      ? leftChange(now, waitingSince === null ? null : waitOf(before, waitingSince, stood))
      : endedChange(now, risk, before.claimedAt),
  ];
}

/** When the talk ended that closes now: with a listener at this moment, without one when the last of them left. */
function talkEnd(before: Conversation): ConversationFields {
  if (before.status === "active") return { endedAt: serverTime };
  const leftAt = listenerLeftAt(before);
  return leftAt === null ? {} : { endedAt: leftAt };
}
