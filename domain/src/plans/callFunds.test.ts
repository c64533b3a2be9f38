import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { NOON } from "../../../tests/support/domain";
import { fundsWith, of } from "../../../tests/support/metering";
import { DAY, HOUR, MINUTE, SECOND, type Millis } from "../time";
import { callSeconds, callUse, fundsOf, noFunds } from "./callFunds";
import type { BoughtTerm, PlanTerm } from "./planTerm";
import { unused, type UsedBy } from "./metering";

const MIDNIGHT = Date.parse("2026-01-16T00:00:00+05:30");
const TODAY = "2026-01-15";
const TOMORROW = "2026-01-16";
const single = (item: "call" | "chat") => of("pay-as-you-go", { item });
const minutes = (chat: number, call = 0) => ({ chat: chat * MINUTE, call: call * MINUTE });
const call = (key: string, count: number) => ({ key, kind: "call", time: count * MINUTE });

describe("how long a call may last", () => {
  test.each([
    ["what is left", of("daily-care"), minutes(0, 20), NOON, 600],
    ["Pay As You Go", single("call"), minutes(0), NOON, 900],
    ["no limit", of("unlimited-support"), minutes(0, 900), NOON, null],
    ["nothing without a plan", null, minutes(0), NOON, 0],
    ["nothing on a day of chat", of("daily-care"), minutes(1), NOON, 0],
    ["nothing once used", of("deep-healing"), minutes(0, 60), NOON, 0],
    ["nothing of less than a second", single("call"), { chat: 0, call: 15 * MINUTE - 544 }, NOON, 0],
    ["whole seconds, rounded down", single("call"), { chat: 0, call: 1 }, NOON, 899],
    ["past midnight, with the new day", of("daily-care"), minutes(0), MIDNIGHT - 10 * MINUTE, 40 * 60],
    ["up to midnight exactly, with the new day", of("daily-care"), minutes(0), MIDNIGHT - 30 * MINUTE, 60 * 60],
    ["short of midnight, without", of("daily-care"), minutes(0, 25), MIDNIGHT - 10 * MINUTE, 300],
    [
      "no new day after the end of the plan",
      of("daily-care", { validUntil: MIDNIGHT }),
      minutes(0),
      MIDNIGHT - 10 * MINUTE,
      600,
    ],
    ["no new day for Pay As You Go", single("call"), minutes(0), MIDNIGHT - MINUTE, 900],
  ] as const)("%s", (_, plan, so_far, now, seconds) => {
    expect(callSeconds(fundsWith(plan, so_far, now), now)).toBe(seconds);
  });

  it("counts by day, or under its payment, and not without a limit", () => {
    const [from, to] = [MIDNIGHT - MINUTE, MIDNIGHT + 2 * MINUTE];
    const use = (plan: PlanTerm | null, begin: Millis, end: Millis) =>
      callUse(fundsWith(plan, unused, begin), begin, end);
    expect(use(of("deep-healing"), from, to)).toEqual([call(TODAY, 1), call(TOMORROW, 2)]);
    expect(use(single("call"), from, to)).toEqual([call("pay_1", 3)]);
    expect(use(of("unlimited-support"), from, to)).toEqual([]);
    expect(use(null, from, to)).toEqual([]);
    expect(use(of("deep-healing"), to, from)).toEqual([]);
    expect(use(single("call"), to, to)).toEqual([]);
  });
});

