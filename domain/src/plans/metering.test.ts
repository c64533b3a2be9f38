import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { NOON } from "../../../tests/support/domain";
import { connected, of, reply } from "../../../tests/support/metering";
import { DAY, HOUR, MINUTE, SECOND, type Millis } from "../time";
import type { PremiumUser } from "./planTerm";
import {
  afterOwn,
  allowance,
  IDLE,
  meter,
  runningTerms,
  spentKinds,
  termFor,
  uncounted,
  unused,
  usage,
  usageKey,
  usageKeys,
  usedAfter,
  usedOf,
  type Meter,
  type Use,
  type Used,
} from "./metering";

const HALF_HOUR = 30 * MINUTE;
const MIDNIGHT = Date.parse("2026-01-16T00:00:00+05:30");
const single = (item: "call" | "chat") => of("pay-as-you-go", { item });
const minutes = (chat: number, call = 0) => ({ chat: chat * MINUTE, call: call * MINUTE });
const used = { kind: "used" };
const left = (count: number) => ({ kind: "timeLeft", time: count * MINUTE });
const none = { kind: "none" };
const unlimited = { kind: "unlimited" };

describe("what a plan gives in a day (spec section 9)", () => {
  test.each([
    ["no plan", null, minutes(0), none, none],
    ["Daily Care, nothing used", of("daily-care"), minutes(0), left(90), left(30)],
    ["Daily Care on a day of chat", of("daily-care"), minutes(1), left(89), used],
    ["Daily Care on a day of calls", of("daily-care"), minutes(0, 1), used, left(29)],
    ["Daily Care, both counted: the call was first", of("daily-care"), minutes(2, 1), used, left(29)],
    ["Daily Care, all chat used", of("daily-care"), minutes(90), used, used],
    ["Daily Care, all calls used", of("daily-care"), minutes(0, 30), used, used],
    ["Deep Healing, nothing used", of("deep-healing"), minutes(0), left(120), left(60)],
    ["Deep Healing, both in part", of("deep-healing"), minutes(20, 50), left(100), left(10)],
    ["Deep Healing, chat used", of("deep-healing"), minutes(120), used, left(60)],
    ["Deep Healing, more than there was", of("deep-healing"), minutes(500, 61), used, used],
    ["Unlimited Support", of("unlimited-support"), minutes(10_000, 10_000), unlimited, unlimited],
    ["a chat of Pay As You Go", single("chat"), minutes(29), left(1), none],
    ["a chat of Pay As You Go, used up", single("chat"), minutes(30), none, none],
    ["a call of Pay As You Go", single("call"), minutes(0, 5), none, left(10)],
    ["a call of Pay As You Go, used up", single("call"), minutes(0, 15), none, none],
    ["a call of which less than a second is left", single("call"), { chat: 0, call: 15 * MINUTE - 544 }, none, none],
    ["a day of calls, likewise", of("deep-healing"), { chat: 0, call: HOUR - 999 }, left(120), used],
    ["a call with its last second", single("call"), { chat: 0, call: 15 * MINUTE - SECOND }, none, left(1 / 60)],
    [
      "a chat of which less than a second is left",
      single("chat"),
      { chat: HALF_HOUR - 544, call: 0 },
      left(544 / MINUTE),
      none,
    ],
    ["an ended plan", of("daily-care", { status: "ended" }), minutes(0), none, none],
    ["a plan whose time is over", of("deep-healing", { validUntil: NOON }), minutes(0), none, none],
    ["a cancelled plan", of("deep-healing", { status: "cancelled" }), minutes(0), left(120), left(60)],
  ] as const)("%s", (_, plan, so_far, chat, call) => {
    expect(allowance("chat", plan, so_far, NOON)).toEqual(chat);
    expect(allowance("call", plan, so_far, NOON)).toEqual(call);
  });

  it("is more than nothing if something is left", () => {
    const anyPlan = fc.constantFrom(of("daily-care"), of("deep-healing"), single("chat"), single("call"));
    const amount = fc.integer({ min: 0, max: 3 * HOUR });
    fc.assert(
      fc.property(anyPlan, amount, amount, fc.constantFrom("chat", "call"), (plan, chat, call, kind) => {
        const now = allowance(kind, plan, { chat, call }, NOON);
        if (now.kind === "timeLeft") expect(now.time).toBeGreaterThan(0);
      }),
    );
  });

  it("is stored under the day, and for Pay As You Go under the payment", () => {
    expect(usageKey(of("daily-care"), MIDNIGHT - 1)).toBe("2026-01-15");
    expect(usageKey(of("daily-care"), MIDNIGHT)).toBe("2026-01-16");
    expect(usageKey(null, MIDNIGHT)).toBe("2026-01-16");
    expect(usageKey(single("chat"), MIDNIGHT)).toBe("pay_1");
  });

  it("reads a document without one of the two as 0 of it", () => {
    expect(usage.parse({})).toEqual(unused);
    expect(usage.parse({ chat: 5, userId: "asha", key: "2026-01-15" })).toEqual({ chat: 5, call: 0 });
    expect(meter.safeParse({ payment: null, from: 1 }).success).toBe(false);
  });
});

