import { Timestamp } from "firebase-admin/firestore";
import { STRETCH_MAX } from "@thodu/domain/matching/availability";
import { report } from "@thodu/domain/reports/model";
import { beforeAll, describe, expect, it } from "vitest";
import { accepted, call, reasonOf } from "../support/callables";
import { leftWithoutAnswer } from "../support/conversations";
import { account, database, guest, listener, type Person } from "../support/people";
import { audit, claim, load, summary, waiting } from "../support/claims";

let admin: Person;
beforeAll(async () => {
  admin = await account({ admin: true });
});

describe("a claim", () => {
  it("is given to one of many, and the others are told that the person is taken", async () => {
    const person = await waiting();
    const listeners = await Promise.all(Array.from({ length: 6 }, () => listener(admin)));
    const answers = await Promise.all(listeners.map((one) => claim(one, person.uid)));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(answers.filter((answer) => !answer.ok).map(reasonOf)).toEqual(Array.from({ length: 5 }, () => "TAKEN"));
    expect(await summary(person.uid)).toMatchObject({ status: "active", waitingSince: null });
    expect(await Promise.all(listeners.map(load)).then((loads) => loads.reduce((sum, n) => sum + n, 0))).toBe(1);
  });

  it("is refused during the break after four hours, except for conversations already held", async () => {
    const [person, other, one] = [await waiting(), await waiting(), await listener(admin)];
    const first = accepted(await claim(one, person.uid));
    const now = Date.now();
    await database()
      .doc(`volunteers/${one.uid}`)
      .update({ seenAt: new Date(now), stretchSince: new Date(now - STRETCH_MAX) });
    expect(accepted(await claim(one, person.uid))).toEqual(first);
    for (const takeOver of [false, true])
      expect(reasonOf(await claim(one, other.uid, { takeOver }))).toBe("NOT_PERMITTED");
    expect(await summary(other.uid)).toMatchObject({ status: "waiting", volunteerId: null });
    expect(await load(one)).toBe(1);
  });

  it("is the same when it is repeated", async () => {
    const [person, one] = [await waiting(), await listener(admin)];
    const first = accepted(await claim(one, person.uid));
    expect(accepted(await claim(one, person.uid))).toEqual(first);
    expect(await load(one)).toBe(1);
  });

  it("is refused at the cap, also when several race", async () => {
    const one = await listener(admin);
    const people = await Promise.all(Array.from({ length: 5 }, waiting));
    const answers = await Promise.all(people.map((person) => claim(one, person.uid)));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(3);
    expect(answers.filter((answer) => !answer.ok).map(reasonOf)).toEqual(["AT_CAPACITY", "AT_CAPACITY"]);
    expect(await load(one)).toBe(3);
  });

  it("passes to a colleague only if a take-over is asked for", async () => {
    const [person, first, second] = [await waiting(), await listener(admin), await listener(admin)];
    const before = accepted(await claim(first, person.uid));
    expect(reasonOf(await claim(second, person.uid))).toBe("TAKEN");
    // While the first listener can still answer, only they can hand it over.
    expect(reasonOf(await claim(second, person.uid, { takeOver: true, reason: "They asked for me." }))).toBe("TAKEN");
    await leftWithoutAnswer(person.uid);
    const after = accepted(await claim(second, person.uid, { takeOver: true, reason: "They asked for me." }));
    expect(after.claimId).not.toBe(before.claimId);
    expect([await load(first), await load(second)]).toEqual([0, 1]);
    expect(await summary(person.uid)).toMatchObject({ volunteerId: second.uid, notice: "listener-changed" });
    expect(reasonOf(await call("readHistory", { conversationId: person.uid }, first.token))).toBe("NOT_CLAIMED");
    expect(await audit(person.uid)).toEqual(["conversation.claim", "conversation.takeOver"]);
  });

  it("is refused to customers, applicants, strangers and the person themselves", async () => {
    const person = await waiting();
    const applicant = await account();
    accepted(await call("applyAsVolunteer", { name: "Asha" }, applicant.token));
    for (const one of [await guest(), applicant]) expect(reasonOf(await claim(one, person.uid))).toBe("NOT_PERMITTED");
    const own = await listener(admin);
    accepted(await call("sendMessage", { messageId: "mine", text: "I need to talk too" }, own.token));
    expect(reasonOf(await claim(own, own.uid))).toBe("NOT_PERMITTED");
    expect(reasonOf(await claim(own, "nobody"))).toBe("NOT_FOUND");
    expect(await summary(person.uid)).toMatchObject({ status: "waiting", volunteerId: null });
  });
});

