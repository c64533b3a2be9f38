import { call, type Call } from "@thodu/domain/calls/model";
import { callPlace } from "@thodu/domain/calls/places";
import { documents } from "../../store/documents";
import { read, readAll, readOrNull } from "./converters";
import { db } from "./database";

/** More than ever at once. */
const CALLS = 200;

/** Calls that ring or go on: one read a call, and none on most evenings. */
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

/** The calls of a customer that were answered and go on: one, or none. */
async function activeOf(customerId: string): Promise<readonly Call[]> {
  const { docs } = await db()
    .collection("calls")
    .where("customerId", "==", customerId)
    .where("status", "==", "active")
    .limit(2)
    .get();
  return readAll(docs, (doc) => read(call, doc));
}

/** The listeners with whom a customer talks on the phone: one, or none. */
export const onPhoneWith = async (customerId: string): Promise<readonly string[]> =>
  (await activeOf(customerId)).flatMap(({ volunteerId }) => volunteerId ?? []);

/** The same of those whose page has come to the call; with another one nobody can have talked yet. */
export async function talksWith(customerId: string): Promise<readonly string[]> {
  const calls = await activeOf(customerId);
  const came = calls.map(async ({ volunteerId, answeredAt }) => {
    if (volunteerId === null || answeredAt === null) return [];
    const place = readOrNull(callPlace, await db().doc(documents.callPlace(volunteerId)).get());
    return place && place.seenAt > answeredAt ? [volunteerId] : [];
  });
  return (await Promise.all(came)).flat();
}

/** Holds the id of the call that somebody began last. */
export const lastRef = (customerId: string) => db().doc(`users/${customerId}/private/calls`);

/** The call that somebody began last; null where there is none, and where its document is corrupt. */
export async function lastCall(customerId: string): Promise<Call | null> {
  const callId: unknown = (await lastRef(customerId).get()).get("callId");
  return typeof callId === "string" ? readOrNull(call, await db().doc(`calls/${callId}`).get()) : null;
}
