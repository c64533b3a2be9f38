import { call, type Call } from "@thodu/domain/calls/model";
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

/** The listeners with whom a customer talks on the phone: one, or none. */
export async function onPhoneWith(customerId: string): Promise<readonly string[]> {
  const { docs } = await db()
    .collection("calls")
    .where("customerId", "==", customerId)
    .where("status", "==", "active")
    .limit(2)
    .get();
  return readAll(docs, (doc) => read(call, doc)).flatMap(({ volunteerId }) => volunteerId ?? []);
}

/** Holds the id of the call that somebody began last. */
export const lastRef = (customerId: string) => db().doc(`users/${customerId}/private/calls`);

/** The call that somebody began last; null where there is none, and where its document is corrupt. */
export async function lastCall(customerId: string): Promise<Call | null> {
  const callId: unknown = (await lastRef(customerId).get()).get("callId");
  return typeof callId === "string" ? readOrNull(call, await db().doc(`calls/${callId}`).get()) : null;
}
