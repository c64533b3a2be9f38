import { BREAK, STRETCH_MAX } from "@thodu/domain/matching/availability";
import type { Actor } from "@thodu/domain/permissions";
import { MINUTE } from "@thodu/domain/time";
import { volunteer, type Volunteer } from "@thodu/domain/volunteers/model";
import { beforeEach, describe, expect, it } from "vitest";
import { MemoryConversations } from "../../../../tests/support/memoryConversations";
import { MemoryRuntime } from "../../../../tests/support/memoryRuntime";
import { unasked } from "../../../../tests/support/waits";
import { claimConversation, prepare as prepareClaim } from "./claimConversation";
import { endConversation, releaseConversation } from "./leaving";
import { markConversationRead } from "./markConversationRead";
import { readHistory } from "./readHistory";
import { sendMessage } from "./sendMessage";

const person: Actor = {
  uid: "customer",
  guest: true,
  email: null,
  listener: false,
  tokenSaysListener: false,
  admin: false,
};
const asListener = (uid: string): Actor => ({ ...person, uid, guest: false, listener: true, tokenSaysListener: true });
const [first, second] = [asListener("first"), asListener("second")];
const record: Volunteer = volunteer.parse({ email: "l@people.example", approved: true, availability: "online" });

let runtime: MemoryRuntime;
let store: MemoryConversations;
const queue = { ...unasked, atDesk: unasked.agree, candidates: unasked.agree };
const ports = () => ({
  runtime,
  conversations: store,
  listeners: store.listenerStore,
  messagesPerMinute: 60,
  riskCheck: "on" as const,
  queue,
});
const say = (messageId: string, text = "hello", actor = person) =>
  sendMessage(ports(), actor, { messageId, text, ...(actor !== person && { conversationId: person.uid }) });
const claim = (actor: Actor, takeOver = false) =>
  claimConversation(ports(), actor, { conversationId: person.uid, takeOver });
const summary = () => store.summaries.at(person.uid).see()?.value;

beforeEach(() => {
  runtime = new MemoryRuntime();
  store = new MemoryConversations(runtime);
  for (const { uid } of [first, second]) store.listeners.at(uid).write(record);
});

describe("claims", () => {
  it("one of many succeeds; the load and the record follow", async () => {
    await say("one");
    const answers = await Promise.all([claim(first), claim(second)]);
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(answers.filter((answer) => !answer.ok && answer.failure.reason === "TAKEN")).toHaveLength(1);
    expect(store.audit.map((line) => line.action)).toEqual(["conversation.claim"]);
  });

  it("that lost to another one say so at once, without a pause", async () => {
    await say("one");
    const waiting = store.summaries.at(person.uid).see()?.value;
    store.meanwhile = () => {
      if (waiting)
        store.summaries
          .at(person.uid)
          .write({ ...waiting, status: "active", volunteerId: first.uid, claimId: "first came" });
    };
    expect(await claim(second)).toMatchObject({ ok: false, failure: { reason: "TAKEN" } });
    expect(runtime.pauses).toBe(0);
  });

  it("use what was read while the caller was authenticated, and read again if it has changed", async () => {
    await say("one");
    const prepared = prepareClaim(ports(), first.uid, { conversationId: person.uid });
    await prepared;
    await say("two");
    expect(await claimConversation(ports(), first, { conversationId: person.uid }, prepared)).toMatchObject({
      ok: true,
    });
    expect(summary()).toMatchObject({ volunteerId: first.uid, ownMessageCount: 2 });
  });

  it("fail if the approval ends meanwhile", async () => {
    await say("one");
    store.meanwhile = () => store.listeners.at(first.uid).write({ ...record, approved: false });
    expect(await claim(first)).toMatchObject({ ok: false, failure: { reason: "NOT_PERMITTED" } });
    expect(summary()).toMatchObject({ status: "waiting", volunteerId: null });
  });

  it("are refused during the break after a long stretch; those already held stay", async () => {
    await say("one");
    const stretch = { seenAt: runtime.now() - MINUTE, stretchSince: runtime.now() - STRETCH_MAX };
    store.listeners.at(first.uid).write({ ...record, ...stretch });
    for (const takeOver of [false, true])
      expect(await claim(first, takeOver)).toMatchObject({ ok: false, failure: { reason: "NOT_PERMITTED" } });
    expect(summary()).toMatchObject({ status: "waiting", volunteerId: null });
    runtime.time += BREAK;
    expect(await claim(first)).toMatchObject({ ok: true });
    store.listeners
      .at(first.uid)
      .write({ ...record, load: 1, seenAt: runtime.now(), stretchSince: runtime.now() - STRETCH_MAX });
    expect(await claim(first)).toMatchObject({ ok: true });
  });

  it("can take over from a colleague: one load goes down and one up", async () => {
    await say("one");
    await claim(first);
    expect(await claim(second, true)).toMatchObject({ ok: false, failure: { reason: "TAKEN" } });
    runtime.time += 300_000;
    store.onPhone.add(`${person.uid} ${first.uid}`);
    expect(await claim(second, true)).toMatchObject({ ok: false, failure: { reason: "TAKEN" } });
    store.onPhone.clear();
    expect(await claim(second, true)).toMatchObject({ ok: true });
    expect(store.listeners.at(first.uid).see()?.value.load).toBe(0);
    expect(store.listeners.at(second.uid).see()?.value.load).toBe(1);
  });
});

