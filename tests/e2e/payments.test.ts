import type { Page } from "playwright-core";
import { afterEach, describe, expect, it, vi } from "vitest";
import { hydrated, SOON } from "../support/browser";
import {
  ACTIVATED,
  begin,
  CANCELLED,
  card,
  checkout,
  onlyOrder,
  planOf,
  press,
  says,
  shopperOn,
  toPlans,
} from "../support/checkout";
import { devices } from "../support/devices";
import { control, pay, sandboxState } from "../support/payments";
import { database } from "../support/people";

const open = devices();
const shopper = async () => shopperOn(await open());

afterEach(() => control("faults", { webhooks: "deliver" }));

async function cancel(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Cancel plan" }).click();
  await page.getByRole("button", { name: "Yes, cancel it" }).click();
  await page.getByText(/Cancelled\. You can use it until/).waitFor();
}

async function paymentsOf(orderId: string): Promise<number> {
  const { payments } = await sandboxState();
  return payments.filter((payment) => payment.order_id === orderId && payment.captured).length;
}

describe("buying", () => {
  it("Deep Healing by card: the plan is there without a reload", async () => {
    const person = await shopper();
    const { page } = person;
    await begin(page, "Deep Healing");
    for (const words of ["Thodu: Deep Healing", "₹1999.00", `User, ${person.email}`])
      await checkout(page).getByText(words).waitFor();
    await press(page, "Pay by card");
    await says(page, ACTIVATED);
    await card(page, "Deep Healing").getByText("Your current plan").waitFor();
    await page.getByRole("heading", { name: "Your plan", exact: true }).waitFor();
    expect(await planOf(person)).toMatchObject({ planId: "deep-healing", amount: 1_999, status: "active" });
    expect(await paymentsOf(await onlyOrder(person))).toBe(1);
  });

  it("a plan that renews by itself until it is cancelled", async () => {
    const person = await shopper();
    const { page } = person;
    await card(page, "Daily Care").getByRole("radio", { name: "Every month, until I cancel" }).check();
    await begin(page, "Daily Care");
    await press(page, "Pay by UPI");
    await says(page, ACTIVATED);
    await page.getByText("90 min of chat left today, or 30 min of calls left today").waitFor();
    const { docs } = await database()
      .collection("subscriptions")
      .where("userId", "==", person.person.uid)
      .limit(2)
      .get();
    expect(docs.map((doc) => String(doc.get("planId")))).toEqual(["daily-care"]);
    expect(await paymentsOf(await onlyOrder(person))).toBe(1);
    // The months are a month apart: the webhooks of the first one have arrived.
    await control("deliver");
    await control("pay", { subscription_id: docs[0]?.id, outcome: "failed" });
    await page.getByText("Your bank did not pay for the next month.").waitFor(SOON);
    await cancel(page);
    await page.getByText("Your bank did not pay for the next month.").waitFor({ state: "detached" });
    expect(await planOf(person)).toMatchObject({ status: "cancelled" });
  });
});

describe("not paying", () => {
  it("changes nothing when the checkout is closed, and the next try uses the same order", async () => {
    const person = await shopper();
    const { page } = person;
    await begin(page, "Daily Care");
    await press(page, "Close without paying");
    await says(page, CANCELLED);
    expect(await planOf(person)).toBeNull();
    const first = await onlyOrder(person);
    await page.reload();
    await hydrated(page, ".plan button");
    await begin(page, "Daily Care");
    await press(page, "Pay by UPI");
    await says(page, ACTIVATED);
    expect(await onlyOrder(person)).toBe(first);
  });

  it("is not said over the checkout in which a payment failed, and another try there counts", async () => {
    const person = await shopper();
    const { page } = person;
    await begin(page, "Daily Care");
    await press(page, "Fail this payment");
    await checkout(page).getByRole("alert").filter({ hasText: /\S/ }).waitFor();
    expect(await planOf(person)).toBeNull();
    await press(page, "Close without paying");
    await says(page, CANCELLED);
    await begin(page, "Daily Care");
    await press(page, "Fail this payment");
    await checkout(page).getByRole("alert").filter({ hasText: /\S/ }).waitFor();
    expect(await page.locator(".toast").count()).toBe(0);
    await press(page, "Pay by card");
    await says(page, ACTIVATED);
    expect(await paymentsOf(await onlyOrder(person))).toBe(1);
  });
});

describe("paid, and the tab is closed", () => {
  it("before the answer came: returning activates the plan, without a second payment", async () => {
    const person = await shopper();
    const { page, visitor } = person;
    await control("faults", { webhooks: "lose" });
    visitor.expectNetworkTrouble();
    await visitor.context.route("**/verifyPayment", (route) => route.abort());
    await begin(page, "Deep Healing");
    await press(page, "Pay by UPI");
    await page.getByText("Your money was debited. We are confirming the payment.").waitFor();
    await page.close();
    expect(await planOf(person)).toBeNull();
    await visitor.context.unroute("**/verifyPayment");
    const again = await visitor.window();
    await toPlans(again);
    await says(again, ACTIVATED);
    await card(again, "Deep Healing").getByText("Your current plan").waitFor();
    expect(await paymentsOf(await onlyOrder(person))).toBe(1);
  });

  it("before this page knew of it: the gateway tells the server, and the page says so", async () => {
    const person = await shopper();
    const { page, visitor } = person;
    await begin(page, "Daily Care");
    await checkout(page).getByRole("button", { name: "Pay by UPI" }).waitFor();
    await page.close();
    const orderId = await onlyOrder(person);
    const again = await visitor.window();
    await toPlans(again);
    await again.getByText("Did you pay for Daily Care?").waitFor();
    await pay(orderId);
    await says(again, ACTIVATED);
    await vi.waitFor(async () => expect(await planOf(person)).toMatchObject({ planId: "daily-care" }), SOON);
    expect(await paymentsOf(orderId)).toBe(1);
    expect(await onlyOrder(person)).toBe(orderId);
  });
});

describe("afterwards", () => {
  it("its minutes are available at once; cancelled it runs to its end, and the receipt is in the profile", async () => {
    const person = await shopper();
    const { page } = person;
    // The page does not check the time again, but what was bought last counts all the same.
    await page.addInitScript(() => {
      const setAny = window.setInterval.bind(window);
      Object.assign(window, {
        setInterval: (run: () => void, every: number) => (every === 30_000 ? 0 : setAny(run, every)),
      });
    });
    await toPlans(page);
    await begin(page, "Deep Healing");
    await press(page, "Pay by UPI");
    await says(page, ACTIVATED);
    await page.getByText("120 min of chat left today").waitFor();
    await cancel(page);
    expect(await planOf(person)).toMatchObject({ status: "cancelled" });
    await page.goto("/profile");
    await page.getByText("Deep Healing · ₹1,999").waitFor();
    await page.getByRole("button", { name: /^Receipt/ }).click();
    await page
      .getByRole("dialog")
      .getByText(/^pay_[A-Za-z0-9]{14}$/)
      .waitFor();
  });
});
