import { kolkataDay } from "@thodu/domain/time";
import { Timestamp } from "firebase-admin/firestore";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { accepted, call, reasonOf } from "../support/callables";
import { quietCalls } from "../support/listeners";
import { account, database, guest, listener, type Person } from "../support/people";
import { freeUsed, inCall, planWith, ringing, start, stored, taking, WAIT } from "../support/calls";

let admin: Person;
beforeAll(async () => {
  admin = await account({ admin: true });
});
beforeEach(quietCalls);

describe("the server’s clock", () => {
  it("ends the call at the limit of the plan, counts the minutes, and says when they return", async () => {
    const [person, one] = [await planWith(7), await taking(admin)];
    const callId = await ringing(person);
    expect(accepted(await call("answerCall", { callId }, one.token)).maxSeconds).toBe(7);
    expect(accepted(await call("checkCall", { callId }, one.token))).toMatchObject({ status: "active" });
    await vi.waitFor(async () => expect((await stored(callId)).status).toBe("ended"), WAIT);
    const ended = await stored(callId);
    expect(ended.endedBy).toBe("limit");
    expect((ended.endedAt ?? 0) - (ended.answeredAt ?? 0)).toBeGreaterThanOrEqual(6_900);
    const usage = await database()
      .doc(`usage/${person.uid}_${kolkataDay(Date.now())}`)
      .get();
    expect(usage.get("call")).toBe(1_800_000);
    const refused = await start(person);
    expect(refused).toMatchObject({ details: { reason: "QUOTA_USED" } });
    if (!refused.ok) expect(refused.details.retryAfterSeconds).toBeGreaterThan(0);
    expect([await inCall(person), await inCall(one), await freeUsed(person)]).toEqual([false, false, false]);
  });

  it("lets a call continue from one plan to the next, and counts each of them", async () => {
    const [person, one] = [await account(), await taking(admin)];
    const until = Timestamp.fromMillis(Date.now() + 7_200_000);
    const term = (paymentId: string, ends: Timestamp) => ({
      planId: "pay-as-you-go",
      item: "call",
      paymentId,
      from: Timestamp.fromMillis(Date.now() - 60_000),
      until: ends,
    });
    const [older, newer] = ["pay_29QQoUBi66xm2f", "pay_29QQoUBi66xm2g"] as const;
    await database()
      .doc(`premiumUsers/${person.uid}`)
      .set({
        ...term(newer, until),
        status: "active",
        validUntil: until,
        terms: [term(newer, until), term(older, Timestamp.fromMillis(Date.now() + 3_600_000))],
      });
    const usageOf = (key: string) => database().doc(`usage/${person.uid}_${key}`);
    for (const key of [older, newer]) await usageOf(key).set({ userId: person.uid, key, call: 898_000 });
    const callId = await ringing(person);
    expect(accepted(await call("answerCall", { callId }, one.token)).maxSeconds).toBe(4);
    accepted(await call("joinCall", { callId }, one.token));
    await vi.waitFor(async () => expect((await stored(callId)).status).toBe("ended"), WAIT);
    expect((await stored(callId)).endedBy).toBe("limit");
    for (const key of [older, newer]) expect((await usageOf(key).get()).get("call")).toBe(900_000);
    await database().doc(`freeCalls/${person.uid}`).set({ callId, at: Timestamp.now() });
    expect(reasonOf(await start(person))).toBe("CALL_USED");
    // Removed, as nobody paid for these plans: the comparison of the books would report them.
    await database().doc(`premiumUsers/${person.uid}`).delete();
  });

  it("counts a call that the same person leaves for another before that one gets its length", async () => {
    // A Pay As You Go, whose minutes do not end at midnight, with 600 seconds left.
    const [person, one, paymentId] = [await account(), await taking(admin), "pay_29QQoUBi66xm2h"];
    const until = Timestamp.fromMillis(Date.now() + 3_600_000);
    await database()
      .doc(`premiumUsers/${person.uid}`)
      .set({ planId: "pay-as-you-go", item: "call", paymentId, status: "active", validUntil: until });
    await database().doc(`usage/${person.uid}_${paymentId}`).set({ userId: person.uid, key: paymentId, call: 300_000 });
    const first = await ringing(person);
    accepted(await call("answerCall", { callId: first }, one.token));
    await database()
      .doc(`calls/${first}`)
      .update({ answeredAt: Timestamp.fromMillis(Date.now() - 300_000) });
    await database()
      .doc(`calls/${first}/signals/offer`)
      .set({ from: person.uid, kind: "offer", payload: "{}", at: Timestamp.now() });
    const second = accepted(await start(person));
    expect(second.maxSeconds).toBeLessThanOrEqual(300);
    expect(second.maxSeconds).toBeGreaterThan(280);
    expect(await stored(first)).toMatchObject({ status: "ended", endedBy: "customer" });
    expect((await database().collection(`calls/${first}/signals`).get()).size).toBe(0);
    // Removed, as nobody paid for this plan: the comparison of the books would report it.
    await database().doc(`premiumUsers/${person.uid}`).delete();
  });

  it("leaves no signals, however the call ends", async () => {
    const [person, one] = [await planWith(1_200), await taking(admin)];
    const signal = { kind: "candidate", payload: "{}", at: Timestamp.now() };
    const ends: Readonly<Record<string, (callId: string) => Promise<unknown>>> = {
      cancelled: (callId) => call("endCall", { callId }, person.token),
      missed: (callId) => call("declineCall", { callId }, one.token),
      ended: async (callId) => {
        accepted(await call("answerCall", { callId }, one.token));
        return call("endCall", { callId }, person.token);
      },
    };
    for (const [status, end] of Object.entries(ends)) {
      const callId = await ringing(person);
      const signals = database().collection(`calls/${callId}/signals`);
      await Promise.all(
        Array.from({ length: 450 }, (_, n) => signals.doc(`${person.uid}_${n}`).set({ ...signal, from: person.uid })),
      );
      await end(callId);
      expect((await stored(callId)).status).toBe(status);
      expect((await signals.get()).size).toBe(0);
    }
  });

  it("never ends a call of a person in a crisis, nor refuses one", async () => {
    const [person, one] = [await guest(), await taking(admin)];
    accepted(await call("sendMessage", { messageId: "first", text: "hello" }, person.token));
    const callId = await ringing(person);
    accepted(await call("answerCall", { callId }, one.token));
    await database().doc(`conversations/${person.uid}`).update({ risk: "crisis" });
    await database()
      .doc(`calls/${callId}`)
      .update({ endsAt: Timestamp.fromMillis(Date.now() - 60_000) });
    for (const { token } of [person, one])
      expect(accepted(await call("checkCall", { callId }, token))).toMatchObject({
        status: "active",
        remainingSeconds: null,
      });
    expect(await stored(callId)).toMatchObject({ status: "active", allowance: "crisis" });
    // Lowering the level does not end it at once either.
    await database().doc(`conversations/${person.uid}`).update({ risk: "none" });
    expect(accepted(await call("checkCall", { callId }, one.token))).toMatchObject({
      status: "active",
      remainingSeconds: null,
    });
    await database().doc(`conversations/${person.uid}`).update({ risk: "crisis" });
    accepted(await call("endCall", { callId }, person.token));
    const again = await ringing(person);
    expect((await stored(again)).allowance).toBe("crisis");
  });

  it("lets the call go on over the limit by its own task when a crisis is flagged meanwhile, and counts nothing", async () => {
    const [person, one] = [await account(), await taking(admin)];
    accepted(await call("sendMessage", { messageId: "first", text: "hello" }, person.token));
    await planWith(7, person);
    const callId = await ringing(person);
    accepted(await call("answerCall", { callId }, one.token));
    await database().doc(`conversations/${person.uid}`).update({ risk: "crisis" });
    await vi.waitFor(
      async () =>
        expect(accepted(await call("checkCall", { callId }, one.token)).elapsedSeconds).toBeGreaterThanOrEqual(9),
      WAIT,
    );
    expect(await stored(callId)).toMatchObject({ status: "active", allowance: "crisis" });
    const answeredAt = Timestamp.fromMillis(Date.now() - 31_000);
    await database().doc(`calls/${callId}`).update({ answeredAt });
    accepted(await call("endCall", { callId }, one.token));
    // The call counts as an answer to what was written before its end.
    const talk = await database().doc(`conversations/${person.uid}`).get();
    expect(talk.get("spokeAt")).toBeGreaterThan(answeredAt.toMillis());
    expect(
      (
        await database()
          .doc(`usage/${person.uid}_${kolkataDay(Date.now())}`)
          .get()
      ).get("call"),
    ).toBe(1_793_000);
  });

  it("ends a call whose other side is gone", async () => {
    const [person, one] = [await guest(), await taking(admin)];
    const callId = await ringing(person);
    accepted(await call("answerCall", { callId }, one.token));
    await database()
      .doc(`callPlaces/${one.uid}`)
      .update({ seenAt: Timestamp.fromMillis(Date.now() - 61_000) });
    expect(accepted(await call("checkCall", { callId }, person.token))).toMatchObject({ status: "ended" });
    expect(await stored(callId)).toMatchObject({ endedBy: "lost" });
    expect([await inCall(person), await inCall(one)]).toEqual([false, false]);
  });
});

