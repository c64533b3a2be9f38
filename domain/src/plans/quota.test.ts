import { describe, expect, it } from "vitest";
import { NOON } from "../../../tests/support/domain";
import { of } from "../../../tests/support/metering";
import { DAY, MINUTE, type Millis } from "../time";
import type { PremiumUser } from "./planTerm";
import { minutesReturnAt } from "./metering";
import { refuseQuota } from "./quota";

const MIDNIGHT = Date.parse("2026-01-16T00:00:00+05:30");
const minutes = (chat: number, call = 0) => ({ chat: chat * MINUTE, call: call * MINUTE });

describe("the minutes of a day", () => {
  const day = { "2026-01-15": minutes(90, 30), pay_single: minutes(30) };
  const care = (paymentId: string, from: Millis, until: Millis) =>
    ({ planId: "daily-care", item: null, paymentId, from, until }) as const;
  const chat = {
    planId: "pay-as-you-go",
    item: "chat",
    paymentId: "pay_single",
    from: NOON,
    until: MIDNIGHT + DAY,
  } as const;
  const bought = (...terms: PremiumUser["terms"]) => {
    const validUntil = Math.max(...terms.map(({ until }) => until));
    return of("daily-care", { terms, validUntil });
  };

  it("return at midnight in Kolkata if any plan still gives some then, and else not at all", () => {
    const at = (plan: PremiumUser | null) => minutesReturnAt("chat", plan, day, NOON);
    expect(at(of("daily-care", { validUntil: MIDNIGHT + 1 }))).toBe(MIDNIGHT);
    expect(at(of("daily-care", { validUntil: MIDNIGHT }))).toBeNull();
    expect(at(of("daily-care", { validUntil: NOON + 1, status: "cancelled" }))).toBeNull();
    expect(at(null)).toBeNull();
    // The next month is bought already; or only a single chat, which is used up, goes on.
    expect(at(bought(care("a", NOON - DAY, NOON + 1), care("b", NOON + 1, NOON + 30 * DAY)))).toBe(MIDNIGHT);
    expect(at(bought(care("a", NOON - DAY, NOON + 1), chat))).toBeNull();
    expect(minutesReturnAt("chat", bought(care("a", NOON - DAY, NOON + 1), chat), {}, NOON)).toBe(MIDNIGHT);
  });

  it("are refused with the seconds until then, or without any", () => {
    const refused = (validUntil: Millis) => refuseQuota("chat", of("daily-care", { validUntil }), day, NOON);
    expect(refused(MIDNIGHT + 1)).toEqual({ reason: "QUOTA_USED", retryAfterSeconds: 12 * 3_600 });
    expect(refused(MIDNIGHT)).toEqual({ reason: "QUOTA_USED" });
  });
});
