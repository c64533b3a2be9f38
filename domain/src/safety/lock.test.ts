import { describe, expect, it, test } from "vitest";
import { aConversation } from "../../../tests/support/domain";
import { FREE_MESSAGES } from "../chat/limits";
import { GRACE_MESSAGES } from "./grace";
import { lockAfter } from "./lock";

const open = { since: 1, answer: null } as const;
const locked = aConversation({ locked: true, ownMessageCount: FREE_MESSAGES });

describe("the lock after the level changed", () => {
  it("goes with a crisis, and comes back after one for whoever has used all", () => {
    expect(lockAfter(locked, { risk: "crisis", alarm: null })).toEqual({ locked: false });
    expect(lockAfter({ ...locked, risk: "crisis" }, { risk: "none", alarm: null })).toEqual({ locked: true });
  });

  it("goes with an alarm that is read from several messages, for as long as its grace lasts", () => {
    const alarm = { risk: "concern", alarm: open } as const;
    expect(lockAfter(locked, alarm)).toEqual({ locked: false });
    expect(lockAfter({ ...locked, ownMessageCount: FREE_MESSAGES + GRACE_MESSAGES }, alarm)).toEqual({});
  });

  test.each([
    ["an alarm that a listener has ruled out", { risk: "none", alarm: { since: 1, answer: "listener" } }],
    ["no alarm", { risk: "concern", alarm: null }],
  ] as const)("stays with %s", (_, state) => expect(lockAfter(locked, state)).toEqual({}));
});