describe("several plans at once", () => {
  const term = (
    planId: PremiumUser["planId"],
    paymentId: string,
    changes: Partial<PremiumUser["terms"][number]> = {},
  ): PremiumUser["terms"][number] => ({
    planId,
    item: null,
    paymentId,
    from: NOON - DAY,
    until: NOON + DAY,
    ...changes,
  });
  const care = term("daily-care", "pay_care");
  const first = term("pay-as-you-go", "pay_a", { item: "chat" });
  const second = term("pay-as-you-go", "pay_b", { item: "chat", until: NOON + 2 * DAY });
  const oneCall = term("pay-as-you-go", "pay_c", { item: "call" });
  const all = of("daily-care", { validUntil: NOON + DAY, terms: [second, oneCall, care, first] });
  const day = "2026-01-15";

  it("are used one after the other, the better one first, then what ends first", () => {
    expect(usageKeys("chat", all, NOON)).toEqual([day, "pay_a", "pay_b"]);
    expect(usageKeys("call", all, NOON)).toEqual([day, "pay_c"]);
    expect(termFor("chat", all, {}, NOON)?.planId).toBe("daily-care");
    expect(termFor("chat", all, { [day]: minutes(90) }, NOON)?.paymentId).toBe("pay_a");
    expect(termFor("chat", all, { [day]: minutes(90), pay_a: minutes(30) }, NOON)?.paymentId).toBe("pay_b");
    expect(termFor("chat", all, { [day]: minutes(90), pay_a: minutes(30), pay_b: minutes(30) }, NOON)?.planId).toBe(
      "daily-care",
    );
    expect(termFor("call", all, { [day]: minutes(1) }, NOON)?.paymentId).toBe("pay_c");
  });

  it("are only those that run", () => {
    const later = of("daily-care", {
      validUntil: NOON + DAY,
      terms: [term("daily-care", "pay_next", { from: NOON + 1, until: NOON + DAY }), { ...first, until: NOON }],
    });
    expect(runningTerms(later, NOON)).toEqual([]);
    expect(termFor("chat", later, {}, NOON)).toBeNull();
    expect(runningTerms({ ...all, status: "ended" }, NOON)).toEqual([]);
    expect(runningTerms(null, NOON)).toEqual([]);
    expect(runningTerms(of("daily-care"), NOON)).toEqual([of("daily-care")]);
    expect(runningTerms(of("daily-care", { validUntil: NOON }), NOON)).toEqual([]);
  });

  it("are replaced by an end that a person has set", () => {
    expect(runningTerms({ ...all, validUntil: NOON }, NOON)).toEqual([]);
    expect(termFor("chat", { ...all, validUntil: NOON - 1 }, {}, NOON)).toBeNull();
    const longer = { ...all, validUntil: NOON + 9 * DAY };
    expect(runningTerms(longer, NOON + 8 * DAY)).toEqual([{ ...longer, terms: [] }]);
  });

  it("none gives any", () => {
    expect(termFor("chat", of("pay-as-you-go", { validUntil: NOON + DAY, terms: [oneCall] }), {}, NOON)).toBeNull();
    expect(
      termFor("chat", of("pay-as-you-go", { validUntil: NOON + DAY, terms: [first] }), { pay_a: minutes(30) }, NOON),
    ).toBeNull();
  });

  it("with less than a second of calls left in the older one: the next one pays", () => {
    const older = term("pay-as-you-go", "pay_d", { item: "call", until: NOON + HOUR });
    const bought = of("pay-as-you-go", { item: "call", validUntil: NOON + DAY, terms: [oneCall, older] });
    expect(termFor("call", bought, { pay_d: { chat: 0, call: 15 * MINUTE - 544 } }, NOON)?.paymentId).toBe("pay_c");
  });

  it("with six used up don't hide a seventh that was paid", () => {
    const terms = Array.from({ length: 7 }, (_, nth) =>
      term("pay-as-you-go", `pay_${nth}`, { item: "chat", until: NOON + (nth + 1) * HOUR }),
    );
    const bought = of("pay-as-you-go", { item: "chat", validUntil: NOON + 7 * HOUR, terms });
    const usedUp = Object.fromEntries(terms.slice(0, 6).map(({ paymentId }) => [paymentId, minutes(30)]));
    expect(termFor("chat", bought, usedUp, NOON)?.paymentId).toBe("pay_6");
    expect(usageKeys("chat", bought, NOON)).toContain("pay_6");
  });

  it("are spent of a kind once nothing gives it any more, today or another day", () => {
    const singles = of("pay-as-you-go", { item: "chat", validUntil: NOON + DAY, terms: [first, oneCall] });
    expect(spentKinds(singles, {}, NOON)).toEqual([]);
    expect(spentKinds(singles, { pay_c: minutes(0, 15) }, NOON)).toEqual(["call"]);
    expect(spentKinds(singles, { pay_c: minutes(0, 15), pay_a: minutes(30) }, NOON)).toEqual(["call", "chat"]);
    expect(spentKinds(all, { [day]: minutes(90), pay_a: minutes(30), pay_b: minutes(30) }, NOON)).toEqual([]);
    expect(spentKinds(null, {}, NOON)).toEqual(["call", "chat"]);
  });

  it("each give their own minutes of a day if two are monthly, the better one first", () => {
    const both = of("deep-healing", { validUntil: NOON + DAY, terms: [care, term("deep-healing", "pay_deep")] });
    const paid = (kind: "chat" | "call", so_far: Used) => {
      const plan = termFor(kind, both, { [day]: so_far }, NOON);
      return [
        plan?.planId,
        allowance(kind, plan, usedOf(plan, runningTerms(both, NOON), { [day]: so_far }, NOON), NOON),
      ];
    };
    expect(paid("chat", minutes(0))).toEqual(["deep-healing", left(120)]);
    expect(paid("chat", minutes(119))).toEqual(["deep-healing", left(1)]);
    expect(paid("chat", minutes(120))).toEqual(["daily-care", left(90)]);
    expect(paid("chat", minutes(209))).toEqual(["daily-care", left(1)]);
    expect(paid("chat", minutes(210))).toEqual(["deep-healing", used]);
    // Daily Care gives calls or chat; time paid by the better plan does not decide which of them.
    expect(paid("call", minutes(120, 60))).toEqual(["daily-care", left(30)]);
    expect(paid("call", minutes(121, 60))).toEqual(["deep-healing", used]);
    expect(paid("chat", minutes(120, 61))).toEqual(["deep-healing", used]);
    expect(paid("call", minutes(0, 90))).toEqual(["deep-healing", used]);
  });

  it("each have their own count", () => {
    const uses: readonly Use[] = [
      { key: day, kind: "chat", time: 1 },
      { key: "pay_a", kind: "chat", time: 2 },
      { key: day, kind: "call", time: 3 },
    ];
    expect(usedAfter({ [day]: minutes(1), pay_b: minutes(2) }, uses)).toEqual({
      [day]: { chat: MINUTE + 1, call: 3 },
      pay_a: { chat: 2, call: 0 },
      pay_b: minutes(2),
    });
  });
});

