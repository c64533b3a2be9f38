import { plans } from "@thodu/domain/plans/plans";
import { kolkataDay, MINUTE } from "@thodu/domain/time";
import type { Page } from "playwright-core";
import { afterEach, describe, expect, it, vi } from "vitest";
import { customerTalk, hydrated, SOON } from "../support/browser";
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
import { devices, signInTo } from "../support/devices";
import { customerAccount } from "../support/listeners";
import { control, pay, sandboxState } from "../support/payments";
import { account, database } from "../support/people";

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
  it.each(plans)("$title: the plan is there without a reload", async ({ title, planId, amount }) => {
    const person = await shopper();
    const { page } = person;
    await begin(page, title);
    await checkout(page).getByText(`Thodu: ${title}`).waitFor();
    await checkout(page)
      .getByText(`₹${(amount / 100).toFixed(2)}`)
      .waitFor();
    await checkout(page).getByText(`User, ${person.email}`).waitFor();
    await press(page, planId === "deep-healing" ? "Pay by card" : "Pay by UPI");
    await says(page, ACTIVATED);
    await card(page, title).getByText("Your current plan").waitFor();
    await page.getByRole("heading", { name: "Your plan", exact: true }).waitFor();
    expect(await planOf(person)).toMatchObject({ planId, amount: amount / 100, status: "active" });
    expect(await paymentsOf(await onlyOrder(person))).toBe(1);
  });

  it("the chat of Pay As You Go, as the second choice on its card", async () => {
    const person = await shopper();
    const { page } = person;
    await page.getByRole("radio", { name: "One 30-min chat, ₹19" }).check();
    await begin(page, "Pay As You Go");
    await checkout(page).getByText("₹19.00").waitFor();
    await press(page, "Pay by UPI");
    await says(page, ACTIVATED);
    await page.getByText("30 min of chat left").waitFor();
    expect(await planOf(person)).toMatchObject({ planId: "pay-as-you-go", item: "chat", amount: 19 });
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
    // The months are a month apart: what was told of the first one has arrived.
    await control("deliver");
    await control("pay", { subscription_id: docs[0]?.id, outcome: "failed" });
    await page.getByText("Your bank did not pay for the next month.").waitFor(SOON);
    await cancel(page);
    await page.getByText("Your bank did not pay for the next month.").waitFor({ state: "detached" });
    expect(await planOf(person)).toMatchObject({ status: "cancelled" });
  });
});

describe("not paying", () => {
  it("changes nothing when the checkout is closed, and the next try is the same order", async () => {
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

  it("is said when a payment fails, and another try in the same checkout counts", async () => {
    const person = await shopper();
    const { page } = person;
    await begin(page, "Daily Care");
    await press(page, "Fail this payment");
    await says(page, CANCELLED);
    expect(await planOf(person)).toBeNull();
    await press(page, "Pay by card");
    await says(page, ACTIVATED);
    expect(await paymentsOf(await onlyOrder(person))).toBe(1);
  });
});

describe("paid, and the tab is closed", () => {
  it("before the answer came: coming back activates the plan, without a second payment", async () => {
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

  it("before this page heard of it at all: the gateway tells the server, and the page says so", async () => {
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
  it("its minutes are there at once; cancelled it runs to its end, and the receipt is in the profile", async () => {
    const person = await shopper();
    const { page } = person;
    // The page's next look at the clock never comes: what was bought after the last one counts all the same.
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

  it("used minutes lock the chat kindly, and a plan without a limit opens it at once", async () => {
    const person = await shopper();
    const { page, visitor } = person;
    const { uid } = person.person;
    visitor.expectTrouble(/status of 400/);
    await begin(page, "Daily Care");
    await press(page, "Pay by UPI");
    await says(page, ACTIVATED);
    const key = kolkataDay(Date.now());
    await database()
      .doc(`usage/${uid}_${key}`)
      .set({ userId: uid, key, chat: 90 * MINUTE, call: 0 });
    await page.getByText("Today’s minutes are used up. New ones come at midnight.").waitFor();
    await page.goto("/chat");
    const talk = customerTalk(page);
    await talk.say("Are you there?");
    const modal = page.getByRole("dialog", { name: "Today’s minutes are used" });
    await modal.getByText("You get new ones at midnight (India time).").waitFor();
    await modal.getByRole("link", { name: "Ask for an appointment with a therapist" }).waitFor();
    expect(await talk.composer.inputValue()).toBe("Are you there?");
    await modal.getByRole("link", { name: "See the plans" }).click();
    await page.waitForURL(({ pathname }) => pathname === "/go-premium");
    await begin(page, "Unlimited Support");
    await page.getByRole("button", { name: "Buy it as well" }).click();
    await press(page, "Pay by UPI");
    await says(page, ACTIVATED);
    await page.goto("/chat");
    await talk.say("Are you there now?");
    await talk.reaches("Are you there now?", "sent");
  });

  it("an admin gives a payment back, and the plan ends", async () => {
    const person = await shopper();
    await begin(person.page, "Daily Care");
    await press(person.page, "Pay by UPI");
    await says(person.page, ACTIVATED);
    const orderId = await onlyOrder(person);
    const admin = await customerAccount(await account({ admin: true }));
    const visitor = await open();
    const { page } = visitor;
    await signInTo(page, admin.email, "/admin/money", admin.password);
    await page.getByLabel("Find by order, payment or account ID").fill(orderId);
    await page.locator(`[data-order="${orderId}"]`).getByRole("button").click();
    await page.getByRole("dialog").getByLabel("Reason").fill("Paid by mistake");
    await page.getByRole("dialog").getByRole("button", { name: "Refund" }).click();
    await says(page, "The money is on its way back.");
    await vi.waitFor(async () => expect((await planOf(person))?.status).toBe("ended"), SOON);
    await person.page.getByText(/It ended on/).waitFor();
  });
});
