import type { Actor } from "@thodu/domain/permissions";
import { MINUTE } from "@thodu/domain/time";
import { volunteer } from "@thodu/domain/volunteers/model";
import { beforeEach, describe, expect, it } from "vitest";
import { anActor } from "../../../../tests/support/domain";
import { MemoryConversations } from "../../../../tests/support/memoryConversations";
import { MemoryRuntime } from "../../../../tests/support/memoryRuntime";
import { onDesk } from "../../../../tests/support/queue";
import { claimConversation } from "./claimConversation";
import type { HandOverPorts } from "./handOver";
import { releaseConversation } from "./leaving";
import { sendMessage } from "./sendMessage";

const person = anActor({ uid: "customer" });
const asListener = (uid: string) => anActor({ uid, guest: false, listener: true, tokenSaysListener: true });
const [first, second] = [asListener("first"), asListener("second")];

let runtime: MemoryRuntime;
let store: MemoryConversations;
/** The desk, where `second` is, and who was asked by name. */
const desk = { online: [second.uid], handedOver: [] as unknown[] };
const queue: HandOverPorts["queue"] = {
  atDesk: async () =>
    Promise.resolve({
      listeners: desk.online.map((uid) => ({
        value: { ...onDesk(uid, { seenAt: runtime.now() }), name: "" },
        version: { isVersion: true },
      })),
      onPhone: new Set<string>(),
    }),
  candidates: async () => Promise.resolve([]),
  handOver: async (_, { value }, { customerId, expiresAt, handOver: isAsked, passed }, { action, to }, note) => {
    const conversation = store.summaries.at(customerId).see()?.value;
    if (conversation)
      store.summaries.at(customerId).write({
        ...conversation,
        offer: { to: value.uid, expiresAt, ...(isAsked && { handOver: isAsked }) },
        passed,
      });
    desk.handedOver.push({ action, to, note });
    return Promise.resolve("stored");
  },
};
const ports = () => ({ runtime, conversations: store, messagesPerMinute: 60, riskCheck: "on" as const, queue });
const say = (messageId: string, text = "hello", actor: Actor = person) =>
  sendMessage(ports(), actor, { messageId, text, ...(actor !== person && { conversationId: person.uid }) });
const claim = (actor: Actor, more = {}) => claimConversation(ports(), actor, { conversationId: person.uid, ...more });
const summary = () => store.summaries.at(person.uid).see()?.value;

beforeEach(() => {
  runtime = new MemoryRuntime();
  store = new MemoryConversations(runtime);
  desk.handedOver = [];
  for (const { uid } of [first, second])
    store.listeners
      .at(uid)
      .write(volunteer.parse({ email: "l@people.example", approved: true, availability: "online" }));
});

describe("a hand-over", () => {
  const handOver = (actor = first, to = second.uid) =>
    releaseConversation(ports(), actor, { conversationId: person.uid, to, note: "Sleeps badly." });

  it("leaves the person with their listener until the colleague accepts", async () => {
    await say("one");
    await claim(first);
    const before = summary();
    expect(await handOver()).toEqual({ ok: true, value: {} });
    expect(await handOver()).toEqual({ ok: true, value: {} });
    expect(summary()).toEqual({
      ...before,
      offer: { to: second.uid, expiresAt: runtime.now() + MINUTE, handOver: true },
    });
    expect(desk.handedOver).toEqual([
      {
        action: "conversation.handOver",
        to: second.uid,
        note: { text: "Sleeps badly.", by: first.uid, kind: "hand-over" },
      },
    ]);
    expect(await say("two")).toMatchObject({ ok: true });
    expect(await say("three", "I am here", first)).toMatchObject({ ok: true });
    // A page from before this sends the reason of a take-over, which it is not.
    const more = { takeOver: true, reason: "crisis.unanswered" };
    expect(await claim(second, more)).toMatchObject({ ok: true });
    expect(summary()).toMatchObject({ volunteerId: second.uid, offer: null, notice: "listener-changed" });
    expect(store.listeners.at(first.uid).see()?.value.load).toBe(0);
    expect(store.listeners.at(second.uid).see()?.value.load).toBe(1);
    expect(store.audit.at(-1)).toMatchObject({ action: "conversation.takeOver", actor: second.uid, reason: "" });
  });

  it("is refused to whoever does not hold the person, and to a colleague who is not there", async () => {
    await say("one");
    await claim(first);
    for (const actor of [second, person])
      expect(await handOver(actor)).toMatchObject({ ok: false, failure: { reason: "NOT_CLAIMED" } });
    expect(await handOver(first, "third")).toMatchObject({ ok: false, failure: { reason: "AT_CAPACITY" } });
    expect(summary()).toMatchObject({ status: "active", volunteerId: first.uid, offer: null });
  });

  it("ends when its listener releases or ends the talk", async () => {
    await say("one");
    await claim(first);
    await handOver();
    await releaseConversation(ports(), first, { conversationId: person.uid });
    expect(summary()).toMatchObject({ status: "waiting", offer: null });
  });
});
