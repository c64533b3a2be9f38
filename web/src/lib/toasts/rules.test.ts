import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { goesWithPage, lifeOf, lowest, placeFor, type Span } from "./rules";

describe("how long a toast stays", () => {
  it("is six seconds, ten for a failure, and more for a long text", () => {
    expect([lifeOf("status", "Saved."), lifeOf("alert", "Not saved.")]).toEqual([6_000, 10_000]);
    expect(lifeOf("status", "a".repeat(200))).toBe(16_000);
  });

  it("ends with the page, unless it was shown while leaving", () => {
    expect([goesWithPage(0), goesWithPage(900), goesWithPage(1_100)]).toEqual([false, false, true]);
  });
});

describe("where a toast is placed", () => {
  it("is the bottom if nothing needed is there", () => {
    expect(placeFor(60, 740, [])).toBe(672);
  });

  it("is above the composer", () => {
    expect(placeFor(60, 740, [{ top: 660, bottom: 740 }])).toBe(592);
  });

  it("is between the help lines and the composer, or above both", () => {
    const field = { top: 340, bottom: 420 };
    expect(placeFor(60, 420, [{ top: 100, bottom: 240 }, field])).toBe(272);
    expect(placeFor(60, 420, [{ top: 100, bottom: 300 }, field])).toBe(32);
  });

  it("is nowhere if nothing is free", () => {
    expect(placeFor(60, 420, [{ top: 0, bottom: 420 }])).toBeNull();
    expect(lowest(60, 420)).toBe(352);
  });

  it("never covers what is needed if there is room, and is always on the screen", () => {
    const span = fc
      .tuple(fc.integer({ min: -100, max: 800 }), fc.integer({ min: 1, max: 300 }))
      .map(([top, height]): Span => ({ top, bottom: top + height }));
    fc.assert(
      fc.property(
        fc.integer({ min: 20, max: 200 }),
        fc.integer({ min: 320, max: 900 }),
        fc.array(span, { maxLength: 6 }),
        (height, screen, needed) => {
          const top = placeFor(height, screen, needed);
          const isFree = (at: number): boolean =>
            needed.every((each) => at + height + 8 <= each.top || at >= each.bottom + 8);
          const room = Array.from({ length: screen - height - 15 }, (_, nth) => nth + 8).some(isFree);
          expect(top !== null).toBe(room);
          if (top !== null) expect(isFree(top)).toBe(true);
        },
      ),
    );
  });
});
