import { randomUUID } from "node:crypto";
import { onCall, type Duty, type OnCall } from "@thodu/domain/oncall/model";
import { ring, type OnCallWish, type Ring } from "@thodu/domain/oncall/records";
import { Timestamp } from "firebase-admin/firestore";
import { afterAll, beforeEach, expect, vi } from "vitest";
import { accepted, call } from "./callables";
import { callsTo, carrierTells, freshNumber } from "./carrier";
import { database, listener, type Person } from "./people";
import { emptyDesk } from "./stories";

/** Clears phones on call and rings, so that a test has only its own. */
export async function quietPhones(): Promise<void> {
  for (const name of ["onCall", "rings", "pages"]) {
    const { docs } = await database().collection(name).get();
    await Promise.all(docs.map((doc) => doc.ref.delete()));
  }
}

/**
 * Before each test of a file nobody waits, talks, or is at the desk or on call; after the last one nobody is on call.
 */
export function nobodyOnCall(): void {
  beforeEach(async () => {
    await emptyDesk();
    await quietPhones();
  });
  afterAll(quietPhones);
}

/** On call at any hour; `duty` says for whom. */
export const always = (duty: Duty = "awake"): OnCallWish => ({
  on: true,
  zone: "Asia/Kolkata",
  windows: [{ days: [0, 1, 2, 3, 4, 5, 6], from: 0, to: 0, duty }],
  quiet: null,
  languages: { en: "well", te: "well" },
  channels: { push: true, call: false },
});

/** The rings of a listener's phone, with their states. */
export async function ringsOf({ uid }: Person): Promise<readonly (Ring & { readonly id: string })[]> {
  const { docs } = await database().collection("rings").where("uid", "==", uid).get();
  return docs.map((doc) => ({ ...ring.parse(doc.data()), id: doc.id }));
}

export const statesOf = async (one: Person) => (await ringsOf(one)).map(({ state }) => state);

/** Waits until their phone rings. */
export const rings = (one: Person) =>
  vi.waitFor(async () => expect(await statesOf(one)).toEqual(["ringing"]), { timeout: 30_000, interval: 100 });

export const record = async ({ uid }: Person): Promise<OnCall> =>
  onCall.parse((await database().doc(`onCall/${uid}`).get()).data());

/** A listener who is on call at any hour, whose test ring was answered and has arrived at a device. */
export async function phone(admin: Person, duty: Duty = "awake"): Promise<Person> {
  const one = await listener(admin);
  accepted(await call("setOnCall", always(duty), one.token));
  accepted(await call("addDevice", { token: `phone:${randomUUID()}` }, one.token));
  const { ringId } = accepted(await call("testRing", {}, one.token));
  accepted(await call("answerRing", { ringId, answer: "here" }, one.token));
  await database().doc(`rings/${ringId}`).delete();
  // A device's service worker would confirm this, and there is none here.
  await database().doc(`onCall/${one.uid}`).update({ pushTestedAt: Timestamp.now() });
  return one;
}

/** Adds a tested number for calls; the test's call is the first one to it. */
export async function withNumber(one: Person): Promise<string> {
  const number = freshNumber();
  accepted(await call("setOnCall", { ...always(), channels: { push: true, call: true }, number }, one.token));
  const { ringId } = accepted(await call("testRing", { by: "call" }, one.token));
  const [test] = await callsTo(number);
  if (!test) throw new Error("The carrier was asked for no call.");
  await carrierTells({ sid: test.sid, status: "in-progress", digits: "1" });
  await database().doc(`rings/${ringId}`).delete();
  return number;
}
