import { randomUUID } from "node:crypto";
import { onCall } from "@thodu/domain/oncall/model";
import { Timestamp } from "firebase-admin/firestore";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { wiring } from "../../functions/src/runtime/wiring";
import { accepted, call, reasonOf } from "../support/callables";
import { callsTo, carrierTells, freshNumber } from "../support/carrier";
import { pushesTo } from "../support/mails";
import { always, nobodyOnCall, ringsOf } from "../support/onCall";
import { account, database, guest, listener, type Person } from "../support/people";
import { functionUrl } from "../support/suite";

const SOON = { timeout: 30_000, interval: 100 };

let admin: Person;
beforeAll(async () => {
  admin = await account({ admin: true });
});
nobodyOnCall();

const record = async ({ uid }: Person) => onCall.parse((await database().doc(`onCall/${uid}`).get()).data());
const wish = (number: string | null, push = false) => ({ ...always(), channels: { push, call: true }, number });
const lastRing = async (one: Person) => (await ringsOf(one)).at(-1);

async function callTo(number: string) {
  await vi.waitFor(async () => expect(await callsTo(number)).not.toEqual([]), SOON);
  const made = (await callsTo(number)).at(-1);
  if (!made) throw new Error("Just seen.");
  return made;
}

/** A listener who is on call at any hour and has passed a test call. */
async function callable(push = false) {
  const [one, number] = [await listener(admin), freshNumber()];
  accepted(await call("setOnCall", wish(number, push), one.token));
  const { ringId } = accepted(await call("testRing", { by: "call" }, one.token));
  const { sid } = await callTo(number);
  await carrierTells({ sid, status: "in-progress", digits: "1" });
  await database().doc(`rings/${ringId}`).delete();
  return { one, number, made: async () => (await callsTo(number)).filter((each) => each.sid !== sid) };
}

async function waits(text = "hello"): Promise<Person> {
  const person = await guest();
  accepted(await call("sendMessage", { messageId: randomUUID(), text, locale: "en" }, person.token));
  accepted(await call("readQueue", {}, person.token));
  return person;
}

describe("a number", () => {
  it("is called only after the key was pressed in its own test call", async () => {
    const [one, number] = [await listener(admin), freshNumber()];
    expect(reasonOf(await call("testRing", { by: "call" }, one.token))).toBe("NOT_FOUND");
    accepted(await call("setOnCall", wish(` ${number.slice(3)} `), one.token));
    expect(await record(one)).toMatchObject({ number, callTestedAt: null, testedAt: null });
    const { ringId } = accepted(await call("testRing", { by: "call" }, one.token));
    const { sid, twiml, timeout } = await callTo(number);
    expect(twiml).toContain("This is a test call from Thodu.");
    expect(timeout).toBeLessThanOrEqual(60);
    await carrierTells({ sid, status: "ringing" });
    // A press on the page does not count as a key of the phone.
    accepted(await call("answerRing", { ringId, answer: "here" }, one.token));
    expect(await record(one)).toMatchObject({ callTestedAt: null, testedAt: null });
    const [forged] = await carrierTells({ sid, status: "in-progress", digits: "1", token: "another-token" });
    expect([forged, (await record(one)).callTestedAt]).toEqual([{ status: 403, body: "" }, null]);
    const [heard] = await carrierTells({ sid, status: "in-progress", digits: "1" });
    expect(heard?.body).toContain("Thank you. Your phone is ready.");
    expect((await record(one)).callTestedAt).not.toBeNull();
    expect((await record(one)).testedAt).not.toBeNull();
  });

  it("that is changed has to be tested again, also if its test call is answered later", async () => {
    const { one, number } = await callable();
    accepted(await call("setOnCall", wish(number), one.token));
    expect((await record(one)).callTestedAt).not.toBeNull();
    accepted(await call("testRing", { by: "call" }, one.token));
    const other = freshNumber();
    accepted(await call("setOnCall", wish(other), one.token));
    const { sid } = await callTo(number);
    const [heard] = await carrierTells({ sid, status: "in-progress", digits: "1" });
    expect(heard?.body).toContain("Your number was changed meanwhile.");
    expect(await record(one)).toMatchObject({ number: other, callTestedAt: null });
    accepted(await call("setOnCall", wish(null), one.token));
    expect(await record(one)).toMatchObject({ number: null, callTestedAt: null });
  });

  it("that the carrier refuses is reported as such, and test calls are limited to five a day", async () => {
    const [one, number] = [await listener(admin), `${freshNumber().slice(0, 10)}000`];
    accepted(await call("setOnCall", wish(number), one.token));
    for (let each = 0; each < 5; each += 1) accepted(await call("testRing", { by: "call" }, one.token));
    expect((await ringsOf(one)).map(({ callEnd }) => callEnd)).toEqual(Array.from({ length: 5 }, () => "failed"));
    expect(reasonOf(await call("testRing", { by: "call" }, one.token))).toBe("RATE_LIMITED");
  });

  it("is in its owner’s export of their data", async () => {
    const { one, number } = await callable();
    const copy = accepted(await call("exportMyData", {}, one.token));
    expect(JSON.stringify(copy)).toContain(number);
  });
});

