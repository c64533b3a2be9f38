import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { history } from "../../../../tests/support/paymentSteps";
import { Story } from "../../../../tests/support/paymentStory";

describe("any history of payments", () => {
  it(
    "keeps every invariant at all times, and ends with our books equal to those of the gateway",
    { timeout: 120_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(history, async (steps) => {
          const story = new Story();
          await story.run(steps);
          expect(await story.end()).toEqual([]);
        }),
        { numRuns: fc.readConfigureGlobal().numRuns ?? 1_000 },
      );
    },
  );
});
