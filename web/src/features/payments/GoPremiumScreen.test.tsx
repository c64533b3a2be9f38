import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { guestIsHere, isHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { server, someId } from "../../test-support/server";
import { instant, store } from "../../test-support/store";
import { putConversation, putOrder } from "../../test-support/stored";
import { GoPremiumScreen } from "./GoPremiumScreen";

interface Options {
  readonly order_id?: string;
  readonly subscription_id?: string;
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  readonly theme: { readonly color: string };
  readonly prefill: { readonly name: string; readonly email: string };
  readonly handler: (paid: { readonly razorpay_payment_id: string; readonly razorpay_signature: string }) => void;
  readonly modal: { readonly ondismiss: () => void };
}

/** Each opened checkout window. The test pays, closes it, or makes the payment fail. */
const opened: { readonly options: Options; readonly fail: () => void }[] = [];
const checkout = () => {
  const last = opened.at(-1);
  if (!last) throw new Error("No checkout was opened.");
  return last;
};

beforeEach(() => {
  opened.length = 0;
  vi.stubGlobal(
    "Razorpay",
    class {
      #fail = (): void => undefined;
      constructor(private readonly options: Options) {}

      on(_event: string, listener: () => void): void {
        this.#fail = listener;
      }

      open(): void {
        opened.push({ options: this.options, fail: () => this.#fail() });
      }
    },
  );
});

const CANCELLED = "Oops 😔 Payment was cancelled or failed. Please try again.";
/** Where the window was closed by its person. */
const CLOSED = `${CANCELLED} If you did not pay there, nothing was charged.`;
const ACTIVATED = "🎉 Payment Successful and Plan Activated!";
const ordered = { orderId: "order_1", amount: 149_900, currency: "INR", keyId: "key", planName: "Daily Care" } as const;

const plan = (title: string) => {
  const item = screen.getByRole("heading", { name: title, level: 2 }).closest("li");
  if (!item) throw new Error(`There is no plan ${title}.`);
  return within(item);
};
const open = () => show(<GoPremiumScreen />, { at: "/go-premium" });

async function openFor() {
  const uid = await isHere({ email: "asha@example.com" });
  return { uid, user: open() };
}

/** Opens the checkout for a person. */
async function atCheckout() {
  const opening = await openFor();
  server.answers("createOrder", ordered);
  await opening.user.click(plan("Daily Care").getByRole("button", { name: "Subscribe Now" }));
  await waitFor(() => expect(opened).toHaveLength(1));
  return opening;
}

const pay = () => act(() => checkout().options.handler({ razorpay_payment_id: "pay_1", razorpay_signature: "sig" }));

it("shows the four plans with the prices, features and buttons of the specification", () => {
  open();
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(["Pay As You Go", "Daily Care", "Deep Healing", "Unlimited Support"]),
  );
  expect(plan("Daily Care").getByText("₹1499 per month")).toBeTruthy();
  expect(plan("Deep Healing").getByText("Daily 1hr call AND 2hr chat")).toBeTruthy();
  expect(plan("Pay As You Go").getByRole("button", { name: "Pay & Start Now" })).toBeTruthy();
  expect(plan("Unlimited Support").getByRole("button", { name: "Go Unlimited" })).toBeTruthy();
});

describe("somebody whose free messages are used up", () => {
  it("is told of their free call, and of the help lines once that is used", async () => {
    const uid = await guestIsHere();
    putConversation(uid, { ownMessageCount: 19, locked: true });
    open();
    expect(await screen.findByRole("heading", { name: "You still have a free call" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "To your free call" }).getAttribute("href")).toBe("/call");
    store.put(`freeCalls/${uid}`, { callId: "c1", at: instant(Date.now()) });
    expect(await screen.findByRole("heading", { name: "Help lines are always free" })).toBeTruthy();
    expect(screen.queryByRole("link", { name: "To your free call" })).toBeNull();
  });
});

describe("somebody without an account", () => {
  it.each([
    ["nobody", async () => Promise.resolve()],
    ["a guest", async () => void (await guestIsHere())],
  ])("is asked to log in first, and led there: %s", async (_who, come) => {
    await come();
    const user = open();
    await user.click(plan("Daily Care").getByRole("button", { name: "Subscribe Now" }));
    expect((await screen.findByText("Please log in first.")).closest("[role=alert]")).not.toBeNull();
    await waitFor(() => expect(location.pathname + location.search).toBe("/login?from=/go-premium"));
    expect(server.asked("createOrder")).toEqual([]);
  });
});

describe("checkout", () => {
  it("opens with the order that the server made", async () => {
    await atCheckout();
    expect(server.asked("createOrder")).toEqual([{ purchaseKey: someId, planId: "daily-care" }]);
    expect(checkout().options).toMatchObject({
      order_id: "order_1",
      amount: 149_900,
      currency: "INR",
      description: "Daily Care",
      theme: { color: "#800080" },
      prefill: { name: "User", email: "asha@example.com" },
    });
  });

  it("orders what was chosen of Pay As You Go", async () => {
    const { user } = await openFor();
    server.answers("createOrder", { ...ordered, planName: "Pay As You Go", amount: 1_900 });
    await user.click(plan("Pay As You Go").getByRole("radio", { name: "One 30-min chat, ₹19" }));
    await user.click(plan("Pay As You Go").getByRole("button", { name: "Pay & Start Now" }));
    await waitFor(() => expect(opened).toHaveLength(1));
    expect(server.asked("createOrder")).toEqual([{ purchaseKey: someId, planId: "pay-as-you-go", item: "chat" }]);
  });

  it("is for a subscription if it is charged monthly", async () => {
    const { user } = await openFor();
    server.answers("createSubscription", {
      ...ordered,
      subscriptionId: "sub_1",
      planName: "Daily Care",
      amount: 1,
      currency: "INR",
      keyId: "k",
    });
    await user.click(plan("Daily Care").getByRole("radio", { name: "Every month, until I cancel" }));
    await user.click(plan("Daily Care").getByRole("button", { name: "Subscribe Now" }));
    await waitFor(() => expect(opened).toHaveLength(1));
    expect(checkout().options).toMatchObject({ subscription_id: "sub_1" });
    expect(checkout().options).not.toHaveProperty("order_id");
  });

  it("says that it opens, and opens once, however often its button is pressed", async () => {
    const { user } = await openFor();
    const answer = server.isSlow("createOrder", ordered);
    const button = plan("Daily Care").getByRole("button", { name: "Subscribe Now" });
    await user.click(button);
    expect(await plan("Daily Care").findByText("Opening the payment…")).toBeTruthy();
    await user.click(button);
    await act(async () => Promise.resolve(answer()));
    await waitFor(() => expect(opened).toHaveLength(1));
    expect(server.asked("createOrder")).toHaveLength(1);
  });
});

describe("a purchase that was not paid", () => {
  it("is reported when it was cancelled, and can be tried again as the same purchase", async () => {
    const { user } = await atCheckout();
    act(() => checkout().options.modal.ondismiss());
    expect((await screen.findByText(CLOSED)).closest("[role=alert]")).toBeNull();
    await user.click(plan("Daily Care").getByRole("button", { name: "Subscribe Now" }));
    await waitFor(() => expect(opened).toHaveLength(2));
    await waitFor(() => expect(screen.queryByText(CLOSED)).toBeNull());
    const [first, second] = server.asked("createOrder");
    expect(second).toEqual(first);
  });

  it("is not reported over a checkout in which another try can follow, but once that is closed", async () => {
    await atCheckout();
    act(() => checkout().fail());
    expect(screen.queryByRole("alert")).toBeNull();
    act(() => checkout().options.modal.ondismiss());
    await screen.findByText(CLOSED);
    expect(screen.getAllByText(CLOSED)).toHaveLength(1);
  });

  it.each([
    [
      "the network is gone",
      () => server.isUnreachable("createOrder"),
      "The payment could not be opened right now, so nothing was charged. Please check the network and try again.",
    ],
    [
      "the gateway is silent",
      () => server.refuses("createOrder", "GATEWAY_UNAVAILABLE", { retryable: true }),
      "The payment service is not answering. Please try again.",
    ],
  ])("says beside its button that %s, with a way to talk for free", async (_why, given, words) => {
    const { user } = await openFor();
    given();
    await user.click(plan("Daily Care").getByRole("button", { name: "Subscribe Now" }));
    expect(await plan("Daily Care").findByText(words)).toBeTruthy();
    expect(plan("Daily Care").getByRole("link", { name: "Chat for free" }).getAttribute("href")).toBe("/chat");
    expect(opened).toHaveLength(0);
  });
});

describe("a purchase that was paid", () => {
  it("runs as soon as the server says so: announced once, with a receipt and the next step", async () => {
    await atCheckout();
    server.answers("verifyPayment", { status: "active", planId: "daily-care", validUntil: "2030-01-01T00:00:00.000Z" });
    pay();
    expect(await screen.findByText(ACTIVATED)).toBeTruthy();
    const title = await screen.findByText("Thank you. Your payment has arrived.");
    await waitFor(() => expect(document.activeElement).toBe(title.closest("p")));
    expect(screen.getByRole("link", { name: "Receipt" }).getAttribute("href")).toBe("/profile#receipt-pay_1");
    expect(screen.getByRole("link", { name: "Start your call" })).toBeTruthy();
    expect(server.asked("verifyPayment")).toEqual([{ orderId: "order_1", paymentId: "pay_1", signature: "sig" }]);
  });

  it("is being confirmed while it is pending, and runs when the order is paid", async () => {
    const { uid } = await atCheckout();
    server.answers("verifyPayment", { status: "pending", planId: "daily-care", validUntil: null });
    pay();
    await waitFor(() => expect(document.activeElement?.textContent).toContain("We are confirming"));
    expect(screen.getByText("pay_1")).toBeTruthy();
    expect(screen.queryByText(ACTIVATED)).toBeNull();
    putOrder("order_1", { userId: uid, paymentId: "pay_1" });
    expect(await screen.findByText(ACTIVATED)).toBeTruthy();
    expect(screen.queryByText("Your money was debited. We are confirming the payment.")).toBeNull();
  });

  it("leads to support with its id if the server can’t find it", async () => {
    await atCheckout();
    server.refuses("verifyPayment", "SIGNATURE_MISMATCH");
    pay();
    const words = "Payment succeeded, but we failed to save your plan. Please contact support.";
    await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
    expect(screen.getByText("pay_1")).toBeTruthy();
    expect(screen.queryByText(ACTIVATED)).toBeNull();
  });

  it("is reported as not saved after repeated errors of the server, which is asked again", async () => {
    await atCheckout();
    server.refuses("verifyPayment", "INTERNAL", { retryable: true });
    pay();
    const words = "Payment succeeded, but we failed to save your plan. Please contact support.";
    const said = await screen.findByText(words, {}, { timeout: 10_000 });
    expect(said.closest("[role=alert]")).not.toBeNull();
    expect(server.asked("verifyPayment").length).toBeGreaterThan(3);
    expect(screen.getByText("pay_1")).toBeTruthy();
    server.answers("verifyPayment", { status: "active", planId: "daily-care", validUntil: "2030-01-01T00:00:00.000Z" });
    expect(await screen.findByText(ACTIVATED, {}, { timeout: 10_000 })).toBeTruthy();
    expect(screen.queryByText(words)).toBeNull();
  });

  it("is reported as failed when the gateway says so", async () => {
    await atCheckout();
    server.refuses("verifyPayment", "PAYMENT_FAILED");
    pay();
    await screen.findByText(CANCELLED);
    expect(screen.queryByText("Your money was debited. We are confirming the payment.")).toBeNull();
  });

  it("is looked up until the server answers", async () => {
    await atCheckout();
    server.isUnreachable("verifyPayment");
    pay();
    await screen.findByText("Your money was debited. We are confirming the payment.");
    server.answers("verifyPayment", { status: "active", planId: "daily-care", validUntil: "2030-01-01T00:00:00.000Z" });
    expect(await screen.findByText(ACTIVATED)).toBeTruthy();
  });
});

describe("a checkout whose page was closed", () => {
  const isKeptBy = (uid: string): void => {
    const kept = { uid, planId: "daily-care", item: null, renews: false, purchaseKey: "key-1", orderId: "order_9" };
    localStorage.setItem("thodu.purchase", JSON.stringify({ ...kept, open: true, paid: null }));
  };

  it("is looked up, and can be dismissed by somebody who did not pay", async () => {
    isKeptBy(await isHere());
    const user = open();
    expect(await screen.findByText("Did you pay for Daily Care?")).toBeTruthy();
    expect(screen.getByText("order_9")).toBeTruthy();
    await user.click(await screen.findByRole("button", { name: "I did not pay" }));
    await waitFor(() => expect(screen.queryByText("Did you pay for Daily Care?")).toBeNull());
  });

  it("of somebody else is not shown", async () => {
    await isHere();
    isKeptBy("another");
    open();
    await screen.findByRole("heading", { name: "Daily Care" });
    expect(screen.queryByText("Did you pay for Daily Care?")).toBeNull();
  });
});