describe("a person who waits", () => {
  it("has a phone called that takes no push, without a word about them; another listener's claim ends the call", async () => {
    const [{ one, made }, other] = [await callable(), await listener(admin)];
    const person = await waits("I am so tired of all of this");
    await vi.waitFor(async () => expect((await lastRing(one))?.callId).not.toBeNull(), SOON);
    const [only, ...more] = await made();
    expect([more, only?.status]).toEqual([[], "queued"]);
    expect(only?.twiml).toContain("Somebody is waiting for a listener.");
    expect(only?.twiml).not.toContain("tired");
    expect(JSON.stringify(only)).not.toContain(person.uid);
    accepted(await call("claimConversation", { conversationId: person.uid }, other.token));
    expect((await lastRing(one))?.state).toBe("taken");
    // Another run of the pager may have seen the claim first.
    await vi.waitFor(async () => expect((await made())[0]?.status).toBe("completed"), SOON);
    const [late] = await carrierTells({ sid: only?.sid ?? "", status: "in-progress", digits: "1" });
    expect(late?.body).toContain("Answered. Thank you for being there.");
    expect(await lastRing(one)).toMatchObject({ state: "taken", answeredAt: null });
  });

  it("ends the call by leaving", async () => {
    const { one, made } = await callable();
    const person = await waits();
    await vi.waitFor(async () => expect((await lastRing(one))?.callId).not.toBeNull(), SOON);
    accepted(await call("endConversation", { conversationId: person.uid }, person.token));
    expect((await lastRing(one))?.state).toBe("over");
    await vi.waitFor(async () => expect((await made()).map(({ status }) => status)).toEqual(["completed"]), SOON);
  });

  it("has the call end after a minute", async () => {
    const { one, made } = await callable();
    await waits();
    await vi.waitFor(async () => expect((await lastRing(one))?.callId).not.toBeNull(), SOON);
    const ring = await lastRing(one);
    await database()
      .doc(`rings/${ring?.id ?? ""}`)
      .update({ until: Timestamp.now() });
    await wiring().pager.run();
    expect((await lastRing(one))?.state).toBe("expired");
    await vi.waitFor(async () => expect((await made()).map(({ status }) => status)).toEqual(["completed"]), SOON);
  });

  it("has a phone called whose push gave no receipt within 4 seconds, once", async () => {
    const { one, made } = await callable(true);
    const token = `phone:${randomUUID()}`;
    accepted(await call("addDevice", { token }, one.token));
    await waits();
    await vi.waitFor(async () => expect(await pushesTo(token)).toHaveLength(1), SOON);
    await vi.waitFor(async () => expect(await made()).toHaveLength(1), SOON);
    const ring = await lastRing(one);
    expect((ring?.calledAt ?? 0) - (ring?.at ?? 0)).toBeGreaterThanOrEqual(3_000);
    await Promise.all([wiring().pager.run(), wiring().pager.run()]);
    expect(await made()).toHaveLength(1);
  });
});

