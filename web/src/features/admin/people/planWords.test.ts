import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aPerson, type Person } from "../../../test-support/aPerson";
import { planWordsOf } from "./PersonMoney";

const UNTIL = Date.UTC(2026, 10, 30, 6);
const DAY = 86_400_000;
type Order = NonNullable<Person["orders"]>[number];

const order = (status: Order["status"], days: number, planId: Order["planId"] = "daily-care"): Order => ({
  orderId: `order_${days}`,
  planId,
  amount: 149_900,
  status,
  paymentId: null,
  createdAt: UNTIL - 30 * DAY + days * DAY,
});

const words = (status: "active" | "cancelled" | "ended", orders: readonly Order[] | null): string =>
  planWordsOf(aPerson({ plan: { planId: "daily-care", status, validUntil: UNTIL }, orders: orders && [...orders] }));

// A plan is active only until its last day.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: UNTIL - DAY }));
afterEach(() => void vi.useRealTimers());

it.each([
  ["active", [order("paid", 0)], "Daily Care: active, until 30 November 2026"],
  ["ended", [order("paid", 0)], "Daily Care: ended on 30 November 2026"],
  ["ended", [order("refunded", 0)], "Daily Care: refunded, ended on 30 November 2026"],
  ["ended", [order("created", 2), order("refunded", 1)], "Daily Care: refunded, ended on 30 November 2026"],
  ["ended", [order("paid", 1), order("refunded", 0)], "Daily Care: ended on 30 November 2026"],
  ["ended", [order("refunded", 1, "deep-healing"), order("paid", 0)], "Daily Care: ended on 30 November 2026"],
  ["ended", null, "Daily Care: ended on 30 November 2026"],
] as const)("says of a plan that is %s whether it was refunded (%#)", (status, orders, wanted) => {
  expect(words(status, orders)).toBe(wanted);
});
