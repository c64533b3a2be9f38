import { describe, expect, it, test } from "vitest";
import { aConversation, aPlan, heldBy, NOON } from "../../../tests/support/domain";
import { meera, refused, reply, stored } from "../../../tests/support/sending";
import { directQuestion } from "../safety/directQuestion";
import { MINUTE, SECOND } from "../time";

describe("the free messages (spec section 4, invariant 1)", () => {
  test.each([
    [17, { messageId: "message-1", remaining: 1, locked: false }],
    [18, { messageId: "message-1", remaining: 0, locked: true }],
    [19, "CHAT_LIMIT"],
    [20, "CHAT_LIMIT"],
    [500, "CHAT_LIMIT"],
  ])("after %i: %j", (ownMessageCount, expected) => {
    expect(reply({ conversation: aConversation({ ownMessageCount }) })).toEqual(expected);
  });

  it("the 19th locks the conversation in what is stored too", () => {
    expect(stored({ conversation: aConversation({ ownMessageCount: 18 }) }).change).toMatchObject({
      patch: { locked: true, ownMessageCount: 19 },
    });
  });

  test.each(["waiting", "active", "closed"] as const)("are used up after 19 in one that is %s", (status) => {
    const conversation = aConversation({
      status,
      volunteerId: status === "active" ? "meera" : null,
      ownMessageCount: 19,
    });
    expect(refused({ conversation })).toEqual({ reason: "CHAT_LIMIT" });
  });

  test.each([
    ["a plan", { plan: aPlan() }, "none"],
    ["a crisis (invariant 3)", {}, "crisis"],
    ["both", { plan: aPlan() }, "crisis"],
  ] as const)("are not counted down under %s, but still counted", (_, plan, risk) => {
    const conversation = aConversation({ ownMessageCount: 19, locked: true, risk });
    expect(reply({ ...plan, conversation })).toEqual({ messageId: "message-1", remaining: null, locked: false });
    expect(stored({ ...plan, conversation }).change).toMatchObject({ patch: { ownMessageCount: 20, locked: false } });
  });

  it("are not counted down from the first on if the listener reported a crisis in a call", () => {
    const { change, reply: answer, stateBefore } = stored({ calledInCrisis: true });
    expect(change).toMatchObject({ kind: "begin", conversation: { risk: "crisis", alarm: null, locked: false } });
    expect(answer).toEqual({ messageId: "message-1", remaining: null, locked: false });
    // Nothing was found in the customer's own messages.
    expect(stateBefore).toEqual({ risk: "crisis", alarm: null, saidYes: false });
  });

  it("a concern is no crisis", () => {
    expect(refused({ conversation: aConversation({ ownMessageCount: 19, risk: "concern" }) })).toEqual({
      reason: "CHAT_LIMIT",
    });
  });

  it("are refused before the rate, since waiting would not help", () => {
    const conversation = aConversation({ ownMessageCount: 19, customerWindow: { startedAt: NOON, count: 60 } });
    expect(refused({ conversation })).toEqual({ reason: "CHAT_LIMIT" });
  });
});

describe("a listener’s direct question (docs/decisions/0118)", () => {
  const text = `I am here. ${directQuestion.te}`;
  const asked = { since: NOON, answer: null, asked: true, byListener: true } as const;
  const locked = heldBy("meera", { ownMessageCount: 19, locked: true });

  it("is open to a person without messages left, and gives them none", () => {
    const { change, stateBefore } = stored({ side: meera, text, conversation: locked });
    expect(change).toMatchObject({ kind: "continue", patch: { alarm: asked } });
    expect(change).not.toHaveProperty("patch.risk");
    expect(change).not.toHaveProperty("patch.locked");
    expect(stateBefore.alarm).toBeNull();
    expect(refused({ conversation: { ...locked, alarm: asked } })).toEqual({ reason: "CHAT_LIMIT" });
  });

  it("can be asked by a listener alone", () => {
    expect(stored({ text, conversation: heldBy("meera") }).change).not.toHaveProperty("patch.alarm");
  });

  it("is not shown any more once the person has written, unless they have no messages left", () => {
    const after = (ownMessageCount: number) =>
      stored({ conversation: heldBy("meera", { ownMessageCount, alarm: asked }) }).change;
    expect(after(17)).toMatchObject({ patch: { alarm: { since: NOON, answer: null, byListener: true } } });
    expect(after(17)).not.toHaveProperty("patch.alarm.asked");
    expect(after(18)).toMatchObject({ patch: { locked: true } });
    expect(after(18)).not.toHaveProperty("patch.alarm");
  });
});