describe("the carrier’s webhook", () => {
  async function rung() {
    const { one, made } = await callable();
    const person = await waits();
    await vi.waitFor(async () => expect((await lastRing(one))?.callId).not.toBeNull(), SOON);
    const sid = (await made())[0]?.sid ?? "";
    return { one, person, sid };
  }

  it("stores events that come twice and in the wrong order once, and counts the ring once", async () => {
    const { one, sid } = await rung();
    const told = await carrierTells({ sid, status: "in-progress", times: 4 });
    expect(told.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const first = await lastRing(one);
    expect([first?.arrivedAt, first?.shownAt]).not.toContain(null);
    await carrierTells({ sid, status: "ringing", times: 2 });
    expect(await lastRing(one)).toEqual(first);
    expect((await record(one)).reached).toHaveLength(1);
    await carrierTells({ sid, status: "completed" });
    await carrierTells({ sid, status: "failed" });
    expect((await lastRing(one))?.callEnd).toBe("completed");
  });

  it("stores events that come after the ring is over, and the ring stays over", async () => {
    const { one, person, sid } = await rung();
    accepted(await call("endConversation", { conversationId: person.uid }, person.token));
    await carrierTells({ sid, status: "ringing" });
    await carrierTells({ sid, status: "no-answer", times: 2 });
    const ring = await lastRing(one);
    expect(ring).toMatchObject({ state: "over", callEnd: "no-answer" });
    expect(ring?.arrivedAt).not.toBeNull();
    expect((await record(one)).reached).toHaveLength(1);
    await database()
      .doc(`rings/${ring?.id ?? ""}`)
      .delete();
    expect((await carrierTells({ sid, status: "completed" }))[0]?.status).toBe(200);
    expect(
      (
        await database()
          .doc(`rings/${ring?.id ?? ""}`)
          .get()
      ).exists,
    ).toBe(false);
  });

  it("refuses forged requests, and reads nothing for them", async () => {
    const { one, sid } = await rung();
    const before = await lastRing(one);
    const forged = await carrierTells({ sid, status: "in-progress", digits: "2", token: "guessed", times: 2 });
    expect(forged.map(({ status }) => status)).toEqual([403, 403]);
    const url = `${functionUrl("carrierWebhook")}?ring=${before?.id ?? ""}`;
    const body = new URLSearchParams({ CallSid: sid, CallStatus: "in-progress", Digits: "2" });
    const post = async (headers: Record<string, string>) =>
      (await fetch(url, { method: "POST", headers, body })).status;
    expect(await post({})).toBe(403);
    expect(await post({ "x-twilio-signature": `${"A".repeat(27)}=` })).toBe(403);
    expect((await fetch(url)).status).toBe(405);
    expect(await lastRing(one)).toEqual(before);
    // A signed request with an unknown status changes nothing.
    expect((await carrierTells({ sid, status: "something-new" }))[0]?.status).toBe(200);
    expect(await lastRing(one)).toEqual(before);
  });

  it("accepts the key by which a listener declines, and rings somebody else at once", async () => {
    const { one, sid } = await rung();
    const answered = await carrierTells({ sid, status: "in-progress", digits: "2", times: 2 });
    expect(answered.filter(({ body }) => body.includes("We go on looking for somebody."))).toHaveLength(2);
    expect((await lastRing(one))?.state).toBe("declined");
    expect(await record(one)).toMatchObject({ missed: 0 });
  });

  it("accepts the key by which a listener comes; the talk begins only with the claim", async () => {
    const { one, person, sid } = await rung();
    const [heard] = await carrierTells({ sid, status: "in-progress", digits: "1" });
    expect(heard?.body).toContain("Please open Thodu now and answer there.");
    expect(await lastRing(one)).toMatchObject({ state: "ringing" });
    expect((await lastRing(one))?.answeredAt).not.toBeNull();
    accepted(await call("claimConversation", { conversationId: person.uid }, one.token));
    expect((await lastRing(one))?.state).toBe("answered");
  });
});
