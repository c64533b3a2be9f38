import { Timestamp } from "firebase-admin/firestore";
import { describe, expect, it } from "vitest";
import { SOON } from "../support/browser";
import { devices, emailAccount, signInTo } from "../support/devices";
import { cutIn } from "../support/layout";
import { database } from "../support/people";

const open = devices();

describe("an admin", () => {
  it("sees every amount of the money chart, at both of its ends", async () => {
    const order = (id: string, amount: number, ago: number) => {
      const at = Timestamp.fromMillis(Date.now() - ago * 86_400_000);
      const paid = { planId: "daily-care", item: null, planName: "Daily Care", currency: "INR", status: "paid" };
      const more = { paymentId: null, payments: {}, subscriptionId: null, validUntil: null, checkAt: null };
      return database()
        .doc(`orders/${id}`)
        .set({ ...paid, ...more, userId: "asha", amount, createdAt: at, settledAt: at });
    };
    await Promise.all([order("order_chart1", 15_490_000, 0), order("order_chart2", 154_700, 13)]);
    const [{ page }, admin] = [await open(), await emailAccount({ admin: true })];
    await signInTo(page, admin.email, "/admin/money");
    await page.goto("/admin/money?list=days");
    for (const width of [1_280, 360]) {
      await page.setViewportSize({ width, height: 740 });
      const chart = page.getByRole("figure");
      // What others have paid meanwhile is in the same bar.
      await chart
        .locator(".chart__value")
        .filter({ hasText: /^₹[1-9],\d{2},\d{3}$/ })
        .first()
        .waitFor(SOON);
      await chart.locator("svg text").filter({ hasText: "₹1,547" }).waitFor(SOON);
      expect(await cutIn(chart)).toEqual([]);
    }
    await Promise.all(["order_chart1", "order_chart2"].map((id) => database().doc(`orders/${id}`).delete()));
  });
});
