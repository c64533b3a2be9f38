import { describe, expect, it } from "vitest";
import { heldBy, NOON } from "../../../tests/support/domain";
import { HOUR, MINUTE, SECOND } from "../time";
import type { Conversation } from "./model";
import { claim, meera, refusal } from "../../../tests/support/claiming";

/** A conversation held by a colleague for whose answer the person has waited for `time`. */
const waitingFor = (time: number, changes: Partial<Conversation> = {}) =>
  heldBy("ravi", {
    lastSender: "customer",
    lastMessageAt: NOON,
    unansweredSince: NOON - time,
    claimedAt: NOON - HOUR,
    ...changes,
  });

describe("a take-over", () => {
  it("is refused while the person is in a call with their listener", () => {
    expect(refusal({ conversation: heldBy("ravi"), takeOver: true, isOnPhone: true })).toEqual({ reason: "TAKEN" });
    expect(refusal({ conversation: heldBy("ravi"), takeOver: true, isOnPhone: false })).toBe("claim");
  });

  it.each([
    ["of who waits for an answer for five minutes", waitingFor(5 * MINUTE), true],
    ["sooner", waitingFor(5 * MINUTE - 1), false],
    ["of who is at risk, after a minute and a half", waitingFor(90 * SECOND, { risk: "crisis" }), true],
    ["of who is at risk, sooner", waitingFor(90 * SECOND - 1, { risk: "concern" }), false],
    ["from who took them just now", waitingFor(HOUR, { claimedAt: NOON }), false],
    ["of who was answered", waitingFor(HOUR, { lastSender: "volunteer" }), false],
    [
      "of who was answered by another, before their listener came and said nothing",
      waitingFor(HOUR, { lastSender: "volunteer", lastMessageAt: NOON - HOUR, claimedAt: NOON - 5 * MINUTE }),
      true,
    ],
    [
      "of a talk from before this was stored",
      waitingFor(0, { unansweredSince: null, claimedAt: null, lastMessageAt: NOON - 5 * MINUTE }),
      true,
    ],
  ] as const)("%s: %#", (_, conversation, may) => {
    const decided = claim({ conversation, takeOver: true, now: NOON });
    expect(decided.ok ? "taken" : decided.failure.reason).toBe(may ? "taken" : "TAKEN");
    expect(refusal({ conversation, takeOver: false, now: NOON })).toEqual({ reason: "TAKEN" });
  });
});

describe("claims without a reply", () => {
  const claimed = (...ago: readonly number[]) =>
    Object.fromEntries(ago.map((time, index) => [`claim-${index}`, NOON - time]));

  it("lead to a pause once they are as many as the listener's places", () => {
    const full = { ...meera(0), unanswered: claimed(9 * MINUTE, MINUTE, 0) };
    expect(refusal({ listener: full, now: NOON })).toEqual({ reason: "RATE_LIMITED", retryAfterSeconds: 60 });
    expect(claim({ now: NOON, listener: { ...full, capacity: 4 } })).toMatchObject({ ok: true });
    expect(claim({ now: NOON, listener: { ...full, unanswered: claimed(10 * MINUTE, MINUTE, 0) } })).toMatchObject({
      ok: true,
    });
    expect(claim({ now: NOON, listener: full, conversation: heldBy("meera") })).toMatchObject({
      value: { kind: "held" },
    });
  });

  it("are stored with each claim, without those that no longer count", () => {
    const decided = claim({ now: NOON, listener: { ...meera(0), unanswered: claimed(10 * MINUTE, MINUTE) } });
    expect(decided).toMatchObject({
      value: { decision: { unanswered: { "claim-1": NOON - MINUTE, "claim-fresh": NOON } } },
    });
    if (decided.ok && decided.value.kind === "claim")
      expect(Object.keys(decided.value.decision.unanswered)).toHaveLength(2);
  });
});