const begun = (at: Millis): Meter => ({ payment: null, from: at, until: at });
const chat = (time: Millis, key = "2026-01-15"): Use => ({ key, kind: "chat", time });

describe("the minutes of a chat", () => {
  it("begin with the first reply, and a session without an answer uses nothing", () => {
    expect(afterOwn(null, NOON)).toBeNull();
    expect(uncounted(null, connected, NOON)).toEqual([]);
    expect(reply(null, NOON)).toEqual({ meter: begun(NOON), uses: [] });
  });

  it("run from reply to reply, over the messages of the customer", () => {
    const own = afterOwn(begun(NOON), NOON + 8 * MINUTE);
    expect(own).toEqual({ payment: null, from: NOON, until: NOON + 8 * MINUTE });
    expect(reply(own, NOON + 16 * MINUTE)).toEqual({ meter: begun(NOON + 16 * MINUTE), uses: [chat(16 * MINUTE)] });
  });

  it("stop with the message before ten minutes of silence, and go on with the next reply", () => {
    const running = afterOwn(begun(NOON), NOON + MINUTE);
    const late = NOON + MINUTE + IDLE;
    expect(uncounted(running, connected, late - 1)).toEqual([chat(late - 1 - NOON)]);
    expect(uncounted(running, connected, late)).toEqual([chat(MINUTE)]);
    expect(afterOwn(running, late)).toEqual(running);
    expect(reply(running, late)).toEqual({ meter: begun(late), uses: [chat(MINUTE)] });
  });

  it("are only those in which the listener was connected", () => {
    const running = afterOwn(begun(NOON), NOON + 5 * MINUTE);
    const now = NOON + 6 * MINUTE;
    expect(uncounted(running, { since: NOON + MINUTE, until: NOON + 3 * MINUTE }, now)).toEqual([chat(2 * MINUTE)]);
    expect(uncounted(running, { since: NOON - DAY, until: NOON - HOUR }, now)).toEqual([]);
    expect(reply(running, now, of("daily-care"), { listener: { since: now, until: now } })).toEqual({
      meter: begun(now),
      uses: [],
    });
  });

  it("are not used in a crisis", () => {
    expect(reply(begun(NOON), NOON + MINUTE, of("daily-care"), { free: true })).toEqual({
      meter: begun(NOON + MINUTE),
      uses: [],
    });
  });

  it("are not counted without a limit, without a plan, and if only a call was bought", () => {
    for (const plan of [of("unlimited-support"), null, single("call"), of("daily-care", { status: "ended" })]) {
      expect(reply(null, NOON, plan)).toEqual({ meter: null, uses: [] });
      expect(reply(begun(NOON), NOON + MINUTE, plan)).toEqual({ meter: null, uses: [chat(MINUTE)] });
    }
  });

  it("of Pay As You Go are counted under its payment over midnight", () => {
    const { meter: running } = reply(null, MIDNIGHT - MINUTE, single("chat"));
    expect(running?.payment).toBe("pay_1");
    expect(uncounted(running, connected, MIDNIGHT + MINUTE)).toEqual([
      { key: "pay_1", kind: "chat", time: 2 * MINUTE },
    ]);
  });

  it("stay under the plan with which they began, even if the plan changes", () => {
    const { meter: running } = reply(null, NOON, single("chat"));
    expect(reply(running, NOON + MINUTE, of("daily-care"))).toEqual({
      meter: begun(NOON + MINUTE),
      uses: [{ key: "pay_1", kind: "chat", time: MINUTE }],
    });
  });

  it("are never counted twice by a clock that goes back", () => {
    const running = begun(NOON);
    expect(uncounted(running, connected, NOON - HOUR)).toEqual([]);
    expect(afterOwn(running, NOON - HOUR)).toEqual(running);
    expect(reply(running, NOON - HOUR)).toEqual({ meter: running, uses: [] });
  });
});
