import fc from "fast-check";
import { expect, it } from "vitest";
import { Night } from "../../../tests/support/night";
import { nightStep } from "../../../tests/support/nightSteps";

/** With every change; 10,000 in the slow tests. */
const HISTORIES = 250;

it(
  "one claim, no ring after the end, nobody past the bounds or parted, over any night",
  { timeout: 5 * 60_000 },
  () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(fc.array(nightStep, { minLength: 30, maxLength: 60, size: "max" }), (steps) => {
        const night = new Night();
        for (const next of steps) night.take(next);
        night.seen.forEach((outcome) => seen.add(outcome));
      }),
      { numRuns: fc.readConfigureGlobal().numRuns ?? HISTORIES },
    );
    expect([...seen].sort()).toEqual([
      "NOT_CLAIMED",
      "TAKEN",
      "answered",
      "claim",
      "declined",
      "expired",
      "held",
      "none-on-call",
      "over",
      "receipt",
      "replaced",
      "ring",
      "taken",
      "unanswered",
    ]);
  },
);
