import fc from "fast-check";
import { expect, it } from "vitest";
import { PagerNight } from "../../../../tests/support/pagerNights";
import { pagerStep } from "../../../../tests/support/pagerNightSteps";

/** With every change; 10,000 in the slow tests. */
const HISTORIES = 250;

it(
  "no ring beyond the limits or after the end, nobody forgotten or told of phones that don’t ring, over any restarts",
  { timeout: 5 * 60_000 },
  async () => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(pagerStep, { minLength: 20, maxLength: 60, size: "max" }), async (steps) => {
        const night = new PagerNight();
        for (const next of steps) await night.take(next);
        await night.rest();
        night.pages.seen.forEach((what) => seen.add(what));
      }),
      { numRuns: fc.readConfigureGlobal().numRuns ?? HISTORIES },
    );
    expect([...seen].sort()).toEqual([
      "answered",
      "conflict",
      "declined",
      "died",
      "expired",
      "over",
      "replaced",
      "ring",
      "taken",
      "waits on",
    ]);
  },
);
