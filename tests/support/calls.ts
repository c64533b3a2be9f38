import { randomUUID } from "node:crypto";
import { call as callModel, type Call } from "@thodu/domain/calls/model";
import { DAY, kolkataDay } from "@thodu/domain/time";
import { Timestamp } from "firebase-admin/firestore";
import { expect } from "vitest";
import { accepted, call } from "./callables";
import { account, database, listener, type Person } from "./people";

export const WAIT = { timeout: 30_000, interval: 100 };
export const stored = async (callId: string): Promise<Call> =>
  callModel.parse((await database().doc(`calls/${callId}`).get()).data());
export const start = (person: Person, callId: string = randomUUID()) => call("startCall", { callId }, person.token);
export const inCall = async ({ uid }: Person): Promise<boolean> =>
  (await database().doc(`callPlaces/${uid}`).get()).exists;
export const freeUsed = async ({ uid }: Person): Promise<boolean> =>
  (await database().doc(`freeCalls/${uid}`).get()).exists;

/** A new approved listener who takes calls. */
export async function taking(admin: Person): Promise<Person> {
  const one = await listener(admin);
  accepted(await call("takeCalls", { on: true }, one.token));
  return one;
}

export async function ringing(person: Person): Promise<string> {
  const { callId } = accepted(await start(person));
  expect((await stored(callId)).status).toBe("ringing");
  return callId;
}

/** A person with a plan of 30 minutes a day, with this much left today. The plan runs beyond today. */
export async function planWith(secondsLeft: number, who?: Person): Promise<Person> {
  const person = who ?? (await account());
  await database()
    .doc(`premiumUsers/${person.uid}`)
    .set({ planId: "daily-care", status: "active", validUntil: Timestamp.fromMillis(Date.now() + 2 * DAY) });
  await database()
    .doc(`usage/${person.uid}_${kolkataDay(Date.now())}`)
    .set({ userId: person.uid, call: (1_800 - secondsLeft) * 1_000 });
  return person;
}

/**
 * Stores a call that rings only at this listener. Their page shows it for 45 seconds. The returned function ends it.
 */
export async function ringsAt(volunteerId: string, locale: string): Promise<() => Promise<void>> {
  const ref = database().doc(`calls/${randomUUID()}`);
  await ref.set({
    customerId: randomUUID(),
    alias: "Gentle Meadow 809",
    locale,
    volunteerId,
    status: "ringing",
    allowance: "free",
    maxSeconds: 900,
    startedAt: Timestamp.now(),
    ringUntil: Timestamp.fromMillis(Date.now() + 600_000),
    answeredAt: null,
    endsAt: null,
    endedAt: null,
    endedBy: null,
    tried: [],
  });
  return async () => void (await ref.update({ status: "missed", endedAt: Timestamp.now() }));
}