describe("leaving", () => {
  it("frees only what the caller holds", async () => {
    await say("one");
    await claim(first);
    expect(await releaseConversation(ports(), second, { conversationId: person.uid })).toMatchObject({
      ok: false,
      failure: { reason: "NOT_CLAIMED" },
    });
    expect(await releaseConversation(ports(), person, { conversationId: person.uid })).toMatchObject({
      ok: false,
      failure: { reason: "NOT_CLAIMED" },
    });
    expect(await releaseConversation(ports(), first, { conversationId: person.uid })).toEqual({ ok: true, value: {} });
    expect(summary()).toMatchObject({ status: "waiting", notice: "listener-left", volunteerId: null });
  });

  it("opens a case if somebody in a crisis ends it or leaves the queue, not if the listener does", async () => {
    await say("one", "i want to kill myself");
    await endConversation(ports(), person, { conversationId: person.uid });
    expect(store.cases).toMatchObject([{ category: "crisis-ended", conversationId: person.uid }]);
    await say("two", "i still want to die");
    await claim(first);
    await Promise.all([1, 2].map(() => endConversation(ports(), person, { conversationId: person.uid })));
    expect(store.cases).toHaveLength(2);
    await say("three");
    await claim(first);
    await endConversation(ports(), first, { conversationId: person.uid });
    expect(store.cases).toHaveLength(2);
  });

  it("ends once, however often it is asked for", async () => {
    await say("one");
    await claim(first);
    expect(await endConversation(ports(), first, { conversationId: person.uid })).toEqual({ ok: true, value: {} });
    expect(await endConversation(ports(), person, { conversationId: person.uid })).toEqual({ ok: true, value: {} });
    expect(store.audit.map((line) => line.action)).toEqual(["conversation.claim", "conversation.end"]);
    expect(store.listeners.at(first.uid).see()?.value.load).toBe(0);
  });
});

describe("reading", () => {
  it("is for the two of the conversation", async () => {
    await say("one");
    const conversationId = person.uid;
    expect(await readHistory(ports(), first, { conversationId })).toMatchObject({
      ok: false,
      failure: { reason: "NOT_CLAIMED" },
    });
    expect(await markConversationRead(ports(), first, { conversationId })).toMatchObject({
      ok: false,
      failure: { reason: "NOT_CLAIMED" },
    });
    await claim(first);
    expect(await readHistory(ports(), first, { conversationId })).toMatchObject({
      ok: true,
      value: { more: false, messages: [{ messageId: "one" }] },
    });
    expect(await readHistory(ports(), first, { conversationId, before: "unknown" })).toMatchObject({
      ok: false,
      failure: { reason: "NOT_FOUND" },
    });
    await markConversationRead(ports(), first, { conversationId });
    expect(summary()).toMatchObject({ unreadByVolunteer: 0, volunteerReadAt: runtime.time });
  });

  it("shows a listener, and nobody else, that a colleague wrote before them", async () => {
    const conversationId = person.uid;
    const colleagues = async (actor: Actor) => {
      const answer = await readHistory(ports(), actor, { conversationId });
      return answer.ok ? answer.value.messages.map(({ byColleague }) => byColleague) : null;
    };
    await say("one");
    await claim(first);
    await say("two", "I am here.", first);
    expect(await colleagues(first)).toEqual([undefined, undefined]);
    await releaseConversation(ports(), first, { conversationId });
    await claim(second);
    await say("three", "I am here now.", second);
    expect(await colleagues(second)).toEqual([undefined, true, undefined]);
    expect(await colleagues(person)).toEqual([undefined, undefined, undefined]);
  });

  it("keeps an earlier talk between the person and the listener of that time", async () => {
    const conversationId = person.uid;
    const heard = async (actor: Actor, before?: string) => {
      const answer = await readHistory(ports(), actor, {
        conversationId,
        limit: 2,
        ...(before !== undefined && { before }),
      });
      return answer.ok
        ? { ids: answer.value.messages.map(({ messageId }) => messageId), more: answer.value.more }
        : null;
    };
    const end = async (actor: Actor) => endConversation(ports(), actor, { conversationId });
    for (const [actor, own, theirs] of [
      [first, "a1", "a2"],
      [second, "b1", "b2"],
      [first, "c1", "c2"],
    ] as const) {
      runtime.time += 1_000;
      await say(`${own}-waiting`);
      await claim(actor);
      await say(own);
      await say(theirs, "I am here.", actor);
      if (own !== "c1") {
        runtime.time += 1_000;
        await end(actor);
      }
    }
    expect(await heard(first)).toEqual({ ids: ["c1", "c2"], more: true });
    expect(await heard(first, "c1")).toEqual({ ids: ["a2", "c1-waiting"], more: true });
    expect(await heard(first, "a2")).toEqual({ ids: ["a1-waiting", "a1"], more: false });
    expect(await heard(person, "c1")).toEqual({ ids: ["b2", "c1-waiting"], more: true });
  });

  it("keeps a talk whose listener left between the two, also if the person then stops waiting", async () => {
    const conversationId = person.uid;
    await say("one");
    await claim(first);
    await say("two");
    runtime.time += 1_000;
    await releaseConversation(ports(), first, { conversationId });
    runtime.time += 1_000;
    await say("three");
    await endConversation(ports(), person, { conversationId });
    runtime.time += 1_000;
    await say("four");
    await claim(second);
    expect(await readHistory(ports(), second, { conversationId })).toMatchObject({
      ok: true,
      value: { more: false, messages: [{ messageId: "three" }, { messageId: "four" }] },
    });
  });

  it("shows the next listener what was written in a wait that only the person ended", async () => {
    const conversationId = person.uid;
    await say("one");
    runtime.time += 1_000;
    await endConversation(ports(), person, { conversationId });
    runtime.time += 1_000;
    await say("two");
    await claim(first);
    expect(await readHistory(ports(), first, { conversationId })).toMatchObject({
      ok: true,
      value: { messages: [{ messageId: "one" }, { messageId: "two" }] },
    });
  });
});
