import { randomUUID } from "node:crypto";
import { onCall, type Duty, type OnCall } from "@thodu/domain/oncall/model";
import { ring, type OnCallWish, type Ring } from "@thodu/domain/oncall/records";
import { Timestamp } from "firebase-admin/firestore";
import { afterAll, beforeEach, expect, vi } from "vitest";
import { accepted, call } from "./callables";
import { callsTo, carrierTells, freshNumber } from "./carrier";
import { database, listener, type Person } from "./people";
import { emptyDesk } from "./stories";

/** Nobody is on call and nobody is rung for: a test has its own phones. */
export async function quietPhones(): Promise<void> {
  for (const name of ["onCall", "rings", "pages"]) {
    const { docs } = await database().collection(name).get();
    await Promise.all(docs.map((doc) => doc.ref.delete()));
  }
}

/** Before each test of a file nobody waits, talks, is at the desk or on call; after the last nobody is on call. */
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

/** Whether a phone rings, or how its last ring ended. */
export async function ringsOf({ uid }: Person): Promise<readonly (Ring & { readonly id: string })[]> {
  const { docs } = await database().collection("rings").where("uid", "==", uid).get();
  return docs.map((doc) => ({ ...ring.parse(doc.data()), id: doc.id }));
}

export const statesOf = async (one: Person) => (await ringsOf(one)).map(({ state }) => state);

/** Until their phone rings. */
export const rings = (one: Person) =>
  vi.waitFor(async () => expect(await statesOf(one)).toEqual(["ringing"]), { timeout: 30_000, interval: 100 });

export const record = async ({ uid }: Person): Promise<OnCall> =>
  onCall.parse((await database().doc(`onCall/${uid}`).get()).data());

/** A listener who is on call at any hour, whose test ring was answered, and whose device it has reached. */
export async function phone(admin: Person, duty: Duty = "awake"): Promise<Person> {
  const one = await listener(admin);
  accepted(await call("setOnCall", always(duty), one.token));
  accepted(await call("addDevice", { token: `phone:${randomUUID()}` }, one.token));
  const { ringId } = accepted(await call("testRing", {}, one.token));
  accepted(await call("answerRing", { ringId, answer: "here" }, one.token));
  await database().doc(`rings/${ringId}`).delete();
  // The service worker of a device tells so, and here is none.
  await database().doc(`onCall/${one.uid}`).update({ pushTestedAt: Timestamp.now() });
  return one;
}

/** Who wants to be called as well, by a number that was tested; the call of the test is the first to it. */
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
