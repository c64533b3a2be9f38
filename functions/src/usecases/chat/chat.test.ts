import { FREE_MESSAGES } from "@thodu/domain/chat/limits";
import type { Actor } from "@thodu/domain/permissions";
import { MINUTE, SECOND } from "@thodu/domain/time";
import { volunteer, type Volunteer } from "@thodu/domain/volunteers/model";
import { beforeEach, describe, expect, it } from "vitest";
import { aPlan } from "../../../../tests/support/domain";
import { MemoryConversations } from "../../../../tests/support/memoryConversations";
import { MemoryRuntime } from "../../../../tests/support/memoryRuntime";
import { claimConversation } from "./claimConversation";
import { endConversation } from "./leaving";
import { prepare, sendMessage } from "./sendMessage";

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
const ports = () => ({
  runtime,
  conversations: store,
  listeners: store.listenerStore,
  messagesPerMinute: 60,
  riskCheck: "on" as const,
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

describe("sendMessage", () => {
  it("accepts 19 of 40 concurrent messages, one after another, and stores 19", async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => say(`m${n}`)));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(FREE_MESSAGES);
    expect(answers.filter((answer) => !answer.ok && answer.failure.reason === "CHAT_LIMIT")).toHaveLength(21);
    expect(store.thread(person.uid).size).toBe(FREE_MESSAGES);
    expect(summary()).toMatchObject({ ownMessageCount: FREE_MESSAGES, locked: true });
  });

  it("is stored under the claim at that time, not the one that it was decided on", async () => {
    await say("one");
    await say("two");
    const waiting = store.summaries.at(person.uid).see()?.value;
    store.meanwhile = () => {
      if (waiting)
        store.summaries
          .at(person.uid)
          .write({ ...waiting, status: "active", volunteerId: first.uid, claimId: "new claim" });
    };
    expect(await say("three")).toMatchObject({ ok: true });
    expect(store.thread(person.uid).get("three")).toMatchObject({ claimId: "new claim", volunteerId: first.uid });
    expect(runtime.pauses).toBeGreaterThan(0);
  });

  it("never refuses because of cached data", async () => {
    for (let n = 1; n <= FREE_MESSAGES; n += 1) await say(`m${n}`);
    expect(await say("m20")).toMatchObject({ ok: false });
    const locked = summary();
    if (locked) store.summaries.at(person.uid).write({ ...locked, risk: "crisis" });
    expect(await say("m20")).toEqual({ ok: true, value: { messageId: "m20", remaining: null, locked: false } });
  });

  it("uses what was read while the caller was authenticated", async () => {
    await say("one");
    const fresh = new MemoryConversations(runtime);
    fresh.summaries = store.summaries;
    const prepared = prepare({ ...ports(), conversations: fresh }, person.uid, { messageId: "two", text: "hello" });
    expect(prepared).not.toBeNull();
    expect(
      await sendMessage({ ...ports(), conversations: fresh }, person, { messageId: "two", text: "hello" }, prepared),
    ).toMatchObject({ ok: true, value: { remaining: 17 } });
  });

  it("gives up as BUSY if every try conflicts, and stores nothing", async () => {
    await say("one");
    const restless = () => {
      const now = summary();
      if (now) store.summaries.at(person.uid).write({ ...now });
      runtime.time += 100;
      store.meanwhile = restless;
    };
    store.meanwhile = restless;
    expect(await say("two")).toMatchObject({ ok: false, failure: { reason: "BUSY" } });
    expect(store.thread(person.uid).has("two")).toBe(false);
  });
});

describe("the minutes of a plan", () => {
  const plan = aPlan({ userId: person.uid, planId: "daily-care", validUntil: Infinity });
  const day = `${person.uid}_2026-01-16`;
  const answer = (id: string) => say(id, "I am here.", first);

  beforeEach(async () => {
    store.plans.set(person.uid, plan);
    await say("one");
    await claim(first);
    await answer("two");
  });

  it("are counted once, whatever is repeated, up to the end", async () => {
    runtime.time += MINUTE;
    const spent = await Promise.all([answer("three"), answer("three"), answer("three")]);
    expect(spent.every(({ ok }) => ok)).toBe(true);
    const counted = store.usage.get(day)?.chat ?? 0;
    expect(counted).toBeGreaterThanOrEqual(MINUTE);
    expect(counted).toBeLessThan(MINUTE + SECOND);
    runtime.time += MINUTE;
    await endConversation(ports(), person, { conversationId: person.uid });
    expect(store.usage.get(day)?.chat ?? 0).toBeGreaterThanOrEqual(counted + MINUTE);
    expect(summary()?.meter).toBeNull();
  });

  it("exclude the time in which the listener was not connected", async () => {
    const back = runtime.time + 4 * MINUTE;
    runtime.time += 5 * MINUTE;
    store.listener = { since: back, until: Infinity };
    await answer("three");
    expect(store.usage.get(day)?.chat ?? 0).toBeLessThanOrEqual(MINUTE + SECOND);
    expect(store.usage.get(day)?.chat ?? 0).toBeGreaterThanOrEqual(MINUTE);
  });

  it("refuse with the seconds to midnight once they are used, but not while the listener was away", async () => {
    store.usage.set(day, { chat: 90 * MINUTE, call: 0 });
    expect(await say("three")).toMatchObject({ ok: false, failure: { reason: "QUOTA_USED" } });
    store.usage.set(day, { chat: 89 * MINUTE, call: 0 });
    runtime.time += MINUTE;
    expect(await say("three")).toMatchObject({ ok: false, failure: { reason: "QUOTA_USED" } });
    store.listener = { since: -Infinity, until: runtime.time - 2 * MINUTE };
    expect(await say("three")).toMatchObject({ ok: true });
  });
});
