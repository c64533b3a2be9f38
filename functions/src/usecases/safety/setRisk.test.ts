import { always, uncounted } from "@thodu/domain/plans/metering";
import type { Actor } from "@thodu/domain/permissions";
import { MINUTE } from "@thodu/domain/time";
import { beforeEach, describe, expect, it } from "vitest";
import { heldBy } from "../../../../tests/support/domain";
import { MemoryConversations } from "../../../../tests/support/memoryConversations";
import { MemoryRuntime } from "../../../../tests/support/memoryRuntime";
import { sendMessage } from "../chat/sendMessage";
import { answerAlarm } from "./answerAlarm";
import { setRisk } from "./setRisk";

const person: Actor = {
  uid: "asha",
  guest: true,
  email: null,
  listener: false,
  tokenSaysListener: false,
  admin: false,
};
const meera: Actor = { ...person, uid: "meera", guest: false, listener: true, tokenSaysListener: true };
const ravi: Actor = { ...meera, uid: "ravi" };

let store: MemoryConversations;
let runtime: MemoryRuntime;
const noCalls = { find: () => Promise.resolve(null), lift: () => Promise.reject(new Error("no call")) };
const ports = () => ({
  runtime,
  conversations: store,
  calls: noCalls,
  messagesPerMinute: 60,
  riskCheck: "on" as const,
});
const summary = () => store.summaries.at(person.uid).see()?.value;
const say = (messageId: string, text: string) => sendMessage(ports(), person, { messageId, text });
const set = (level: "none" | "concern" | "crisis", by = meera) =>
  setRisk(ports(), by, { conversationId: person.uid, level });

beforeEach(() => {
  runtime = new MemoryRuntime();
  store = new MemoryConversations(runtime);
  store.summaries.at(person.uid).write(heldBy("meera", { ownMessageCount: 0 }));
});

describe("the level of a conversation", () => {
  it("is raised by what its customer writes, and lowered by its listener alone", async () => {
    await say("one", "I want to kill myself tonight");
    expect(summary()).toMatchObject({ risk: "crisis" });
    await say("two", "thank you for being here");
    expect(summary()).toMatchObject({ risk: "crisis" });
    expect(await set("concern")).toEqual({ ok: true, value: {} });
    expect(summary()).toMatchObject({ risk: "concern" });
  });

  it("is not lowered by a listener who has not seen the crisis that began meanwhile", async () => {
    const lower = (saw: "none" | "concern" | "crisis") =>
      setRisk(ports(), meera, { conversationId: person.uid, level: "none", saw });
    store.summaries.at(person.uid).write(heldBy("meera", { risk: "concern", alarm: { since: 1, answer: null } }));
    await answerAlarm(ports(), person, { inDanger: true });
    expect(await lower("concern")).toMatchObject({ ok: false, failure: { reason: "CRISIS_BEGAN" } });
    expect(summary()).toMatchObject({ risk: "crisis", saidYes: true });
    expect(await lower("crisis")).toEqual({ ok: true, value: {} });
    expect(summary()).toMatchObject({ risk: "none" });
  });

  it("locks a person who has used all free messages when it is lowered, and the listener is told", async () => {
    store.summaries.at(person.uid).write(heldBy("meera", { ownMessageCount: 21, risk: "crisis", locked: false }));
    await set("none");
    expect(summary()).toMatchObject({ risk: "none", locked: true });
    await set("crisis");
    expect(summary()).toMatchObject({ risk: "crisis", locked: false });
    await set("concern");
    expect(summary()).toMatchObject({ risk: "concern", locked: true });
  });

  it.each([
    ["has some left", { ownMessageCount: 18 }],
    ["has a plan with priority", { ownMessageCount: 21, priority: 1 }],
  ])("locks nobody who %s", async (_, changes) => {
    store.summaries.at(person.uid).write(heldBy("meera", { risk: "crisis", locked: false, ...changes }));
    await set("none");
    expect(summary()).toMatchObject({ locked: false });
  });

  it("that is lowered from a crisis leaves the minutes of the crisis free, those since the last reply as well", async () => {
    const [replied, wrote] = [runtime.time - 9 * MINUTE, runtime.time - MINUTE];
    const meter = { payment: null, from: replied, until: wrote };
    store.summaries.at(person.uid).write(heldBy("meera", { risk: "crisis", meter }));
    await set("concern");
    const lowered = summary()?.meter ?? null;
    expect(lowered).toEqual({ ...meter, from: runtime.time });
    const later = runtime.time + 2 * MINUTE;
    expect(uncounted(lowered, always, later).map(({ time }) => time)).toEqual([2 * MINUTE]);
    // Lowered further, nothing more is free.
    runtime.time += MINUTE;
    await set("none");
    expect(summary()?.meter).toEqual(lowered);
  });

  it("is kept as a label of the newest message, without its text, and audited", async () => {
    await say("one", "hello");
    await say("two", "hello again");
    await set("crisis");
    expect(store.labels).toEqual([
      { conversationId: "asha", messageId: "two", before: "none", level: "crisis", volunteerId: "meera" },
    ]);
    expect(store.audit).toEqual([
      { actor: "meera", action: "conversation.risk", target: "asha", reason: "none to crisis" },
    ]);
  });

  it("unlocks when it becomes a crisis, and can be set before anything was written", async () => {
    store.summaries.at(person.uid).write(heldBy("meera", { ownMessageCount: 19, locked: true }));
    await set("crisis");
    expect(summary()).toMatchObject({ risk: "crisis", locked: false });
    expect(store.labels).toMatchObject([{ messageId: null }]);
  });

  it("that is set again changes nothing", async () => {
    expect(await set("none")).toEqual({ ok: true, value: {} });
    expect([store.labels, store.audit]).toEqual([[], []]);
  });

  it.each([
    ["a colleague", ravi, "NOT_CLAIMED"],
    ["the customer", person, "NOT_CLAIMED"],
  ] as const)("can't be set by %s", async (_, actor, reason) => {
    expect(await set("crisis", actor)).toMatchObject({ ok: false, failure: { reason } });
    expect(summary()).toMatchObject({ risk: "none" });
    expect([store.labels, store.audit]).toEqual([[], []]);
  });

  it("of nobody is not found", async () => {
    expect(await setRisk(ports(), meera, { conversationId: "nobody", level: "crisis" })).toMatchObject({
      ok: false,
      failure: { reason: "NOT_FOUND" },
    });
  });

  it("is decided on the conversation as it is when it is written", async () => {
    store.meanwhile = () => store.summaries.at(person.uid).write(heldBy("ravi"));
    expect(await set("crisis")).toMatchObject({ ok: false, failure: { reason: "NOT_CLAIMED" } });
  });
});

