import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { server } from "../../../test-support/server";
import { instant, network, store } from "../../../test-support/store";
import { putOrder } from "../../../test-support/stored";
import { MoneySection } from "./MoneySection";

const NOW = Date.now();
const HOUR = 3_600_000;
const SEARCH = "Find by order, payment or account ID, email or alias";
const NONE = "No order, payment, subscription or account has this ID, email or alias.";

const order = (id: string, changes: Record<string, unknown> = {}): void =>
  putOrder(id, { createdAt: instant(NOW - HOUR), settledAt: instant(NOW - HOUR), ...changes });

const refund = (id: string, changes: Record<string, unknown> = {}): void =>
  store.put(`refunds/${id}`, {
    orderId: "order_1",
    userId: "asha",
    amount: 149_900,
    status: "due",
    requestedBy: "server",
    reason: "again",
    attempts: 2,
    refusal: null,
    createdAt: instant(NOW - HOUR),
    checkAt: instant(NOW),
    ...changes,
  });

async function open(query = "") {
  const uid = await isHere({ claims: { money: true } });
  return { uid, user: show(<MoneySection />, { at: `/admin/money${query}` }) };
}

const part = (name: string) => within(screen.getByRole("region", { name }));

describe("payments to check by hand", () => {
  const NOTHING = /^Nothing waits for a decision/;

  it("are reported as none in one line, above the newest orders, until one comes", async () => {
    order("order_1");
    await open();
    expect(await screen.findByText(NOTHING)).toBeTruthy();
    expect(screen.queryByRole("region", { name: "Refunds to be made" })).toBeNull();
    expect(await screen.findByRole("button", { name: "Refund order_1" })).toBeTruthy();
    refund("pay_1");
    expect(await screen.findByRole("heading", { name: "Refunds to be made (1)" })).toBeTruthy();
    expect(screen.queryByText(NOTHING)).toBeNull();
    expect(part("Disputed by a bank").getByText("No bank disputes a payment.")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Refund order_1" })).toBeTruthy();
  });

  it("are not reported as none while a list can't be read", async () => {
    store.refuses("disputes");
    await open();
    expect(await screen.findByText("No refund is waiting.")).toBeTruthy();
    expect(await part("Disputed by a bank").findByRole("button", { name: "Try again" })).toBeTruthy();
    expect(screen.queryByText(NOTHING)).toBeNull();
  });

  it("show each refund with its reason, the number of tries, and links to everything it is about", async () => {
    refund("pay_1");
    await open();
    expect(await part("Refunds to be made").findByText("₹1,499 · Tried 2 times")).toBeTruthy();
    expect(part("Refunds to be made").getByText("The order was already paid.")).toBeTruthy();
    expect(part("Refunds to be made").getByRole("link", { name: "pay_1" }).getAttribute("href")).toBe(
      "/admin/money?list=orders&find=pay_1",
    );
  });

  it("show what the gateway refused, and say that it is not tried again", async () => {
    refund("pay_1", { status: "given-up", refusal: "Insufficient balance", attempts: 1 });
    await open();
    expect(await screen.findByText("The gateway says: Insufficient balance")).toBeTruthy();
    expect(screen.getByText("₹1,499 · Tried once")).toBeTruthy();
    expect(screen.getByText("It is not tried again automatically.")).toBeTruthy();
  });

  it("show who is charged twice for one plan, until one of the two has ended", async () => {
    const subscription = (id: string, changes: Record<string, unknown>): void =>
      store.put(`subscriptions/${id}`, {
        userId: "asha",
        planId: "daily-care",
        amount: 149_900,
        status: "active",
        cancelling: false,
        createdAt: instant(NOW - HOUR),
        checkAt: null,
        ...changes,
      });
    subscription("sub_1", {});
    subscription("sub_2", { doubleOf: "sub_1" });
    subscription("sub_3", { userId: "ravi", doubleOf: "sub_9", status: "cancelled" });
    await open();
    const list = part("Charged twice for one plan");
    expect(await list.findByText("Daily Care · ₹1,499")).toBeTruthy();
    expect(list.getAllByRole("listitem")).toHaveLength(1);
    for (const id of ["sub_1", "sub_2"]) expect(list.getByRole("link", { name: id })).toBeTruthy();
    subscription("sub_2", { doubleOf: "sub_1", status: "cancelled" });
    expect(await list.findByText("Nobody is charged twice for one plan.")).toBeTruthy();
  });

  it("show three of each at first, with the number of all, and all of them under an address of their own", async () => {
    for (let nth = 0; nth < 5; nth += 1) refund(`pay_${nth}`);
    const { user } = await open();
    const list = () => part("Refunds to be made");
    await waitFor(() => expect(list().getAllByRole("listitem")).toHaveLength(3));
    expect(list().getByRole("heading", { name: "Refunds to be made (5)" })).toBeTruthy();
    await user.click(list().getByRole("link", { name: "Show all" }));
    await waitFor(() => expect(list().getAllByRole("listitem")).toHaveLength(5));
    expect(location.search).toBe("?only=due&from=0");
    await user.click(screen.getByRole("link", { name: "Back to all payments to check" }));
    expect(await screen.findByText("No bank disputes a payment.")).toBeTruthy();
  });

  it("are disputed payments, orders without the gateway's answer, ownerless payments, and nothing else", async () => {
    const ago = (minutes: number) => instant(NOW - minutes * 60_000);
    const dispute = (id: string, status: string): void =>
      store.put(`disputes/${id}`, {
        orderId: "order_1",
        paymentId: "pay_1",
        userId: "asha",
        amount: 149_900,
        deducted: 0,
        reason: "processing_error",
        respondBy: ago(-60 * 24),
        createdAt: ago(60),
        status,
      });
    const told = (paymentId: string, event: string, minutes: number, subscriptionId: string | null = null): void =>
      store.put(`paymentEvents/${paymentId}`, {
        event,
        orderId: null,
        paymentId,
        subscriptionId,
        hash: "h",
        applied: false,
        receivedAt: ago(minutes),
      });
    dispute("disp_asked", "open");
    dispute("disp_decided", "won");
    order("stuck", { status: "attempted", paymentId: null, checkAt: ago(20) });
    order("fine", { status: "attempted", paymentId: null, checkAt: ago(1) });
    told("pay_owed", "payment.captured", 30);
    told("pay_charged", "subscription.charged", 60 * 24 * 3, "sub_9");
    told("pay_fresh", "payment.captured", 1);
    told("pay_failed", "payment.failed", 30);
    await open();
    const rows = (name: string) =>
      part(name)
        .queryAllByRole("listitem")
        .map(({ textContent }) => textContent);
    await waitFor(() => expect(rows("Payments without an order")).toHaveLength(2));
    expect(rows("Payments without an order")[0]).toMatch(
      /^Paid at the gateway for an order that is not ours\..*pay_owed/,
    );
    expect(rows("Payments without an order")[1]).toMatch(/^Charged by a subscription that is not ours\..*pay_charged/);
    const [disputed, ...others] = rows("Disputed by a bank");
    expect(disputed).toMatch(/paused until the bank has decided.*Answer by .*disp_asked/);
    expect(others).toEqual([]);
    expect(part("Disputed by a bank").getByRole("link", { name: "disp_asked" })).toBeTruthy();
    expect(rows("No answer from the gateway")).toEqual([expect.stringMatching(/^₹1,499 · Tried, not paid.*stuck/)]);
    order("stuck", { status: "attempted", paymentId: null, checkAt: null });
    await waitFor(() => expect(rows("No answer from the gateway")).toEqual([]));
  });

  it("say of a refund that failed repeatedly that somebody has to make it", async () => {
    refund("pay_odd", { reason: "amount", attempts: 5 });
    refund("pay_gone", { reason: "gone", attempts: 1 });
    await open();
    const list = part("Refunds to be made");
    expect(await list.findByText("The amount or currency differs from the order.")).toBeTruthy();
    expect(list.getByText("Paid for an account that was deleted.")).toBeTruthy();
    expect(list.getAllByText(/Refund it in the gateway’s dashboard\.$/)).toHaveLength(1);
  });

  it("are not reported as none while the store is slow, and say which list could not be read", async () => {
    const answer = store.isSlow();
    const { user } = await open();
    expect(screen.queryByText("No refund is waiting.")).toBeNull();
    store.refuses("refunds");
    answer();
    expect(await screen.findByText("No bank disputes a payment.")).toBeTruthy();
    const refunds = part("Refunds to be made");
    await waitFor(() => expect(refunds.getByText("This could not be loaded.")).toBeTruthy(), { timeout: 20_000 });
    store.allows("refunds");
    await user.click(refunds.getByRole("button", { name: "Try again" }));
    expect(await refunds.findByText("No refund is waiting.")).toBeTruthy();
  }, 30_000);
});

describe("orders", () => {
  it("are reported as none", async () => {
    await open("?list=orders");
    expect(await screen.findByText("Nobody has ordered anything yet.")).toBeTruthy();
  });

  it("are listed newest first, each with its state, eight to a page", async () => {
    for (let nth = 0; nth < 10; nth += 1) order(`o${nth}`, { createdAt: instant(NOW - nth * HOUR) });
    const { user } = await open("?list=orders");
    const rows = () => part("Orders").queryAllByRole("listitem");
    await waitFor(() => expect(rows()).toHaveLength(8));
    expect(rows()[0]?.textContent).toContain("Daily Care · ₹1,499 · Paid");
    await user.click(screen.getByRole("link", { name: "Next page" }));
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(location.search).toContain("after=o7");
    await user.click(screen.getByRole("link", { name: "Back to the first page" }));
    await waitFor(() => expect(rows()).toHaveLength(8));
  });

  it("are found by any of their ids, once typing pauses", async () => {
    order("order_1");
    order("order_2");
    const { user } = await open("?list=orders");
    await user.type(screen.getByRole("searchbox", { name: SEARCH }), "pay_order_2");
    const found = await screen.findByRole("region", { name: "Found payments" });
    await waitFor(() => expect(within(found).getAllByRole("listitem")).toHaveLength(1));
    expect(within(found).getByRole("button", { name: "Refund order_2" })).toBeTruthy();
    expect(location.search).toContain("find=pay_order_2");
  });

  it("are found by the reference on a receipt, as somebody reads it out", async () => {
    order("order_1", { references: ["OR-DER1", "AB12-CD34"] });
    order("order_2", { references: ["OR-DER2"] });
    const { user } = await open("?list=orders");
    await user.type(screen.getByRole("searchbox", { name: SEARCH }), "ab12 cd34");
    const found = await screen.findByRole("region", { name: "Found payments" });
    expect(await within(found).findByRole("button", { name: "Refund order_1" })).toBeTruthy();
    expect(within(found).getAllByRole("listitem")).toHaveLength(1);
  });

  it("that do not exist are reported as not found", async () => {
    server.answers("findPeople", { people: [] });
    await open("?find=order_9");
    expect(await screen.findByText(NONE)).toBeTruthy();
  });

  it("are not reported as not found without a network", async () => {
    await isHere({ claims: { money: true } });
    server.answers("findPeople", { people: [] });
    network.goes();
    show(<MoneySection />, { at: "/admin/money?find=order_9" });
    const found = within(await screen.findByRole("region", { name: "Found payments" }));
    expect(found.queryByText(NONE)).toBeNull();
    network.returns();
    expect(await found.findByText(NONE)).toBeTruthy();
  });

  it("are refunded with a reason; what the gateway does later is said to be recorded", async () => {
    order("order_1");
    server.answers("refundPayment", { status: "pending", amount: 149_900 });
    const { user } = await open("?list=orders");
    await user.click(await screen.findByRole("button", { name: "Refund order_1" }));
    const asked = within(await screen.findByRole("dialog", { name: "Refund this payment?" }));
    expect(asked.getByText("Daily Care · ₹1,499")).toBeTruthy();
    // The dialog names the person and the order, because on a phone it hides the rows.
    expect(asked.getAllByRole("link").map((link) => link.textContent)).toEqual(expect.arrayContaining(["order_1"]));
    expect(asked.getAllByRole("link").some((link) => link.getAttribute("href")?.startsWith("/admin/people"))).toBe(
      true,
    );
    await user.type(asked.getByLabelText("Reason"), "Paid twice");
    await user.click(asked.getByRole("button", { name: "Refund" }));
    expect(await screen.findByText(/^Recorded\. It is tried again until/)).toBeTruthy();
    expect(server.asked("refundPayment")).toEqual([
      { orderId: "order_1", reason: "Paid twice", saw: { demandedAt: null } },
    ]);
  });

  it("that are one's own, or not paid, can’t be refunded here", async () => {
    const { uid } = await open("?list=orders");
    order("own", { userId: uid });
    order("tried", { status: "attempted" });
    await waitFor(() => expect(part("Orders").getAllByRole("listitem")).toHaveLength(2));
    expect(screen.queryByRole("button", { name: /^Refund/ })).toBeNull();
  });
});

describe("the other lists", () => {
  it.each([
    ["subscriptions", "Nobody has a plan that is charged each month."],
    ["days", "No payment in these two weeks."],
  ])("say that there is nothing: %s", async (list, words) => {
    await open(`?list=${list}`);
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it("show the money of each day as a chart with its figures", async () => {
    order("order_1");
    order("order_2", { status: "refunded", amount: 1_900 });
    await open("?list=days");
    const days = await screen.findByRole("region", { name: "Money per day" });
    expect(days.textContent).toContain("₹1,499");
    expect(days.textContent).toContain("₹19");
  });
});