describe("the rate of each side", () => {
  const conversation = heldBy("meera", {
    customerWindow: { startedAt: NOON, count: 60 },
    volunteerWindow: { startedAt: NOON, count: 60 },
    ownMessageCount: 3,
  });

  test.each([
    ["customer", { role: "customer" }],
    ["listener", meera],
  ] as const)("%s: refused with the seconds to wait", (_, side) => {
    expect(refused({ side, conversation, now: NOON + 30 * SECOND })).toEqual({
      reason: "RATE_LIMITED",
      retryAfterSeconds: 30,
    });
    expect(stored({ side, conversation, now: NOON + MINUTE }).message.text).toBe("Hello");
  });

  test.each([
    ["customer", { role: "customer" }],
    ["listener", meera],
  ] as const)("%s, in a crisis: higher, but not without a limit", (_, side) => {
    const inCrisis = (count: number) =>
      heldBy("meera", {
        customerWindow: { startedAt: NOON, count },
        volunteerWindow: { startedAt: NOON, count },
        ownMessageCount: 30,
        risk: "crisis",
      });
    expect(stored({ side, conversation: inCrisis(119) }).message.text).toBe("Hello");
    expect(refused({ side, conversation: inCrisis(120) })).toEqual({ reason: "RATE_LIMITED", retryAfterSeconds: 60 });
    expect(stored({ side, conversation: inCrisis(120), messagesPerMinute: 1_000 }).message.text).toBe("Hello");
  });

  it("is counted for each side separately", () => {
    const talkative = heldBy("meera", {
      customerWindow: { startedAt: NOON, count: 60 },
      volunteerWindow: { startedAt: NOON, count: 2 },
    });
    expect(stored({ side: meera, conversation: talkative }).change).toMatchObject({
      patch: { volunteerWindow: { startedAt: NOON, count: 3 } },
    });
    const listener = heldBy("meera", {
      customerWindow: { startedAt: NOON, count: 2 },
      volunteerWindow: { startedAt: NOON, count: 60 },
    });
    expect(stored({ conversation: listener }).change).toMatchObject({
      patch: { customerWindow: { startedAt: NOON, count: 3 } },
    });
  });

  it("has the limit that the caller gives", () => {
    expect(refused({ conversation: aConversation(), messagesPerMinute: 1 })).toEqual({
      reason: "RATE_LIMITED",
      retryAfterSeconds: 60,
    });
  });
});

describe("the minutes of a plan (docs/decisions/0007)", () => {
  const care = aPlan({ planId: "daily-care" });
  const all = { "2026-01-15": { chat: 90 * MINUTE, call: 0 }, pay_1: { chat: 30 * MINUTE, call: 0 } };
  const untilMidnight = 12 * 60 * 60;

  test.each([
    [
      "are left",
      { plan: care, used: { "2026-01-15": { chat: 90 * MINUTE - 1, call: 0 } } },
      { messageId: "message-1", remaining: null, locked: false },
    ],
    ["are used", { plan: care, used: all }, "QUOTA_USED"],
    ["are used, with free messages left", { plan: care, used: all, conversation: aConversation() }, "QUOTA_USED"],
    [
      "are used, in a crisis",
      { plan: care, used: all, conversation: aConversation({ ownMessageCount: 19, risk: "crisis" }) },
      { messageId: "message-1", remaining: null, locked: false },
    ],
    [
      "were used, and the plan has ended",
      { plan: { ...care, status: "ended" }, used: all },
      { messageId: "message-1", remaining: 18, locked: false },
    ],
    ["are given to calls today", { plan: care, used: { "2026-01-15": { chat: 0, call: 1 } } }, "QUOTA_USED"],
    [
      "of Pay As You Go are used, with free messages left",
      { plan: aPlan({ planId: "pay-as-you-go", item: "chat" }), used: all },
      { messageId: "message-1", remaining: 18, locked: false },
    ],
    [
      "of Pay As You Go are used, and the free messages",
      {
        plan: aPlan({ planId: "pay-as-you-go", item: "chat" }),
        used: all,
        conversation: aConversation({ ownMessageCount: 19 }),
      },
      "CHAT_LIMIT",
    ],
  ] as const)("%s", (_, changes, expected) => {
    expect(reply(changes)).toEqual(expected);
  });

  it("return at midnight in Kolkata", () => {
    expect(refused({ plan: care, used: all })).toEqual({ reason: "QUOTA_USED", retryAfterSeconds: untilMidnight });
    expect(refused({ plan: care, used: all, now: NOON + 1 })).toEqual({
      reason: "QUOTA_USED",
      retryAfterSeconds: untilMidnight,
    });
  });

  it("do not return on the last day of the plan, and no time is given", () => {
    const lastDay = aPlan({ planId: "daily-care", validUntil: NOON + 11 * 60 * MINUTE });
    expect(refused({ plan: lastDay, used: all })).toEqual({ reason: "QUOTA_USED" });
  });

  it("include what is running, while the listener was connected", () => {
    const conversation = heldBy("meera", { meter: { payment: null, from: NOON - MINUTE, until: NOON } });
    const used = { "2026-01-15": { chat: 89 * MINUTE, call: 0 } };
    expect(reply({ plan: care, used, conversation })).toBe("QUOTA_USED");
    expect(reply({ plan: care, used, conversation, listener: { since: -Infinity, until: NOON - 1 } })).toMatchObject({
      locked: false,
    });
  });

  it("begin with the first reply, run over own messages, and are counted with the next reply", () => {
    const begun = stored({ side: meera, plan: care, conversation: heldBy("meera") });
    expect(begun).toMatchObject({ uses: [], change: { patch: { meter: { payment: null, from: NOON, until: NOON } } } });
    const running = heldBy("meera", { meter: { payment: null, from: NOON, until: NOON } });
    const own = stored({ plan: care, conversation: running, now: NOON + MINUTE });
    expect(own).toMatchObject({
      uses: [],
      change: { patch: { meter: { payment: null, from: NOON, until: NOON + MINUTE } } },
    });
    const next = stored({ side: meera, plan: care, conversation: running, now: NOON + MINUTE });
    expect(next).toMatchObject({
      uses: [{ key: "2026-01-15", kind: "chat", time: MINUTE }],
      change: { patch: { meter: { from: NOON + MINUTE } } },
    });
  });

  it("are not counted in a crisis, and never keep the listener from answering", () => {
    const running = { meter: { payment: null, from: NOON - MINUTE, until: NOON } } as const;
    expect(
      stored({ side: meera, plan: care, conversation: heldBy("meera", { ...running, risk: "crisis" }) }).uses,
    ).toEqual([]);
    expect(reply({ side: meera, plan: care, used: all, conversation: heldBy("meera", running) })).toMatchObject({
      locked: false,
    });
  });
});
