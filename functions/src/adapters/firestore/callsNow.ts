import { hasTalkedSince, isCallerInCrisis } from "@thodu/domain/calls/course";
import { call, type Call } from "@thodu/domain/calls/model";
import { callPlace } from "@thodu/domain/calls/places";
import { HOUR, type Millis } from "@thodu/domain/time";
import { documents } from "../../store/documents";
import { lookUp } from "../../store/look";
import { read, readAll, readFoundOrNull, readOrNull } from "./converters";
import { db } from "../../store/database";
import { Timestamp } from "../../store/values";

/** The most calls that are read; more than there ever are at once. */
const CALLS = 200;

/** Calls that ring or are active: one read for each call. */
export async function callsNow(): Promise<readonly Call[]> {
  const { docs } = await db()
    .collection("calls")
    .where("status", "in", ["ringing", "active"])
    .orderBy("startedAt")
    .limit(CALLS)
    .get();
  return readAll(docs, (doc) => read(call, doc));
}

/** The customers who talk in these calls. */
export const onPhoneIn = (calls: readonly Call[]): ReadonlySet<string> =>
  new Set(calls.flatMap(({ status, customerId }) => (status === "active" ? customerId : [])));

/** A customer's active calls: one, or none. */
async function activeOf(customerId: string): Promise<readonly Call[]> {
  const { docs } = await db()
    .collection("calls")
    .where("customerId", "==", customerId)
    .where("status", "==", "active")
    .limit(2)
    .get();
  return readAll(docs, (doc) => read(call, doc));
}

/** The listener of a customer's active call, as a list; empty without such a call. */
export const onPhoneWith = async (customerId: string): Promise<readonly string[]> =>
  (await activeOf(customerId)).flatMap(({ volunteerId }) => volunteerId ?? []);

/** Like {@link onPhoneWith}, but only if the listener's page has joined: before that the two can't have talked. */
async function talksWith(customerId: string): Promise<readonly string[]> {
  const calls = await activeOf(customerId);
  const came = calls.map(async ({ volunteerId, answeredAt }) => {
    if (volunteerId === null || answeredAt === null) return [];
    const place = readOrNull(callPlace, await db().doc(documents.callPlace(volunteerId)).get());
    return place && place.seenAt > answeredAt ? [volunteerId] : [];
  });
  return (await Promise.all(came)).flat();
}

/** The most ended calls of one person that are read; within an hour there are never more. */
const LATELY = 60;

/** The listeners with whom a customer is in a call, or was in one that ended after `since`. */
export async function talkedWith(customerId: string, since: Millis): Promise<readonly string[]> {
  const lately = db()
    .collection("calls")
    .where("customerId", "==", customerId)
    .where("startedAt", ">", Timestamp.fromMillis(since - HOUR))
    .orderBy("startedAt", "desc")
    .limit(LATELY);
  const [talking, { docs }] = await Promise.all([talksWith(customerId), lately.get()]);
  const ended = readAll(docs, (doc) => read(call, doc)).filter((each) => hasTalkedSince(each, since));
  return [...talking, ...ended.flatMap(({ volunteerId }) => volunteerId ?? [])];
}

/** The document with the id of a person's last call. */
const lastPath = (customerId: string): string => `users/${customerId}/private/calls`;

export const lastRef = (customerId: string) => db().doc(lastPath(customerId));

/** Whether a new conversation begins as a crisis because of a call (`isCallerInCrisis`). */
export const calledInCrisis = async (customerId: string, now: Millis): Promise<boolean> =>
  isCallerInCrisis(null, await lastCall(customerId), now);

/** The last call that a person began; null without one, or if it can't be read. */
export async function lastCall(customerId: string): Promise<Call | null> {
  const [last] = await lookUp([lastPath(customerId)]);
  const callId = last?.data["callId"];
  if (typeof callId !== "string") return null;
  const [found] = await lookUp([`calls/${callId}`]);
  return readFoundOrNull(call, found ?? null);
}
