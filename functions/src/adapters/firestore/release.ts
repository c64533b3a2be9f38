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

/** The most conversations of one listener that are read; more than they can hold. */
const HELD_AT_MOST = 100;

/** The conversations that a listener holds. */
export const heldBy = (uid: string): Query =>
  db().collection("conversations").where("volunteerId", "==", uid).where("status", "==", "active").limit(HELD_AT_MOST);

/**
 * Takes a conversation from its listener, if it has one, and counts the minutes that are still running (`closingUses`).
 * An ended conversation leaves the listeners' list; the next message puts it back.
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

/** Returns a conversation to the queue whose listener's approval ends; the caller writes the listener's record. */
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

/** The place in the queue of a person whose listener releases them. */
const placeAgain = (value: Conversation): ConversationFields => ({
  waitingSince: placeGivenBack(value) ?? serverTime,
  givenBackAt: serverTime,
});

/**
 * Removes a listener's presence from a conversation that they leave: it could not be found when their account is
 * deleted.
 */
export const hintChanges = (customerId: string, uid: string | null): readonly Change[] =>
  uid === null ? [] : [remove(documents.presence(customerId, uid))];

/** The changes of the record of a listener whose colleague accepts the person that they handed over. */
export const handedOverChanges = (customerId: string, before: Conversation, now: Millis): readonly Change[] =>
  listenerChanges(customerId, before, { notice: "listener-left" }, false, now);

/** The changes of the record of the listener whose talk ends. */
function listenerChanges(
  customerId: string,
  { status, volunteerId, claimId, risk, claimedAt }: Conversation,
  assignment: Pick<Assignment, "notice">,
  wasHard: boolean,
  now: Millis,
): readonly Change[] {
  if (status !== "active" || volunteerId === null) return [];
  // A listener could not answer a customer who ended the talk themselves.
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

/** What is counted and stored when a conversation closes. */
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

/** When the talk ended that is closing: now, if it has a listener; else when the last one left. */
function talkEnd(before: Conversation): ConversationFields {
  if (before.status === "active") return { endedAt: serverTime };
  const leftAt = listenerLeftAt(before);
  return leftAt === null ? {} : { endedAt: leftAt };
}