describe("leaving", () => {
  it("puts the person back in the queue and frees the listener's place", async () => {
    const [person, one] = [await waiting(), await listener(admin)];
    const { claimId } = accepted(await claim(one, person.uid));
    accepted(await call("releaseConversation", { conversationId: person.uid }, one.token));
    const stored = await summary(person.uid);
    expect(stored).toMatchObject({ status: "waiting", volunteerId: null, notice: "listener-left" });
    expect(stored.claimId).not.toBe(claimId);
    expect(stored.waitingSince).not.toBeNull();
    expect(await load(one)).toBe(0);
    expect(reasonOf(await call("releaseConversation", { conversationId: person.uid }, one.token))).toBe("NOT_CLAIMED");
  });

  it("gives the person their earlier place, unless the listener has written to them", async () => {
    const [person, one, other] = [await waiting(), await listener(admin), await listener(admin)];
    const since = Date.now() - 20 * 60_000;
    await database()
      .doc(`conversations/${person.uid}`)
      .update({ waitingSince: Timestamp.fromMillis(since) });
    const release = (by: Person) => call("releaseConversation", { conversationId: person.uid }, by.token);
    accepted(await claim(one, person.uid));
    accepted(await release(one));
    expect(await summary(person.uid)).toMatchObject({ status: "waiting", waitingSince: since });
    accepted(await claim(other, person.uid));
    accepted(
      await call("sendMessage", { messageId: "hi", text: "I am here", conversationId: person.uid }, other.token),
    );
    accepted(await release(other));
    expect((await summary(person.uid)).waitingSince).toBeGreaterThan(since + 60_000);
  });

  it("opens a case for the admins if somebody in a crisis leaves the queue, or ends it; once each", async () => {
    const [person, one] = [await waiting(), await listener(admin)];
    const cases = async () =>
      (await database().collection("reports").where("conversationId", "==", person.uid).get()).docs.map((doc) =>
        report.parse(doc.data()),
      );
    const end = () => call("endConversation", { conversationId: person.uid }, person.token);
    accepted(await call("sendMessage", { messageId: "danger", text: "i want to kill myself" }, person.token));
    for (const answer of await Promise.all([end(), end(), end()])) accepted(answer);
    expect(await cases()).toMatchObject([{ category: "crisis-ended", by: "server", status: "open", reportedId: null }]);
    accepted(await call("sendMessage", { messageId: "back", text: "i still want to die" }, person.token));
    accepted(await claim(one, person.uid));
    accepted(await end());
    expect(await cases()).toHaveLength(2);
  });

  it("ends it for both whoever of the two does it, and the next message reopens it", async () => {
    const [person, one] = [await waiting(), await listener(admin)];
    accepted(await claim(one, person.uid));
    accepted(await call("endConversation", { conversationId: person.uid }, person.token));
    expect(await summary(person.uid)).toMatchObject({
      status: "closed",
      volunteerId: null,
      notice: "ended-by-customer",
      deskEpoch: "",
    });
    expect(await load(one)).toBe(0);
    expect(reasonOf(await claim(one, person.uid))).toBe("NOT_CLAIMED");
    accepted(await call("endConversation", { conversationId: person.uid }, person.token));
    accepted(await call("sendMessage", { messageId: "again", text: "are you there?" }, person.token));
    const epoch = String((await database().doc("desk/current").get()).get("epoch"));
    expect(await summary(person.uid)).toMatchObject({
      status: "waiting",
      notice: null,
      ownMessageCount: 2,
      deskEpoch: epoch,
    });
  });
});

