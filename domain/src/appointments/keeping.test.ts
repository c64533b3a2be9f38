import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NOON } from "../../../tests/support/domain";
import { DAY, HOUR, MINUTE } from "../time";
import { decideAnswer, isNotKept, isOpen, keepUntil } from "./keeping";

describe("how long an appointment waits for its owner", () => {
  it.each([
    ["a slot in a week", 7 * DAY, DAY],
    ["a slot in 26 hours", 26 * HOUR, 23 * HOUR],
    ["a slot in five hours", 5 * HOUR, 2 * HOUR],
    ["a slot in three hours", 3 * HOUR, 30 * MINUTE],
    ["a slot in ten minutes", 10 * MINUTE, 10 * MINUTE],
  ])("%s", (_, ahead, kept) => {
    expect(keepUntil(NOON, NOON + ahead)).toBe(NOON + kept);
  });

  it("is a day where there is no slot, and never goes beyond the hour", () => {
    expect(keepUntil(NOON, null)).toBe(NOON + DAY);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 15 * DAY }), (ahead) => {
        const until = keepUntil(NOON, NOON + ahead);
        expect(until).toBeGreaterThan(NOON);
        expect(until).toBeLessThanOrEqual(Math.min(NOON + DAY, NOON + ahead));
      }),
    );
  });
});

describe("an answer", () => {
  const asked = { status: "confirmed", slotAt: NOON + DAY, addressConfirmed: false, keepUntil: NOON + HOUR } as const;
  const kept = { ...asked, addressConfirmed: true, keepUntil: null };

  it("keeps or cancels what is open", () => {
    for (const request of [asked, { ...asked, status: "pending" as const, slotAt: null }]) {
      expect(decideAnswer(request, "keep", NOON)).toBe("keep");
      expect(decideAnswer(request, "not-me", NOON)).toBe("cancel");
    }
  });

  it("changes nothing twice, nor what is over", () => {
    expect(decideAnswer(kept, "keep", NOON)).toBe("as-it-is");
    expect(decideAnswer(kept, "not-me", NOON)).toBe("cancel");
    for (const status of ["cancelled", "done"] as const)
      for (const answer of ["keep", "not-me"] as const)
        expect(decideAnswer({ ...asked, status }, answer, NOON)).toBe("as-it-is");
    expect(decideAnswer(asked, "not-me", NOON + 2 * DAY)).toBe("as-it-is");
    expect(decideAnswer(asked, "keep", NOON + HOUR)).toBe("as-it-is");
  });

  it("that does not come in time lets it go", () => {
    expect(isNotKept(asked, NOON + HOUR - 1)).toBe(false);
    expect(isNotKept(asked, NOON + HOUR)).toBe(true);
    expect(isNotKept(asked, NOON + 2 * DAY)).toBe(true);
    expect(isNotKept({ ...asked, status: "done" }, NOON + HOUR)).toBe(false);
    expect(isNotKept(kept, NOON + HOUR)).toBe(false);
    expect(isOpen(asked, NOON + DAY)).toBe(false);
  });
});
