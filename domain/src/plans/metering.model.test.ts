import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NOON } from "../../../tests/support/domain";
import { connected, fundsWith, of, reply } from "../../../tests/support/metering";
import { DAY, HOUR, MINUTE, SECOND, type Millis } from "../time";
import { callSeconds, callUse } from "./callFunds";
import { afterOwn, IDLE, uncounted, unused, usageKey, withUses, type Meter, type Use } from "./metering";

/** What happens in a conversation of a person with a plan by the day. */
type Event = { readonly do: "own" | "reply" | "end"; readonly after: Millis };

const event: fc.Arbitrary<Event> = fc.record({
  do: fc.constantFrom("own", "own", "reply", "reply", "end"),
  after: fc.oneof(
    fc.integer({ min: 0, max: 3 * MINUTE }),
    fc.integer({ min: 8 * MINUTE, max: 12 * MINUTE }),
    fc.integer({ min: 0, max: 30 * HOUR }),
    fc.constant(IDLE),
  ),
});
/** Near the ends of months and years, at midnight in Kolkata, and when clocks change elsewhere. */
const start = fc
  .tuple(
    fc.constantFrom(
      "2026-01-31T23:50:00+05:30",
      "2026-12-31T23:59:59+05:30",
      "2028-02-28T23:55:00+05:30",
      "2026-03-29T01:00:00Z",
      "2026-11-01T06:00:00Z",
      "2026-06-15T12:00:00+05:30",
    ),
    fc.integer({ min: -20 * MINUTE, max: 20 * MINUTE }),
  )
  .map(([at, shift]) => Date.parse(at) + shift);

/** Computed simply, day by day: the stretches that count, and how much of each lies in each day. */
function onPaper(begin: Millis, events: readonly Event[], now: Millis): Map<string, Millis> {
  const stretches: (readonly [Millis, Millis])[] = [];
  let at = begin;
  let last: Millis | null = null;
  let answered = false;
  const close = (to: Millis): void => {
    if (last !== null && answered && to - last < 10 * 60_000) stretches.push([last, to]);
    else answered = false;
  };
  for (const each of events) {
    at += each.after;
    close(at);
    if (each.do === "reply") answered = true;
    if (each.do === "end") answered = false;
    last = each.do === "end" ? null : at;
  }
  close(now);
  const days = new Map<string, Millis>();
  for (const [from, to] of stretches) {
    for (
      let day = new Date(from - DAY).toISOString().slice(0, 10);
      Date.parse(`${day}T00:00:00+05:30`) < to;
      day = new Date(Date.parse(`${day}T12:00:00Z`) + DAY).toISOString().slice(0, 10)
    ) {
      const dawn = Date.parse(`${day}T00:00:00+05:30`);
      const overlap = Math.min(to, dawn + DAY) - Math.max(from, dawn);
      if (overlap > 0) days.set(day, (days.get(day) ?? 0) + overlap);
    }
  }
  return days;
}

describe("any history", () => {
  it("counts the same as a simple calculation day by day", () => {
    fc.assert(
      fc.property(
        start,
        fc.array(event, { maxLength: 30 }),
        fc.integer({ min: 0, max: 20 * MINUTE }),
        (begin, events, rest) => {
          const plan = of("deep-healing", { validUntil: begin + 10_000 * DAY });
          const counted = new Map<string, Millis>();
          const add = (uses: readonly Use[]): void =>
            uses.forEach((use) =>
              counted.set(use.key, withUses(unused, [use], use.key).chat + (counted.get(use.key) ?? 0)),
            );
          let running: Meter | null = null;
          let at = begin;
          for (const each of events) {
            at += each.after;
            if (each.do === "own") {
              running = afterOwn(running, at);
            } else if (each.do === "reply") {
              const next = reply(running, at, plan);
              add(next.uses);
              running = next.meter;
            } else {
              add(uncounted(running, connected, at));
              running = null;
            }
          }
          add(uncounted(running, connected, at + rest));
          expect(counted).toEqual(onPaper(begin, events, at + rest));
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it("never counts less than nothing, nor more than the time that passed or the listener was there", () => {
    const span = fc.tuple(fc.integer({ min: -HOUR, max: HOUR }), fc.integer({ min: 0, max: HOUR }));
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: HOUR }),
        fc.integer({ min: -HOUR, max: 3 * HOUR }),
        span,
        (talk, rest, [since, length]) => {
          const running: Meter = { payment: null, from: NOON, until: NOON + talk };
          const listener = { since: NOON + since, until: NOON + since + length };
          const total = uncounted(running, listener, NOON + talk + rest).reduce((sum, { time }) => sum + time, 0);
          expect(total).toBeGreaterThanOrEqual(0);
          expect(total).toBeLessThanOrEqual(Math.min(talk + Math.max(0, rest), length));
        },
      ),
    );
  });

  it("adds up however a call is cut by midnight", () => {
    fc.assert(
      fc.property(start, fc.integer({ min: 0, max: 3 * DAY }), (from, length) => {
        const funds = fundsWith(of("deep-healing", { validUntil: from + 10 * DAY }), unused, from);
        const uses = callUse(funds, from, from + length);
        expect(uses.reduce((sum, { time }) => sum + time, 0)).toBe(length);
        expect(new Set(uses.map(({ key }) => key)).size).toBe(uses.length);
      }),
    );
  });

  it("gives a call no more seconds than its days have left", () => {
    fc.assert(
      fc.property(start, fc.integer({ min: 0, max: HOUR }), (now, call) => {
        const plan = of("deep-healing", { validUntil: now + 30 * DAY });
        const funds = fundsWith(plan, { chat: 0, call }, now);
        const seconds = callSeconds(funds, now) ?? Infinity;
        const today = usageKey(plan, now);
        for (const use of callUse(funds, now, now + seconds * SECOND))
          expect(use.time + (use.key === today ? call : 0)).toBeLessThanOrEqual(HOUR);
      }),
    );
  });
});
