import { randomUUID } from "node:crypto";
import { call as callModel, type Call } from "@thodu/domain/calls/model";
import { Timestamp } from "firebase-admin/firestore";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { wiring } from "../../functions/src/runtime/wiring";
import { sweepIdleGuests } from "../../functions/src/usecases/accounts/sweepIdleGuests";
import { sweepCalls } from "../../functions/src/usecases/calls/course";
import { taking } from "../support/calls";
import { accepted, call } from "../support/callables";
import { quietCalls } from "../support/listeners";
import { account, database, guest, listener, type Person } from "../support/people";

let admin: Person;
beforeAll(async () => {
  admin = await account({ admin: true });
});
beforeEach(quietCalls);

const placeOf = ({ uid }: Person) => database().doc(`callPlaces/${uid}`);
const inCall = async (person: Person): Promise<boolean> => (await placeOf(person).get()).exists;
const stored = async (callId: string): Promise<Call> =>
  callModel.parse((await database().doc(`calls/${callId}`).get()).data());

async function talking(person: Person, one: Person): Promise<string> {
  const { callId } = accepted(await call("startCall", { callId: randomUUID() }, person.token));
  accepted(await call("answerCall", { callId }, one.token));
  return callId;
}

const sweep = () => {
  const defects: unknown[] = [];
  return sweepCalls({ ...wiring(), onDefect: (error) => defects.push(error) });
};

describe("a deletion of an account during a call", { timeout: 120_000 }, () => {
  it("of the caller ends the call, and the listener takes the next one", async () => {
    const [person, next, one] = [await account(), await guest(), await taking(admin)];
    await talking(person, one);
    accepted(await call("deleteMyAccount", {}, person.token));
    expect([await inCall(person), await inCall(one)]).toEqual([false, false]);
    const callId = await talking(next, one);
    expect(await stored(callId)).toMatchObject({ status: "active", volunteerId: one.uid });
  });

  it("of the caller stops the ringing", async () => {
    const [person, one] = [await account(), await taking(admin)];
    accepted(await call("startCall", { callId: randomUUID() }, person.token));
    accepted(await call("deleteMyAccount", {}, person.token));
    expect(await inCall(one)).toBe(false);
  });

  it("of the listener ends the call, and the caller may call again", async () => {
    const [person, one] = [await account(), await taking(admin)];
    const callId = await talking(person, one);
    accepted(await call("deleteMyAccount", {}, one.token));
    expect(await stored(callId)).toMatchObject({ status: "ended", endedBy: "server" });
    expect([await inCall(person), await inCall(one)]).toEqual([false, false]);
  });

  it("of a guest who left long ago frees the listener of a call that was left open", async () => {
    const [person, one] = [await guest(), await taking(admin)];
    await talking(person, one);
    const guestAccounts = {
      idleSince: () => Promise.resolve({ items: [person.uid], next: null, after: () => Promise.resolve(0) }),
      isIdle: () => Promise.resolve(true),
    };
    const guestPlace = { find: () => Promise.resolve(null), keep: () => Promise.resolve() };
    const retention = { isOver: () => Promise.resolve(true) };
    await sweepIdleGuests({ ...wiring(), guestAccounts, guestPlace, retention, onDefect: () => undefined });
    expect([await inCall(person), await inCall(one)]).toEqual([false, false]);
  });
});

describe("a place without a running call", () => {
  const leftBehind = async (person: Person, callId: string, secondsAgo = 120): Promise<void> => {
    await placeOf(person).set({ callId, seenAt: Timestamp.fromMillis(Date.now() - secondsAgo * 1_000) });
  };

  it("is freed by the sweep, whether the call is gone, over or somebody else’s", async () => {
    const [ended, person, one, other, third] = [
      await guest(),
      await guest(),
      await taking(admin),
      await taking(admin),
      await listener(admin),
    ];
    const { callId } = accepted(await call("startCall", { callId: randomUUID() }, ended.token));
    accepted(await call("endCall", { callId }, ended.token));
    await leftBehind(one, randomUUID());
    await leftBehind(ended, callId);
    const running = await talking(person, other);
    await leftBehind(third, running);
    expect((await sweep()).places).toMatchObject({ done: 3, failed: 0 });
    expect([await inCall(one), await inCall(ended), await inCall(third)]).toEqual([false, false, false]);
    expect([await inCall(person), await inCall(other)]).toEqual([true, true]);
    expect(await stored(running)).toMatchObject({ status: "active" });
  });

  it("that can’t be read is freed, and so are the ones after it", async () => {
    const [broken, one] = [await listener(admin), await listener(admin)];
    await placeOf(broken).set({ callId: 7, seenAt: Timestamp.fromMillis(1) });
    await leftBehind(one, randomUUID());
    expect((await sweep()).places).toMatchObject({ done: 2, failed: 0 });
    expect([await inCall(broken), await inCall(one)]).toEqual([false, false]);
  });

  it("is also freed for a call that can’t be read", async () => {
    const [person, callId] = [await listener(admin), randomUUID()];
    await database().doc(`calls/${callId}`).set({ customerId: person.uid, status: "ended" });
    await leftBehind(person, callId);
    expect((await sweep()).places).toMatchObject({ done: 1, failed: 0 });
    expect(await inCall(person)).toBe(false);
  });

  it("does not block a caller", async () => {
    const [person, one] = [await guest(), await taking(admin)];
    await leftBehind(person, randomUUID(), 0);
    const { callId } = accepted(await call("startCall", { callId: randomUUID() }, person.token));
    expect(await stored(callId)).toMatchObject({ status: "ringing", volunteerId: one.uid });
  });
});
