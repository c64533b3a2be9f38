import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { QuietHours } from "./model";
import { silencedBy } from "./quiet";

const span = (from: number, to: number): QuietHours => ({ from: from * 60, to: to * 60 });

/** The minutes of the day within quiet hours, counted one by one. */
function minutesOf({ from, to }: QuietHours): ReadonlySet<number> {
  const minutes = new Set<number>();
  let minute = from;
  do {
    minutes.add(minute);
    minute = (minute + 1) % (24 * 60);
  } while (minute !== to);
  return minutes;
}

describe("silencedBy", () => {
  it.each([
    ["nothing", span(20, 22), span(22, 7)],
    ["nothing", span(7, 9), span(22, 7)],
    ["part", span(21, 23), span(22, 7)],
    ["part", span(6, 9), span(22, 7)],
    ["part", span(20, 8), span(22, 7)],
    ["whole", span(23, 5), span(22, 7)],
    ["whole", span(22, 7), span(22, 7)],
    ["part", span(7, 7), span(22, 7)],
  ] as const)("is %s", (how, window, quiet) => {
    expect(silencedBy(window, quiet)).toBe(how);
  });

  it("is nothing without quiet hours", () => {
    expect(silencedBy(span(22, 7), null)).toBe("nothing");
  });

  it("agrees with counting the minutes", () => {
    const minute = fc.integer({ min: 0, max: 24 * 60 - 1 });
    const spans = fc.record({ from: minute, to: minute });
    fc.assert(
      fc.property(spans, spans, (window, quiet) => {
        const [own, hushed] = [[...minutesOf(window)], minutesOf(quiet)];
        const silent = own.filter((each) => hushed.has(each)).length;
        const expected = silent === 0 ? "nothing" : silent === own.length ? "whole" : "part";
        expect(silencedBy(window, quiet)).toBe(expected);
      }),
    );
  });
});
