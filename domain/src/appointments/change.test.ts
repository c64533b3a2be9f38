import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NOON } from "../../../tests/support/domain";
import { HOUR, MINUTE } from "../time";
import { CHANGE_AFTER_SET, CHANGE_BEFORE, decideChange, isEarlyEnough, justSetUntil } from "./change";

const request = {
  userId: "asha",
  status: "confirmed",
  date: "2026-11-30",
  slotAt: NOON + CHANGE_BEFORE,
  setAt: null,
} as const;
const facts = { request, userId: "asha", wish: "cancel", date: "2026-11-30", now: NOON } as const;
const decided = (change: Partial<Parameters<typeof decideChange>[0]>) => {
  const answer = decideChange({ ...facts, ...change });
  return answer.ok ? answer.value : answer.failure.reason;
};

describe("changing one's own appointment", () => {
  it("is possible until twelve hours before its slot", () => {
    expect([decided({}), decided({ wish: "move" })]).toEqual(["cancel", "move"]);
    expect([decided({ now: NOON + 1 }), decided({ wish: "move", now: NOON + 1 })]).toEqual(["TOO_LATE", "TOO_LATE"]);
    const early = (slotAt: number | null) => isEarlyEnough({ slotAt, setAt: null }, NOON);
    expect([early(null), early(NOON)]).toEqual([true, false]);
  });

  it("is possible for half an hour after it was set, however near it is, but not once it has begun", () => {
    const near = { ...request, slotAt: NOON + HOUR, setAt: NOON };
    for (const wish of ["cancel", "move"] as const) {
      expect(decided({ request: near, wish, now: NOON + 30 * MINUTE })).toBe(wish);
      expect(decided({ request: near, wish, now: NOON + 30 * MINUTE + 1 })).toBe("TOO_LATE");
    }
    const nearer = { ...request, slotAt: NOON + MINUTE, setAt: NOON };
    expect(decided({ request: nearer, now: NOON + MINUTE - 1 })).toBe("cancel");
    expect(decided({ request: nearer, now: NOON + MINUTE })).toBe("TOO_LATE");
    expect([justSetUntil(near), justSetUntil(nearer)]).toEqual([NOON + 30 * MINUTE, NOON + MINUTE]);
    expect([justSetUntil(request), justSetUntil({ slotAt: NOON + 13 * HOUR, setAt: NOON })]).toEqual([null, null]);
  });

  it("is possible exactly before it begins, and early or shortly after it was set; that never takes time away", () => {
    const moment = fc.integer({ min: 0, max: 48 * HOUR });
    fc.assert(
      fc.property(moment, fc.option(moment), moment, (slotAt, setAt, now) => {
        const isEarly = now <= slotAt - CHANGE_BEFORE;
        const isFresh = setAt !== null && now <= setAt + CHANGE_AFTER_SET;
        const expected = now < slotAt && (isEarly || isFresh);
        expect(isEarlyEnough({ slotAt, setAt }, now)).toBe(expected);
        const until = justSetUntil({ slotAt, setAt });
        if (until !== null && now < slotAt) expect(isEarlyEnough({ slotAt, setAt }, now)).toBe(now <= until);
      }),
    );
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
