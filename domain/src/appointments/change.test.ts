import { describe, expect, it } from "vitest";
import { NOON } from "../../../tests/support/domain";
import { CHANGE_BEFORE, decideChange, isEarlyEnough } from "./change";

const request = { userId: "asha", status: "confirmed", date: "2026-11-30", slotAt: NOON + CHANGE_BEFORE } as const;
const facts = { request, userId: "asha", wish: "cancel", date: "2026-11-30", now: NOON } as const;
const decided = (change: Partial<Parameters<typeof decideChange>[0]>) => {
  const answer = decideChange({ ...facts, ...change });
  return answer.ok ? answer.value : answer.failure.reason;
};

describe("an appointment that its person changes", () => {
  it("is cancelled and moved until twelve hours before its hour", () => {
    expect([decided({}), decided({ wish: "move" })]).toEqual(["cancel", "move"]);
    expect([decided({ now: NOON + 1 }), decided({ wish: "move", now: NOON + 1 })]).toEqual(["TOO_LATE", "TOO_LATE"]);
    expect([isEarlyEnough(null, NOON), isEarlyEnough(NOON, NOON)]).toEqual([true, false]);
  });

  it("is nobody else’s", () => {
    expect([decided({ userId: "ravi" }), decided({ userId: "ravi", wish: "move" })]).toEqual([
      "NOT_FOUND",
      "NOT_FOUND",
    ]);
  });

  it("stays as it is for a repeat, and where it stands on another day by now", () => {
    expect(decided({ request: { ...request, status: "cancelled" } })).toBe("as-it-is");
    expect([decided({ date: "2026-11-29" }), decided({ date: null, wish: "move" })]).toEqual(["as-it-is", "as-it-is"]);
  });

  it("can be cancelled while it waits for a time, and not moved", () => {
    const pending = { ...request, status: "pending", date: null, slotAt: null } as const;
    expect(decided({ request: pending, date: null })).toBe("cancel");
    expect(decided({ request: pending, date: null, wish: "move" })).toBe("as-it-is");
  });

  it("is over for good once it is done, and not moved once it is cancelled", () => {
    expect([
      decided({ request: { ...request, status: "done" } }),
      decided({ request: { ...request, status: "cancelled" }, wish: "move" }),
    ]).toEqual(["NOT_FOUND", "NOT_FOUND"]);
  });
});
