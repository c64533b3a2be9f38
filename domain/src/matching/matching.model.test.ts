import fc from "fast-check";
import { expect, it } from "vitest";
import { Evening } from "../../../tests/support/evening";
import { step } from "../../../tests/support/eveningSteps";

/** Ten times as many in the slow tests. */
const HISTORIES = 1_000;

it("random evenings: one holder, within the cap, nobody parted, no place left idle", { timeout: 5 * 60_000 }, () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(fc.array(step, { minLength: 20, maxLength: 40, size: "max" }), (steps) => {
      const evening = new Evening();
      for (const next of steps) evening.take(next);
      evening.seen.forEach((outcome) => seen.add(outcome));
    }),
    { numRuns: fc.readConfigureGlobal().numRuns ?? HISTORIES },
  );
  expect([...seen].sort()).toEqual([
    "AT_CAPACITY",
    "NOT_CLAIMED",
    "NOT_PERMITTED",
    "TAKEN",
    "accepted",
    "asked",
    "claim",
    "handed over",
    "held",
    "not asked: AT_CAPACITY",
    "not asked: TAKEN",
  ]);
});

it("an evening on which a crisis comes while the only listener is asked about a concern", () => {
  const evening = new Evening();
  for (const [kind, customer, seconds] of [
    ["write", "lata", 39],
    ["write", "asha", 0],
    // An odd number of seconds makes it a concern, an even one a crisis.
    ["flag", "asha", 81],
    ["online", "lata", 52],
    ["flag", "lata", 4],
  ] as const)
    expect(() => evening.take({ kind, customer, by: "john", seconds })).not.toThrow();
});
