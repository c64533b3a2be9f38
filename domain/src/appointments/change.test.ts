import { describe, expect, it } from "vitest";
import { NOON } from "../../../tests/support/domain";
import { CHANGE_BEFORE, decideChange, isEarlyEnough } from "./change";

const request = { userId: "asha", status: "confirmed", date: "2026-11-30", slotAt: NOON + CHANGE_BEFORE } as const;
const facts = { request, userId: "asha", wish: "cancel", date: "2026-11-30", now: NOON } as const;
const decided = (change: Partial<Parameters<typeof decideChange>[0]>) => {
  const answer = decideChange({ ...facts, ...change });
  return answer.ok ? answer.value : answer.failure.reason;
};

describe("changing one's own appointment", () => {
  it("is possible until twelve hours before its slot", () => {
    expect([decided({}), decided({ wish: "move" })]).toEqual(["cancel", "move"]);
    expect([decided({ now: NOON + 1 }), decided({ wish: "move", now: NOON + 1 })]).toEqual(["TOO_LATE", "TOO_LATE"]);
    expect([isEarlyEnough(null, NOON), isEarlyEnough(NOON, NOON)]).toEqual([true, false]);
  });

  it("is not possible for others", () => {
    expect([decided({ userId: "ravi" }), decided({ userId: "ravi", wish: "move" })]).toEqual([
      "NOT_FOUND",
      "NOT_FOUND",
    ]);
  });

  it("changes nothing on a repeat, or if it is on another day by now", () => {
    expect(decided({ request: { ...request, status: "cancelled" } })).toBe("as-it-is");
    expect([decided({ date: "2026-11-29" }), decided({ date: null, wish: "move" })]).toEqual(["as-it-is", "as-it-is"]);
  });

  it("can cancel one without a slot, but not move it", () => {
    const pending = { ...request, status: "pending", date: null, slotAt: null } as const;
    expect(decided({ request: pending, date: null })).toBe("cancel");
    expect(decided({ request: pending, date: null, wish: "move" })).toBe("as-it-is");
  });

  it("is impossible once it is done, or to move it once it is cancelled", () => {
    expect([
      decided({ request: { ...request, status: "done" } }),
      decided({ request: { ...request, status: "cancelled" }, wish: "move" }),
    ]).toEqual(["NOT_FOUND", "NOT_FOUND"]);
  });
});