describe("the question of an alarm", () => {
  const open = { since: 1, answer: null } as const;
  const answer = (inDanger: boolean) => answerAlarm(ports(), person, { inDanger });

  it("is answered: yes is a crisis that no limit stops, no ends the question; a later yes still counts", async () => {
    store.summaries.at(person.uid).write(heldBy("meera", { risk: "concern", alarm: open, locked: true }));
    expect(await answer(true)).toEqual({ ok: true, value: {} });
    expect(summary()).toMatchObject({ risk: "crisis", alarm: null, locked: false });
    expect(await answer(false)).toEqual({ ok: true, value: {} });
    expect(summary()).toMatchObject({ risk: "crisis", alarm: null });

    store.summaries.at(person.uid).write(heldBy("meera", { risk: "concern", alarm: open }));
    await answer(false);
    expect(summary()).toMatchObject({ risk: "concern", alarm: { since: 1, answer: "no" } });
    await answer(false);
    await answer(true);
    expect(summary()).toMatchObject({ risk: "crisis", alarm: null });

    const byListener = { since: 1, answer: "listener" } as const;
    store.summaries.at(person.uid).write(heldBy("meera", { risk: "none", alarm: byListener }));
    await answer(false);
    expect(summary()).toMatchObject({ risk: "none", alarm: byListener });
    // The person answered without a network, before the listener came; the answer arrives late and counts all the same.
    await answer(true);
    expect(summary()).toMatchObject({ risk: "crisis", alarm: null });
  });

  it("accepts an answer although a certain message came first, once, and not after the talk has ended", async () => {
    store.summaries.at(person.uid).write(heldBy("meera", { risk: "crisis", alarm: null }));
    await answer(true);
    expect(summary()).toMatchObject({ risk: "crisis", saidYes: true });
    await set("concern");
    await answer(true);
    expect(summary()).toMatchObject({ risk: "concern", saidYes: true });

    store.summaries.at(person.uid).write(heldBy("meera", { risk: "concern", alarm: open, status: "closed" }));
    await answer(true);
    expect(summary()).toMatchObject({ risk: "concern", saidYes: false });
  });

  it("is ruled out by the listener for the talk, also if the level is none already", async () => {
    store.summaries.at(person.uid).write(heldBy("meera", { risk: "none", alarm: open }));
    expect(await set("none")).toEqual({ ok: true, value: {} });
    expect(summary()).toMatchObject({ risk: "none", alarm: { since: 1, answer: "listener" } });
    expect(store.labels).toHaveLength(1);
  });

  it("has raised a level that a listener sets by hand, and so it stays when the talk ends", async () => {
    const raised = { ...open, raisedLevel: true } as const;
    store.summaries.at(person.uid).write(heldBy("meera", { risk: "concern", alarm: raised }));
    await set("concern");
    expect(summary()).toMatchObject({ risk: "concern", alarm: open });
    expect(summary()?.alarm).not.toHaveProperty("raisedLevel");
  });

  it("can also be asked by a listener, and answered without a message, whatever is left; a no unlocks nothing", async () => {
    const locked = heldBy("meera", { ownMessageCount: 19, locked: true });
    const text = "Are you thinking of ending your life?";
    const ask = (messageId: string) => sendMessage(ports(), meera, { conversationId: person.uid, messageId, text });
    store.summaries.at(person.uid).write(locked);
    await ask("one");
    expect(summary()).toMatchObject({ risk: "none", locked: true, alarm: { answer: null, asked: true } });
    expect(await say("two", "No")).toMatchObject({ ok: false, failure: { reason: "CHAT_LIMIT" } });
    expect(await answer(false)).toEqual({ ok: true, value: {} });
    expect(summary()).toMatchObject({ risk: "none", locked: true, ownMessageCount: 19, alarm: { answer: "no" } });
    expect(await say("two", "No")).toMatchObject({ ok: false, failure: { reason: "CHAT_LIMIT" } });
    await ask("three");
    await answer(true);
    expect(summary()).toMatchObject({ risk: "crisis", locked: false, saidYes: true });
    expect(await say("two", "Yes")).toMatchObject({ ok: true });
    // No message raised it.
    expect(store.counted).toEqual([]);
  });

  it("of nobody is not found", async () => {
    const nobody = { ...person, uid: "nobody" };
    expect(await answerAlarm(ports(), nobody, { inDanger: true })).toMatchObject({ failure: { reason: "NOT_FOUND" } });
  });
});
