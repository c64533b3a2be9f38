import fc from "fast-check";
import { expect, it } from "vitest";
import { Waits, waitStep } from "../../../../tests/support/waits";

/** Ten times as many in the slow tests. */
const HISTORIES = 1_000;

it(
  "no promise is lost, nobody silently loses their place, each missed one is a case, over any restarts",
  { timeout: 5 * 60_000 },
  async () => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(waitStep, { minLength: 20, maxLength: 60, size: "max" }), async (steps) => {
        const waits = new Waits();
        for (const next of steps) await waits.take(next);
        await waits.rest();
        waits.seen.forEach((end) => seen.add(end));
      }),
      { numRuns: fc.readConfigureGlobal().numRuns ?? HISTORIES },
    );
    expect([...seen].sort()).toEqual([
      "came",
      "changed by its person",
      "over with the wait",
      "turn-by-phone",
      "turn-gone",
      "turn-missed",
    ]);
  },
);