describe("a person who is not part of a call", () => {
  it("reads nothing of it and changes nothing in it", async () => {
    const [person, one, stranger] = [await guest(), await taking(admin), await guest()];
    const colleague = await listener(admin);
    const callId = await ringing(person);
    accepted(await call("answerCall", { callId }, one.token));
    const before = await stored(callId);
    for (const { token } of [stranger, colleague]) {
      for (const name of ["endCall", "checkCall", "joinCall"] as const)
        expect(reasonOf(await call(name, { callId }, token))).toBe("NOT_FOUND");
    }
    expect(reasonOf(await call("answerCall", { callId }, colleague.token))).toBe("NOT_FOUND");
    expect(reasonOf(await call("answerCall", { callId }, stranger.token))).toBe("NOT_PERMITTED");
    expect(reasonOf(await call("takeCalls", { on: true }, stranger.token))).toBe("NOT_PERMITTED");
    expect(await stored(callId)).toEqual(before);
    for (const { token } of [person, one])
      expect(accepted(await call("joinCall", { callId }, token))).toEqual({ iceServers: [], relayOnly: false });
  });

  it("is also a listener whose approval ends during the call", async () => {
    const [person, one] = [await guest(), await taking(admin)];
    const callId = await ringing(person);
    accepted(await call("answerCall", { callId }, one.token));
    accepted(await call("revokeVolunteer", { uid: one.uid }, admin.token));
    expect(await stored(callId)).toMatchObject({ status: "ended", endedBy: "server" });
    expect(reasonOf(await call("checkCall", { callId }, one.token))).toBe("NOT_FOUND");
    expect([await inCall(person), await inCall(one)]).toEqual([false, false]);
  });
});