describe("reading", () => {
  it("counts unread messages and marks them read for each side", async () => {
    const [person, one] = [await waiting(), await listener(admin)];
    const conversationId = person.uid;
    accepted(await claim(one, conversationId));
    accepted(await call("sendMessage", { messageId: "reply", text: "I am here", conversationId }, one.token));
    expect(await summary(conversationId)).toMatchObject({
      unreadByVolunteer: 1,
      unreadByCustomer: 1,
      customerReadAt: null,
    });
    accepted(await call("markConversationRead", { conversationId }, person.token));
    accepted(await call("markConversationRead", { conversationId }, one.token));
    const stored = await summary(conversationId);
    expect(stored).toMatchObject({ unreadByVolunteer: 0, unreadByCustomer: 0 });
    expect(stored.customerReadAt).toBeGreaterThanOrEqual(stored.lastMessageAt);
    expect(stored.volunteerReadAt).toBeGreaterThanOrEqual(stored.lastMessageAt);
  });

  it("returns history page by page without gaps, for the person and the listener who holds it", async () => {
    const [person, one] = [await waiting(), await listener(admin)];
    const conversationId = person.uid;
    for (let n = 2; n <= 7; n += 1)
      accepted(await call("sendMessage", { messageId: `m${n}`, text: `${n}` }, person.token));
    accepted(await claim(one, conversationId));
    for (const reader of [person, one]) {
      const newest = accepted(await call("readHistory", { conversationId, limit: 3 }, reader.token));
      expect(newest).toMatchObject({
        more: true,
        messages: [{ messageId: "m5" }, { messageId: "m6" }, { messageId: "m7" }],
      });
      const older = accepted(await call("readHistory", { conversationId, limit: 3, before: "m5" }, reader.token));
      expect(older.messages.map((message) => message.messageId)).toEqual(["m2", "m3", "m4"].slice(0, 3));
      const oldest = accepted(await call("readHistory", { conversationId, limit: 3, before: "m2" }, reader.token));
      expect(oldest).toMatchObject({ more: false, messages: [{ messageId: "first" }] });
    }
  });

  it("returns to a listener the current talk and their own earlier ones, and no talk with a colleague", async () => {
    const person = await guest();
    const conversationId = person.uid;
    const [one, other] = [await listener(admin), await listener(admin)];
    const say = async (messageId: string, token = person.token) =>
      accepted(
        await call(
          "sendMessage",
          { messageId, text: messageId, ...(token !== person.token && { conversationId }) },
          token,
        ),
      );
    for (const [by, talk] of [
      [one, "a"],
      [other, "b"],
      [one, "c"],
    ] as const) {
      await say(`${talk}1`);
      if (talk === "b") await say("b1b");
      accepted(await claim(by, conversationId));
      await say(`${talk}2`);
      await say(`${talk}3`, by.token);
      if (talk !== "c") accepted(await call("endConversation", { conversationId }, by.token));
    }
    const page = async (limit: number, before?: string) => {
      const { messages, more } = accepted(
        await call("readHistory", { conversationId, limit, ...(before !== undefined && { before }) }, one.token),
      );
      return { ids: messages.map(({ messageId }) => messageId).join(" "), more };
    };
    expect(await page(30)).toEqual({ ids: "a1 a2 a3 c1 c2 c3", more: false });
    expect(await page(3)).toEqual({ ids: "c1 c2 c3", more: true });
    expect(await page(2, "c2")).toEqual({ ids: "a3 c1", more: true });
    expect(await page(1, "a3")).toEqual({ ids: "a2", more: true });
    expect(await page(3, "a2")).toEqual({ ids: "a1", more: false });
    expect(await page(3, "a1")).toEqual({ ids: "", more: false });
    // Naming a message of the colleague's talk gives no access to that talk.
    for (const before of ["b1", "b2"]) expect(await page(30, before)).toEqual({ ids: "a1 a2 a3", more: false });
    expect(accepted(await call("readHistory", { conversationId }, person.token)).messages).toHaveLength(10);
  });
});
