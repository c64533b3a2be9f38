import { describe, expect, it, test } from "vitest";
import { aConversation } from "../../../tests/support/domain";
import { FREE_MESSAGES } from "../chat/limits";
import { GRACE_MESSAGES } from "./grace";
import type { RiskState } from "./alarm";
import { lockAfter } from "./lock";

const open = { since: 1, answer: null } as const;
const calm: RiskState = { risk: "none", alarm: null, saidYes: false };
const locked = aConversation({ locked: true, ownMessageCount: FREE_MESSAGES });

describe("the lock after the level changed", () => {
  it("is lifted by a crisis, and returns after one if all free messages are used", () => {
    expect(lockAfter(locked, { ...calm, risk: "crisis" })).toEqual({ locked: false });
    expect(lockAfter({ ...locked, risk: "crisis" }, calm)).toEqual({ locked: true });
  });

  it("is lifted by an alarm that is found in several messages, as long as its grace lasts", () => {
    const alarm: RiskState = { ...calm, risk: "concern", alarm: open };
    expect(lockAfter(locked, alarm)).toEqual({ locked: false });
    expect(lockAfter({ ...locked, ownMessageCount: FREE_MESSAGES + GRACE_MESSAGES }, alarm)).toEqual({});
  });

  test.each<[string, RiskState]>([
    ["an alarm that a listener has ruled out", { ...calm, alarm: { since: 1, answer: "listener" } }],
    ["no alarm", { ...calm, risk: "concern" }],
  ])("stays with %s", (_, state) => expect(lockAfter(locked, state)).toEqual({}));
});
