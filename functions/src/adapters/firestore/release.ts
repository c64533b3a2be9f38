import type { Query, WriteBatch } from "firebase-admin/firestore";
import { lookedIn, type Assignment } from "@thodu/domain/chat/claim";
import { listenerLeftAt } from "@thodu/domain/chat/history";
import type { Conversation } from "@thodu/domain/chat/model";
import { riskTalkOf } from "@thodu/domain/safety/shadowModel";
import type { Millis } from "@thodu/domain/time";
import type { Versioned } from "../../usecases/chat/ports";
import { db } from "./database";
import { OFF_THE_DESK } from "./desk";
import { changeIn } from "./internals";
import { FieldPath, FieldValue, Timestamp } from "./sdk";
import { countEnded, countLeft } from "./statistics";
import { closingUses, countIn } from "./usage";

/** More than any capacity; a listener can't hold more. */
const HELD_AT_MOST = 100;

/** The conversations that a listener holds. */
export const heldBy = (uid: string): Query =>
  db().collection("conversations").where("volunteerId", "==", uid).where("status", "==", "active").limit(HELD_AT_MOST);

/**
 * Takes a conversation from its listener, if it has one, in the write that `batch` becomes, with the minutes that its
 * talk still has to count; nothing of it happens when the conversation was changed since it was seen. An ended one leaves the shared list; the next message puts it back.
 */
export async function releaseIn(
  batch: WriteBatch,
  customerId: string,
  seen: Versioned<Conversation>,
  assignment: Assignment,
  now: Millis,
  more: object = {},
): Promise<void> {
  countIn(batch, customerId, await closingUses(customerId, seen.value, now));
  const at = FieldValue.serverTimestamp();
  const { status, volunteerId, claimId, waitingSince, stood } = seen.value;
  const place =
    assignment.status === "waiting"
      ? { waitingSince: at }
      : { waitingSince: null, deskEpoch: OFF_THE_DESK, ...talkEnd(seen.value) };
  changeIn(
    batch,
    customerId,
    {
      ...assignment,
      ...place,
      meter: null,
      stood: null,
      ...(assignment.status === "closed" && seen.value.shadow != null && { shadow: null }),
      ...more,
    },
    seen.version,
  );
  if (status === "active" && volunteerId !== null) {
    const record = db().doc(`volunteers/${volunteerId}`);
    const less = FieldValue.increment(-1);
    // Who leaves by themselves could not be answered any more.
    if (assignment.notice === "ended-by-customer")
      batch.update(record, "load", less, "idleSince", at, new FieldPath("unanswered", claimId), FieldValue.delete());
    else batch.update(record, { load: less, idleSince: at });
    const since = lookedIn(seen.value, assignment, now);
    if (since !== null) batch.update(record, new FieldPath("unanswered", claimId), since);
    if (seen.value.risk === "crisis") batch.update(record, { crisisEndedAt: at });
  }
  if (assignment.status !== "closed") return;
  const measured = riskTalkOf(seen.value);
  if (measured) batch.create(db().collection("riskTalks").doc(), { ...measured, at });
  const { locale, risk } = seen.value;
  if (status === "waiting")
    countLeft(batch, now, waitingSince === null ? null : { since: waitingSince, stood, locale, risk });
  else countEnded(batch, now, risk, seen.value.claimedAt ?? null);
}

/** When the talk ended that closes now: with a listener at this moment, without one when the last of them left. */
function talkEnd(before: Conversation): { readonly endedAt?: FieldValue | Timestamp } {
  if (before.status === "active") return { endedAt: FieldValue.serverTimestamp() };
  const leftAt = listenerLeftAt(before);
  return leftAt === null ? {} : { endedAt: Timestamp.fromMillis(leftAt) };
}
