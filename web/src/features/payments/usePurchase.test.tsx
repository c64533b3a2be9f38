import { DAY } from "@thodu/domain/time";
import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { aPlan } from "../../../../tests/support/domain";
import { toast } from "../../lib/toast";
import { isHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { server } from "../../test-support/server";
import { instant, store } from "../../test-support/store";
import { putOrder } from "../../test-support/stored";
import { forget, keep, keptPurchase } from "./api/purchases";
import { GoPremiumScreen } from "./GoPremiumScreen";
import { begun } from "./purchase";

interface Options {
  readonly handler: (paid: { readonly razorpay_payment_id: string; readonly razorpay_signature: string }) => void;
  readonly modal: { readonly ondismiss: () => void };
}

/** The options of each checkout that the page opens. */
function checkouts(): readonly Options[] {
  const opened: Options[] = [];
  vi.stubGlobal(
    "Razorpay",
    class {
      constructor(options: Options) {
        opened.push(options);
      }
      on = (): void => undefined;
      open = (): void => undefined;
    },
  );
  return opened;
}

const checkout = { amount: 149_900, currency: "INR", keyId: "key", planName: "Daily Care" } as const;
const paid = { razorpay_payment_id: "pay_1", razorpay_signature: "sig" };

/** Presses the button of a plan with this term. */
async function subscribes(term: RegExp): Promise<string> {
  const uid = await isHere({ email: "asha@example.com" });
  const user = show(<GoPremiumScreen />, { at: "/go-premium" });
  const card = screen.getByRole("heading", { name: "Daily Care", level: 2 }).closest("li");
  if (!card) throw new Error("There is no plan.");
  await user.click(within(card).getByRole("radio", { name: term }));
  await user.click(within(card).getByRole("button", { name: "Subscribe Now" }));
  return uid;
}

it.each([
  ["once", /^For one month/, "createOrder", "verifyPayment"],
  ["each month", /^Every month/, "createSubscription", "verifySubscription"],
] as const)("says that a payment went back where it did: %s", async (_, term, make, verify) => {
  const opened = checkouts();
  server.answers("createOrder", { ...checkout, orderId: "order_1" });
  server.answers("createSubscription", { ...checkout, subscriptionId: "sub_1" });
  server.refuses(verify, "PAYMENT_REFUNDED");
  await subscribes(term);
  await waitFor(() => expect(opened).toHaveLength(1));
  expect(server.asked(make)).toHaveLength(1);
  act(() => opened[0]?.handler(paid));
  expect((await screen.findByText("This payment was refunded.")).closest("[role=alert]")).not.toBeNull();
  expect(screen.queryByText(/we failed to save your plan/)).toBeNull();
  expect(screen.queryByText("Your money was debited. We are confirming the payment.")).toBeNull();
});

it("shows the receipt and the next step also if the server is told before the checkout closes", async () => {
  const opened = checkouts();
  server.answers("createOrder", { ...checkout, orderId: "order_1" });
  const uid = await subscribes(/^For one month/);
  await waitFor(() => expect(opened).toHaveLength(1));
  putOrder("order_1", { userId: uid, paymentId: "pay_1" });
  const receipt = () => screen.getByRole("link", { name: "Receipt" }).getAttribute("href");
  await waitFor(() => expect(receipt()).toBe("/profile#receipt-pay_1"));
  // The checkout reports to the page a moment later.
  await act(async () => {
    opened[0]?.handler(paid);
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
  expect(receipt()).toBe("/profile#receipt-pay_1");
  expect(screen.getByRole("link", { name: "Start your call" })).toBeTruthy();
  expect(server.asked("verifyPayment")).toEqual([]);
});

it("stops thanking for a payment that is refunded while the page is open", async () => {
  const opened = checkouts();
  server.answers("createOrder", { ...checkout, orderId: "order_1" });
  const uid = await subscribes(/^For one month/);
  await waitFor(() => expect(opened).toHaveLength(1));
  putOrder("order_1", { userId: uid, paymentId: "pay_1" });
  await screen.findByText("Thank you. Your payment has arrived.");
  store.put(`premiumUsers/${uid}`, {
    ...aPlan({ userId: uid, planId: "daily-care", paymentId: "pay_1" }),
    validUntil: instant(Date.now() + 20 * DAY),
  });
  await screen.findByText(/Active until /);
  expect(screen.getByText("Thank you. Your payment has arrived.")).toBeTruthy();
  store.change(`premiumUsers/${uid}`, { status: "ended" });
  await screen.findByText(/It ended on /);
  expect(screen.queryByText("Thank you. Your payment has arrived.")).toBeNull();
});

describe("the announcement of a payment", () => {
  const THANKS = "Thank you. Your payment has arrived.";
  const bought = async (): Promise<string> => {
    const opened = checkouts();
    server.answers("createOrder", { ...checkout, orderId: "order_1" });
    const uid = await subscribes(/^For one month/);
    await waitFor(() => expect(opened).toHaveLength(1));
    putOrder("order_1", { userId: uid, paymentId: "pay_1" });
    await screen.findByText(THANKS);
    return uid;
  };

  it("is not shown to somebody else who logs in on another page of this device", async () => {
    await bought();
    await isHere({ uid: "ravi", email: "ravi@example.com" });
    await waitFor(() => expect(screen.queryByText(THANKS)).toBeNull());
  });

  it("is not repeated if the plan was paused meanwhile", async () => {
    const uid = await bought();
    store.put(`premiumUsers/${uid}`, {
      ...aPlan({ userId: uid, planId: "daily-care", paymentId: "pay_1" }),
      validUntil: instant(Date.now() + 20 * DAY),
    });
    await screen.findByText(/Active until /);
    store.change(`premiumUsers/${uid}`, { status: "ended" });
    await waitFor(() => expect(screen.queryByText(THANKS)).toBeNull());
    store.change(`premiumUsers/${uid}`, { status: "active" });
    await screen.findByText(/Active until /);
    expect(screen.queryByText(THANKS)).toBeNull();
  });
});

describe("a payment that is pending, and then fails or is refunded", () => {
  const CONFIRMING = "Your money was debited. We are confirming the payment.";
  const pending = async (): Promise<string> => {
    const opened = checkouts();
    server.answers("createOrder", { ...checkout, orderId: "order_1" });
    server.answers("verifyPayment", { status: "pending", planId: "daily-care", validUntil: null });
    const uid = await subscribes(/^For one month/);
    await waitFor(() => expect(opened).toHaveLength(1));
    act(() => opened[0]?.handler(paid));
    await screen.findByText(CONFIRMING);
    return uid;
  };

  it("is reported as refunded", async () => {
    const userId = await pending();
    putOrder("order_1", { userId, status: "refunded", paymentId: "pay_1" });
    expect((await screen.findByText("This payment was refunded.")).closest("[role=alert]")).not.toBeNull();
    expect(screen.queryByText(CONFIRMING)).toBeNull();
  });

  it("is reported as failed, and can be paid again", async () => {
    const userId = await pending();
    const payment = { status: "failed", amount: 149_900, currency: "INR", refunded: 0 };
    putOrder("order_1", { userId, status: "attempted", paymentId: null, payments: { pay_1: payment } });
    expect(await screen.findByText(/Payment was cancelled or failed\. Please try again\.$/)).toBeTruthy();
    expect(screen.queryByText(CONFIRMING)).toBeNull();
  });
});

it("is confirmed also if another tab began another purchase while the checkout was open", async () => {
  const opened = checkouts();
  server.answers("createOrder", { ...checkout, orderId: "order_1" });
  server.answers("verifyPayment", { status: "active", planId: "daily-care", validUntil: "2030-01-01T00:00:00Z" });
  const uid = await subscribes(/^For one month/);
  await waitFor(() => expect(opened).toHaveLength(1));
  const other = begun(uid, { planId: "pay-as-you-go", item: "chat", renews: false }, "another-key");
  act(() => keep(other));
  act(() => opened[0]?.handler(paid));
  expect(await screen.findByText("🎉 Payment Successful and Plan Activated!")).toBeTruthy();
  expect(server.asked("verifyPayment")).toEqual([{ orderId: "order_1", paymentId: "pay_1", signature: "sig" }]);
  expect(keptPurchase()).toEqual(other);
});

it("is confirmed also if this device stores no purchase, so that the payer gets an answer", async () => {
  const opened = checkouts();
  server.answers("createOrder", { ...checkout, orderId: "order_1" });
  server.answers("verifyPayment", { status: "active", planId: "daily-care", validUntil: "2030-01-01T00:00:00Z" });
  await subscribes(/^For one month/);
  await waitFor(() => expect(opened).toHaveLength(1));
  act(() => forget());
  act(() => opened[0]?.handler(paid));
  expect(await screen.findByText("🎉 Payment Successful and Plan Activated!")).toBeTruthy();
  expect(server.asked("verifyPayment")).toEqual([{ orderId: "order_1", paymentId: "pay_1", signature: "sig" }]);
});

it("says that the checkout did not open, and can be tried again", async () => {
  const failing = { isSo: true };
  vi.stubGlobal(
    "Razorpay",
    class {
      on = (): void => undefined;
      open = (): void => {
        if (failing.isSo) throw new Error("blocked");
      };
    },
  );
  server.answers("createOrder", { ...checkout, orderId: "order_1" });
  await subscribes(/^For one month/);
  await screen.findByText(/so nothing was charged/);
  expect(keptPurchase()).toMatchObject({ orderId: "order_1", open: false });
  failing.isSo = false;
  screen.getAllByRole("button", { name: "Subscribe Now" })[0]?.click();
  await waitFor(() => expect(keptPurchase()).toMatchObject({ open: true }));
});

it("leaves no message of an earlier payment over the checkout that opens next", async () => {
  const opened = checkouts();
  const answer = server.isSlow("createOrder", { ...checkout, orderId: "order_1" });
  await subscribes(/^For one month/);
  await waitFor(() => expect(server.asked("createOrder")).toHaveLength(1));
  toast("alert", "This payment was refunded.");
  await screen.findByText("This payment was refunded.");
  await act(async () => Promise.resolve(answer()));
  await waitFor(() => expect(opened).toHaveLength(1));
  expect(screen.queryByText("This payment was refunded.")).toBeNull();
});

it("stops saying that the plan could not be saved once it runs", async () => {
  const opened = checkouts();
  server.answers("createSubscription", { ...checkout, subscriptionId: "sub_1" });
  server.refuses("verifySubscription", "PAYMENT_MISMATCH");
  const uid = await subscribes(/^Every month/);
  await waitFor(() => expect(opened).toHaveLength(1));
  act(() => opened[0]?.handler(paid));
  await waitFor(() => expect(screen.getByRole("link", { name: /^\S+@\S+$/ })).toBeTruthy());
  store.put(`premiumUsers/${uid}`, {
    ...aPlan({ userId: uid, planId: "daily-care", paymentId: "pay_1" }),
    validUntil: instant(Date.now() + DAY),
  });
  expect((await screen.findByRole("link", { name: "Receipt" })).getAttribute("href")).toBe("/profile#receipt-pay_1");
  expect(screen.queryByRole("link", { name: /^\S+@\S+$/ })).toBeNull();
});

describe("a payment that failed or was cancelled", () => {
  const ASKED = "Did your bank take money all the same?";
  const asked = () => screen.findByText(ASKED);
  const isOver = () => waitFor(() => expect(screen.queryByText(ASKED)).toBeNull());
  const dismissed = async (term: RegExp): Promise<string> => {
    const opened = checkouts();
    server.answers("createOrder", { ...checkout, orderId: "order_1" });
    server.answers("createSubscription", { ...checkout, subscriptionId: "sub_1" });
    const uid = await subscribes(term);
    await waitFor(() => expect(opened).toHaveLength(1));
    act(() => opened[0]?.modal.ondismiss());
    return uid;
  };

  it("says what comes of money that the bank took, whom to ask, and with which reference", async () => {
    await dismissed(/^For one month/);
    await asked();
    expect(screen.getByText("order_1")).toBeTruthy();
    const support = await screen.findByRole("link", { name: /^\S+@\S+$/ });
    expect(support.getAttribute("href")).toMatch(/subject=order_1$/);
    screen.getAllByRole("button", { name: "Subscribe Now" })[0]?.click();
    await isOver();
  });

  it("names the payment, if the server says that it failed", async () => {
    const opened = checkouts();
    server.answers("createOrder", { ...checkout, orderId: "order_1" });
    server.refuses("verifyPayment", "PAYMENT_FAILED");
    await subscribes(/^For one month/);
    await waitFor(() => expect(opened).toHaveLength(1));
    act(() => opened[0]?.handler(paid));
    await asked();
    expect(screen.getByText("pay_1")).toBeTruthy();
  });

  it("is over once the bank confirms it, and the plan starts", async () => {
    const uid = await dismissed(/^For one month/);
    await asked();
    putOrder("order_1", { userId: uid, paymentId: "pay_1" });
    expect(await screen.findByText("Thank you. Your payment has arrived.")).toBeTruthy();
    await isOver();
  });

  it("is over as well once a plan runs that is paid each month", async () => {
    const uid = await dismissed(/^Every month/);
    expect(await asked()).toBeTruthy();
    store.put(`premiumUsers/${uid}`, {
      ...aPlan({ userId: uid, planId: "daily-care", paymentId: "pay_1" }),
      validUntil: instant(Date.now() + DAY),
    });
    await isOver();
  });
});