describe("a call that several plans pay for", () => {
  const term = (planId: PlanTerm["planId"], paymentId: string, changes: Partial<BoughtTerm> = {}): BoughtTerm => ({
    planId,
    item: planId === "pay-as-you-go" ? "call" : null,
    paymentId,
    from: NOON - DAY,
    until: NOON + DAY,
    ...changes,
  });
  const has = (...terms: readonly BoughtTerm[]): PlanTerm =>
    of("pay-as-you-go", { item: "call", validUntil: terms[0]?.until ?? 0, terms: [...terms] });
  const older = term("pay-as-you-go", "pay_old", { until: NOON + HOUR });
  const bought = term("pay-as-you-go", "pay_new");
  const care = term("daily-care", "pay_care");
  /** How long the call may last, and what is counted after `talked` minutes of it. */
  const lasting = (plan: PlanTerm, used: UsedBy, now: Millis, talked: number, answered: Millis = now) => {
    const funds = fundsOf(plan, used, now);
    return [callSeconds(funds, now), callUse(funds, answered, answered + talked * MINUTE)] as const;
  };

  it("lasts as long as all of them together, and each is used up before the next one", () => {
    const used = { pay_old: minutes(0, 14) };
    expect(lasting(has(bought, older), used, NOON, 16)).toEqual([16 * 60, [call("pay_old", 1), call("pay_new", 15)]]);
    expect(lasting(has(bought, older), used, NOON, 1)[1]).toEqual([call("pay_old", 1)]);
    expect(lasting(has(bought, older), used, NOON, 3)[1]).toEqual([call("pay_old", 1), call("pay_new", 2)]);
  });

  it("uses the day’s minutes of a monthly plan first, those of the new day as soon as they are there", () => {
    const both = has(bought, care);
    const ten = { [TODAY]: minutes(0, 20) };
    expect(lasting(both, ten, NOON, 12)).toEqual([25 * 60, [call(TODAY, 10), call("pay_new", 2)]]);
    const late = MIDNIGHT - 12 * MINUTE;
    expect(lasting(both, ten, late, 50)).toEqual([55 * 60, [call(TODAY, 10), call("pay_new", 10), call(TOMORROW, 30)]]);
  });

  it("has the minutes of two monthly plans, one after the other, on each of its days", () => {
    const both = has(care, term("deep-healing", "pay_deep"));
    expect(lasting(both, {}, NOON, 100)).toEqual([90 * 60, [call(TODAY, 100)]]);
    expect(lasting(both, { [TODAY]: minutes(0, 80) }, MIDNIGHT - 10 * MINUTE, 95)).toEqual([
      100 * 60,
      [call(TODAY, 10), call(TOMORROW, 85)],
    ]);
    // Of a plan that has ended by then, the new day has no minutes.
    const ends = has(care, term("deep-healing", "pay_deep", { until: MIDNIGHT }));
    expect(lasting(ends, { [TODAY]: minutes(0, 80) }, MIDNIGHT - 10 * MINUTE, 5)[0]).toBe(40 * 60);
  });

  it("makes the day after midnight a day of calls, even if the evening was one of chat", () => {
    const chatDay = { [TODAY]: minutes(5) };
    expect(lasting(has(bought, care), chatDay, MIDNIGHT - 5 * MINUTE, 45)).toEqual([
      45 * 60,
      [call("pay_new", 15), call(TOMORROW, 30)],
    ]);
  });

  it("leaves out what is used up, what is for chat, and, if nothing is left, a plan whose minutes return", () => {
    const chat = term("pay-as-you-go", "pay_chat", { item: "chat" });
    const used = { pay_old: { chat: 0, call: 15 * MINUTE - 999 }, [TODAY]: minutes(0, 30) };
    expect(fundsOf(has(chat, older), used, NOON)).toEqual(noFunds);
    const rest = fundsOf(has(chat, older, care), used, NOON);
    expect(rest.plans.map(({ paymentId }) => paymentId)).toEqual(["pay_care"]);
    expect(callSeconds(rest, NOON)).toBe(0);
    expect(Object.keys(rest.used)).toEqual([TODAY]);
  });

  it("is paid by what ran when it began, even if that ends before the answer", () => {
    const soonOver = has(bought, { ...older, until: NOON + 5 * SECOND });
    expect(lasting(soonOver, {}, NOON, 16, NOON + 20 * SECOND)).toEqual([
      30 * 60,
      [call("pay_old", 15), call("pay_new", 1)],
    ]);
    const month = has(bought, { ...care, until: NOON + 5 * SECOND });
    expect(lasting(month, {}, NOON, 31, NOON + 20 * SECOND)[1]).toEqual([call(TODAY, 30), call("pay_new", 1)]);
  });

  it("counts extra time under the first plan, once the minutes of an evening are over", () => {
    const evening = MIDNIGHT - 10 * MINUTE;
    expect(lasting(has(care), {}, evening, 40, MIDNIGHT + MINUTE)).toEqual([40 * 60, [call(TOMORROW, 40)]]);
  });

  it("is counted as a whole, and uses no more than there was", () => {
    const each = fc.record({
      kind: fc.constantFrom("call", "chat", "care", "deep"),
      until: fc.integer({ min: 1, max: 40 * 60 }),
      used: fc.integer({ min: 0, max: 15 * MINUTE }),
    });
    const hour = fc.integer({ min: -3 * 60, max: 3 * 60 });
    fc.assert(
      fc.property(
        fc.array(each, { maxLength: 9 }),
        hour,
        fc.nat(2 * HOUR),
        fc.nat(90 * MINUTE),
        (all, at, day, length) => {
          const now = MIDNIGHT + at * MINUTE;
          const terms = all.map(({ kind, until }, nth) =>
            kind === "call" || kind === "chat"
              ? term("pay-as-you-go", `pay_${nth}`, { item: kind, from: now - DAY, until: now + until * MINUTE })
              : term(kind === "care" ? "daily-care" : "deep-healing", `pay_${nth}`, {
                  from: now - DAY,
                  until: now + until * MINUTE,
                }),
          );
          const used: UsedBy = {
            ...Object.fromEntries(all.map((one, nth) => [`pay_${nth}`, { chat: 0, call: one.used }])),
            [TODAY]: { chat: 0, call: day },
          };
          const kinds = all.map(({ kind }) => kind);
          const ofDay = (kinds.includes("care") ? HOUR / 2 : 0) + (kinds.includes("deep") ? HOUR : 0);
          const funds = fundsOf(has(...terms), used, now);
          const seconds = callSeconds(funds, now) ?? 0;
          const talked = Math.min(length, seconds * SECOND);
          const uses = callUse(funds, now, now + talked);
          expect(uses.reduce((sum, { time }) => sum + time, 0)).toBe(talked);
          for (const { key, time } of uses) {
            const most = key.startsWith("pay_") ? 15 * MINUTE : ofDay;
            expect(time + (used[key] ?? unused).call).toBeLessThanOrEqual(most);
          }
        },
      ),
      { numRuns: 1_000 },
    );
  });
});
