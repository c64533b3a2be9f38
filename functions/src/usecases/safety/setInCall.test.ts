import { UNBOUNDED_SECONDS } from "@thodu/domain/calls/limits";
import { MINUTE } from "@thodu/domain/time";
import { beforeEach, describe, expect, it } from "vitest";
import { aConversation, anActor, heldBy } from "../../../../tests/support/domain";
import { memoryCalls } from "../../../../tests/support/memoryCalls";
import { MemoryConversations } from "../../../../tests/support/memoryConversations";
import { MemoryRuntime } from "../../../../tests/support/memoryRuntime";
import { answerCall, endCall } from "../calls/sides";
import { startCall } from "../calls/startCall";
import { setRisk } from "./setRisk";

const asha = anActor({ uid: "asha" });
const meera = anActor({ uid: "meera", guest: false, listener: true, tokenSaysListener: true });
const ravi = { ...meera, uid: "ravi" };
const callId = "call-1";

let ports: ReturnType<typeof memoryCalls> & { readonly conversations: MemoryConversations };
const talk = () => ports.conversations.summaries.at("asha");
const call = () => ports.calls.calls.get(callId)?.value;
const say = (by = meera, level: "none" | "crisis" = "crisis") =>
  setRisk(ports, by, { conversationId: "asha", callId, level });

beforeEach(async () => {
  const calls = memoryCalls(() => Promise.resolve());
  ports = { ...calls, conversations: new MemoryConversations(new MemoryRuntime()) };
  ports.calls.listening.add("meera");
  await startCall(ports, asha, { callId });
  await answerCall(ports, meera, { callId });
});

describe("a flag that a caller is in a crisis", () => {
  it("removes the limit of the call, also for a person who never wrote, and is audited once", async () => {
    expect(call()).toMatchObject({ allowance: "free", maxSeconds: 900 });
    expect(await say()).toEqual({ ok: true, value: {} });
    expect(await say()).toEqual({ ok: true, value: {} });
    expect(call()).toMatchObject({ status: "active", allowance: "crisis", maxSeconds: UNBOUNDED_SECONDS });
    expect(ports.calls.saidInCrisis).toEqual([{ callId, by: "meera" }]);
    expect(talk().see()).toBeNull();
  });

  it.each([
    ["waits", aConversation({ status: "waiting" })],
    ["is held by a colleague", heldBy("ravi")],
  ])("raises the risk of their conversation that %s", async (_, conversation) => {
    talk().write({ ...conversation, risk: "none", locked: true });
    await say();
    await say();
    expect(talk().see()?.value).toMatchObject({ risk: "crisis", locked: false });
    expect(ports.conversations.labels).toEqual([
      { conversationId: "asha", messageId: null, before: "none", level: "crisis", volunteerId: "meera" },
    ]);
  });

  it("is kept with an ended conversation, so that a person who writes again comes first", async () => {
    talk().write(aConversation({ status: "closed" }));
    expect(await say()).toEqual({ ok: true, value: {} });
    expect(talk().see()?.value).toMatchObject({ status: "closed", risk: "crisis" });
  });

  it("is completed if the call ends between its two writes", async () => {
    talk().write(heldBy("ravi"));
    const lift = ports.calls.lift.bind(ports.calls);
    ports.calls.lift = async (...args) => {
      const stored = await lift(...args);
      await endCall(ports, asha, { callId });
      return stored;
    };
    expect(await say()).toEqual({ ok: true, value: {} });
    expect(talk().see()?.value).toMatchObject({ risk: "crisis" });
  });

  it("can be set on a call that has just ended, and applies when they call again", async () => {
    await endCall(ports, asha, { callId });
    expect(await startCall(ports, asha, { callId: "call-2" })).toMatchObject({ failure: { reason: "CALL_USED" } });
    expect(await say()).toEqual({ ok: true, value: {} });
    expect(await startCall(ports, asha, { callId: "call-2" })).toMatchObject({ ok: true });
    expect(ports.calls.calls.get("call-2")?.value).toMatchObject({ allowance: "crisis" });
  });

  it("opens a case if the call had ended before it was set, with what its listener reports then", async () => {
    await endCall(ports, asha, { callId });
    expect(ports.calls.cases.size).toBe(0);
    await say();
    expect(ports.calls.cases.get(callId)).toMatchObject({ category: "crisis-ended", callId, ended: "call" });
    const crisis = { agreed: "She calls her sister.", whoKnows: "Her sister.", linesGiven: true };
    await endCall(ports, meera, { callId, crisis });
    expect(ports.calls.cases.get(callId)?.crisis).toEqual(crisis);
  });

  it("is set with a retry if the call changed meanwhile", async () => {
    const lift = ports.calls.lift.bind(ports.calls);
    ports.calls.lift = (...args) => {
      ports.calls.lift = lift;
      return Promise.resolve(args[0] === callId ? "conflict" : "stored");
    };
    expect(await say()).toEqual({ ok: true, value: {} });
    expect(call()).toMatchObject({ allowance: "crisis" });
  });

  it.each([
    ["of a colleague’s call", () => say(ravi), "NOT_FOUND"],
    ["by the caller", () => say(asha), "NOT_FOUND"],
    ["to calm it down", () => say(meera, "none"), "INVALID_INPUT"],
    [
      "long after the call",
      async () => {
        await endCall(ports, asha, { callId });
        ports.pass(10 * MINUTE);
        return say();
      },
      "NOT_CLAIMED",
    ],
  ] as const)("can't be set %s", async (_, act, reason) => {
    talk().write(heldBy("ravi"));
    expect(await act()).toMatchObject({ ok: false, failure: { reason } });
    expect(talk().see()?.value).toMatchObject({ risk: "none" });
  });
});
