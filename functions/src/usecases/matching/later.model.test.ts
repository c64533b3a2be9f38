import fc from "fast-check";
import { expect, it } from "vitest";
import { LaterWaits, laterStep } from "../../../../tests/support/laterWaits";

/** Ten times as many in the slow tests. */
const HISTORIES = 1_000;

it(
  "no agreed time is lost or has two listeners, nobody is reminded twice, each one that was not kept is a case",
  { timeout: 5 * 60_000 },
  async () => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(laterStep, { minLength: 20, maxLength: 60, size: "max" }), async (steps) => {
        const waits = new LaterWaits();
        for (const next of steps) await waits.take(next);
        await waits.rest();
        waits.seen.forEach((what) => seen.add(what));
      }),
      { numRuns: fc.readConfigureGlobal().numRuns ?? HISTORIES },
    );
    expect([...seen].sort()).toEqual([
      "met",
      "missed",
      "none",
      "over by its person",
      "over with the wait",
      "reminded",
      "returned",
      "taken",
    ]);
  },
);
