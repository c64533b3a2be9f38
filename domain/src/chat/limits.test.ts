import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { frozen, NOON } from "../../../tests/support/domain";
import { HOUR, MINUTE, SECOND, type Millis } from "../time";
import {
  countSend,
  FREE_MESSAGES,
  limitLifted,
  MESSAGE_MAX,
  MESSAGES_PER_MINUTE,
  PAGE,
  remainingMessages,
} from "./limits";
import type { SendWindow } from "./model";

test("the numbers of the spec and the architecture", () => {
  expect({ FREE_MESSAGES, MESSAGE_MAX, MESSAGES_PER_MINUTE, PAGE }).toEqual({
    FREE_MESSAGES: 19,
    MESSAGE_MAX: 2_000,
    MESSAGES_PER_MINUTE: 60,
    PAGE: 30,
  });
});

describe("the message limit is lifted", () => {
  test.each([
    ["none", false, false],
    ["concern", false, false],
    ["crisis", false, true],
    ["none", true, true],
    ["concern", true, true],
    ["crisis", true, true],
  ] as const)("risk %s, plan %s: %s", (risk, plan, lifted) => {
    expect(limitLifted(risk, plan)).toBe(lifted);
  });
});

describe("free messages left", () => {
  test.each([
    [0, 19],
    [1, 18],
    [18, 1],
    [19, 0],
    [20, 0],
    [1_000, 0],
  ])("after %i: %i", (count, left) => {
    expect(remainingMessages(count, false)).toBe(left);
  });

  test.each([0, 18, 19, 20])("after %i without a limit: null", (count) => {
    expect(remainingMessages(count, true)).toBeNull();
  });
});

describe("the rate of one side", () => {
  const full: SendWindow = frozen({ startedAt: NOON, count: 60 });
  const at = (window: SendWindow, now: Millis) => countSend(window, now, 60);

  test.each([
    ["the first ever", { startedAt: 0, count: 0 }, NOON, { window: { startedAt: NOON, count: 1 } }],
    ["the second, at once", { startedAt: NOON, count: 1 }, NOON, { window: { startedAt: NOON, count: 2 } }],
    ["the 60th", { startedAt: NOON, count: 59 }, NOON + 30 * SECOND, { window: { startedAt: NOON, count: 60 } }],
    [
      "the 60th, in the last millisecond",
      { startedAt: NOON, count: 59 },
      NOON + MINUTE - 1,
      { window: { startedAt: NOON, count: 60 } },
    ],
    ["the 61st, at once", full, NOON, { waitSeconds: 60 }],
    ["the 61st, a millisecond later", full, NOON + 1, { waitSeconds: 60 }],
    ["the 61st, after a second", full, NOON + SECOND, { waitSeconds: 59 }],
    ["the 61st, a little more than a second before the end", full, NOON + MINUTE - 1_001, { waitSeconds: 2 }],
    ["the 61st, a second before the end", full, NOON + MINUTE - SECOND, { waitSeconds: 1 }],
    ["the 61st, in the last millisecond", full, NOON + MINUTE - 1, { waitSeconds: 1 }],
    ["when the minute is over", full, NOON + MINUTE, { window: { startedAt: NOON + MINUTE, count: 1 } }],
    ["a day later", full, NOON + 24 * HOUR, { window: { startedAt: NOON + 24 * HOUR, count: 1 } }],
    ["above the limit, after it was lowered", { startedAt: NOON, count: 99 }, NOON, { waitSeconds: 60 }],
  ] as const)("%s", (_, window, now, expected) => {
    expect(at(window, now)).toEqual(expected);
  });

  describe("by a clock that steps back", () => {
    test.each([1, 20, MINUTE, HOUR])("by %i ms: begins a new window; a wrong clock keeps nobody waiting", (step) => {
      expect(at(full, NOON - step)).toEqual({ window: { startedAt: NOON - step, count: 1 } });
    });

    it("still limits a flood through two servers, one 40 ms behind the other", () => {
      let window: SendWindow = { startedAt: 0, count: 0 };
      let accepted = 0;
      for (let call = 0; call < 50_000; call += 10) {
        const counted = at(window, NOON + call + (call % 20 === 0 ? 0 : -40));
        if (!("window" in counted)) continue;
        window = counted.window;
        accepted += 1;
      }
      expect(accepted).toBeGreaterThanOrEqual(60);
      expect(accepted).toBeLessThanOrEqual(64);
    });
  });

  it("gives a wait after which the same call is accepted, and not a longer one", () => {
    fc.assert(
      fc.property(fc.nat({ max: MINUTE - 1 }), fc.integer({ min: 1, max: 5 }), (elapsed, perMinute) => {
        const now = NOON + elapsed;
        const counted = countSend({ startedAt: NOON, count: perMinute }, now, perMinute);
        if ("window" in counted) throw new Error("The minute was full.");
        expect(Number.isInteger(counted.waitSeconds)).toBe(true);
        const then = now + counted.waitSeconds * SECOND;
        expect(countSend({ startedAt: NOON, count: perMinute }, then, perMinute)).toHaveProperty("window");
        expect(counted.waitSeconds * SECOND - (MINUTE - elapsed)).toBeLessThan(SECOND);
      }),
    );
  });

  it("accepts no more than the limit in any minute", () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat({ max: 4_000 }), { maxLength: 120 }),
        fc.integer({ min: 1, max: 6 }),
        (pauses, perMinute) => {
          let window: SendWindow = { startedAt: 0, count: 0 };
          let now = NOON;
          const accepted: { at: Millis; began: boolean }[] = [];
          for (const pause of pauses) {
            now += pause;
            const counted = countSend(frozen(window), now, perMinute);
            if (!("window" in counted)) continue;
            window = counted.window;
            accepted.push({ at: now, began: window.count === 1 });
          }
          for (const { at: start } of accepted.filter(({ began }) => began)) {
            expect(
              accepted.filter(({ at: then }) => then >= start && then < start + MINUTE).length,
            ).toBeLessThanOrEqual(perMinute);
          }
        },
      ),
    );
  });
});
