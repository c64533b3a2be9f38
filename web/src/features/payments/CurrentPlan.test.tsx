import { act, screen, waitFor, within } from "@testing-library/react";
import { kolkataDay } from "@thodu/domain/time";
import { describe, expect, it, vi } from "vitest";
import { aPlan } from "../../../../tests/support/domain";
import { isHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { server } from "../../test-support/server";
import { instant, store } from "../../test-support/store";
import { GoPremiumScreen } from "./GoPremiumScreen";

const plan = (title: string) => {
  const item = screen.getByRole("heading", { name: title, level: 2 }).closest("li");
  if (!item) throw new Error(`There is no plan ${title}.`);
  return within(item);
};

async function open() {
  const uid = await isHere({ email: "asha@example.com" });
  return { uid, user: show(<GoPremiumScreen />, { at: "/go-premium" }) };
}

describe("a person's own plan", () => {
  const held = (uid: string) =>
    store.put(`premiumUsers/${uid}`, {
      ...aPlan({ userId: uid, planId: "daily-care" }),
      validUntil: instant(Date.now() + 20 * 86_400_000),
    });

  it("is shown, and is bought again only after a question", async () => {
    const { uid, user } = await open();
    held(uid);
    expect(await screen.findByRole("heading", { name: "Your plan" })).toBeTruthy();
    expect(plan("Daily Care").getByText("Your current plan")).toBeTruthy();
    await user.click(plan("Daily Care").getByRole("button", { name: "Subscribe Now" }));
    const asked = await screen.findByRole("dialog", { name: "Buy Daily Care again?" });
    expect(within(asked).getByText(/^You have this plan until .*20\d\d; buying again adds a month\.$/)).toBeTruthy();
    await user.click(within(asked).getByRole("button", { name: "Not now" }));
    expect(server.asked("createOrder")).toEqual([]);
  });

  it("can be bought for another month", async () => {
    vi.stubGlobal("Razorpay", vi.fn<() => void>());
    const { uid, user } = await open();
    held(uid);
    await screen.findByRole("heading", { name: "Your plan" });
    await user.click(plan("Daily Care").getByRole("button", { name: "Subscribe Now" }));
    const asked = await screen.findByRole("dialog", { name: "Buy Daily Care again?" });
    await user.click(within(asked).getByRole("button", { name: "Buy another month" }));
    await waitFor(() => expect(server.asked("createOrder")).toMatchObject([{ planId: "daily-care" }]));
  });

  it("that is bought again with monthly charges says so", async () => {
    const { uid, user } = await open();
    held(uid);
    await screen.findByRole("heading", { name: "Your plan" });
    await user.click(plan("Daily Care").getByRole("radio", { name: "Every month, until I cancel" }));
    await user.click(plan("Daily Care").getByRole("button", { name: "Subscribe Now" }));
    const asked = within(await screen.findByRole("dialog", { name: "Buy Daily Care again?" }));
    expect(asked.getByText(/it is charged now and then every month until you cancel it/)).toBeTruthy();
    expect(asked.queryByRole("button", { name: "Buy another month" })).toBeNull();
    expect(asked.getByRole("button", { name: "Pay every month" })).toBeTruthy();
  });

  it("that was refunded has ended, which an open page shows", async () => {
    const { uid } = await open();
    held(uid);
    await screen.findByText("Your current plan");
    store.change(`premiumUsers/${uid}`, { status: "ended" });
    expect(await screen.findByText(/It ended on /)).toBeTruthy();
  });

  it("is cancelled after a question, and a refusal is shown", async () => {
    const { uid, user } = await open();
    held(uid);
    server.refuses("cancelPlan", "GATEWAY_UNAVAILABLE", { retryable: true });
    await user.click(await screen.findByRole("button", { name: "Cancel plan" }));
    await user.click(await screen.findByRole("button", { name: "Keep the plan" }));
    await user.click(await screen.findByRole("button", { name: "Cancel plan" }));
    await user.click(await screen.findByRole("button", { name: "Yes, cancel it" }));
    expect(await screen.findByText("The payment service is not answering. Please try again.")).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    server.answers("cancelPlan", {});
    await user.click(screen.getByRole("button", { name: "Cancel plan" }));
    await user.click(await screen.findByRole("button", { name: "Yes, cancel it" }));
    expect(await screen.findByText(/^Cancelled\. You can use your plan until/)).toBeTruthy();
  });
});

describe("a subscription", () => {
  const mandate = (uid: string, status: string, cancelling = false): void =>
    store.put(`subscriptions/sub_${uid}`, { userId: uid, planId: "daily-care", amount: 100, status, cancelling });
  const over = (uid: string, planId: "daily-care" | "pay-as-you-go" = "daily-care", days = -5): void =>
    store.put(`premiumUsers/${uid}`, {
      ...aPlan({ userId: uid, planId, item: planId === "daily-care" ? null : "chat" }),
      validUntil: instant(Date.now() + days * 86_400_000),
    });
  const cancelIt = async (user: Awaited<ReturnType<typeof open>>["user"]) => {
    await user.click(await screen.findByRole("button", { name: "Cancel plan" }));
    const asked = await screen.findByRole("dialog", { name: "Cancel your plan?" });
    expect(
      within(asked).getByText("Nothing more is charged. What you have already paid for stays as it is."),
    ).toBeTruthy();
    server.answers("cancelPlan", {});
    await user.click(within(asked).getByRole("button", { name: "Yes, cancel it" }));
    expect(await screen.findByText("Cancelled. Nothing more is charged.")).toBeTruthy();
    expect(server.asked("cancelPlan")).toEqual([{}]);
  };

  it.each(["pending", "halted"])(
    "can be cancelled once the plan is over and its bank has not paid: %s",
    async (status) => {
      const { uid, user } = await open();
      over(uid);
      mandate(uid, status);
      expect(await screen.findByText(/^Your bank did not pay for the next month of your monthly plan\./)).toBeTruthy();
      expect(screen.queryByText(/^Your bank did not pay for the next month\./)).toBeNull();
      await cancelIt(user);
    },
  );

  it("can be cancelled beside a bought call or chat, and before a first plan runs", async () => {
    const { uid, user } = await open();
    mandate(uid, "authenticated");
    expect(await screen.findByRole("heading", { name: "Your plan" })).toBeTruthy();
    expect(screen.getByText(/^You have agreed to pay for a plan every month\./)).toBeTruthy();
    over(uid, "pay-as-you-go", 20);
    mandate(uid, "halted");
    expect(await screen.findByText(/^Your bank did not pay for the next month of your monthly plan\./)).toBeTruthy();
    await cancelIt(user);
  });

  it("is not shown once it has ended, or was abandoned at the checkout, since nothing can be cancelled", async () => {
    const { uid } = await open();
    over(uid);
    await screen.findByText(/It ended on /);
    for (const [status, cancelling] of [
      ["cancelled", true],
      ["created", false],
      ["pending", true],
    ] as const) {
      mandate(uid, status, cancelling);
      expect(screen.queryByRole("button", { name: "Cancel plan" })).toBeNull();
    }
  });

  it("keeps its date while a monthly plan runs", async () => {
    const { uid, user } = await open();
    over(uid, "daily-care", 20);
    mandate(uid, "pending");
    expect(await screen.findByText(/^Your bank did not pay for the next month\..*Nothing changes until /)).toBeTruthy();
    await user.click(await screen.findByRole("button", { name: "Cancel plan" }));
    expect(await screen.findByText(/^Nothing more is charged, and you can use .*20\d\d\./)).toBeTruthy();
  });
});

describe("single calls and chats", () => {
  it("show what is left of each, and what is used up only if nothing is left", async () => {
    const { uid } = await open();
    const until = instant(Date.now() + 20 * 86_400_000);
    const terms = Array.from({ length: 8 }, (_, nth) => ({
      planId: "pay-as-you-go",
      item: "chat",
      paymentId: `pay_${nth}`,
      from: instant(0),
      until,
    }));
    const bought = {
      ...aPlan({ userId: uid, planId: "pay-as-you-go", item: "chat", paymentId: "pay_7" }),
      validUntil: until,
    };
    for (const { paymentId } of terms.slice(0, 7)) store.put(`usage/${uid}_${paymentId}`, { chat: 30 * 60_000 });
    store.put(`premiumUsers/${uid}`, { ...bought, terms });
    expect(await screen.findByText("30 min of chat left")).toBeTruthy();
    expect(screen.queryByText("It is used up.")).toBeNull();
    store.put(`usage/${uid}_pay_7`, { chat: 30 * 60_000 });
    expect(await screen.findByText("It is used up.")).toBeTruthy();
  });
});

it("show what is left of each of two monthly plans, by name", async () => {
  const { uid } = await open();
  const until = instant(Date.now() + 20 * 86_400_000);
  const bought = (planId: string, paymentId: string) => ({ planId, item: null, paymentId, from: instant(0), until });
  store.put(`usage/${uid}_${kolkataDay(Date.now())}`, { chat: 150 * 60_000 });
  store.put(`premiumUsers/${uid}`, {
    ...aPlan({ userId: uid, planId: "deep-healing", paymentId: "pay_deep" }),
    validUntil: until,
    terms: [bought("deep-healing", "pay_deep"), bought("daily-care", "pay_care")],
  });
  const left = (await screen.findByText("60 min of chat left today")).closest("ul");
  expect(left?.textContent).toBe("Daily Care:60 min of chat left today");
  expect(screen.getByText("60 min of calls left today").closest("ul")?.textContent).toBe(
    "Deep Healing:60 min of calls left today",
  );
});

describe("a single call or chat that was paid", () => {
  it.each([
    ["call", "Start your call", "/call"],
    ["chat", "Go to chat", "/chat"],
  ])("has only its own next step: %s", async (item, step, path) => {
    interface Checkout {
      readonly handler: (paid: { readonly razorpay_payment_id: string; readonly razorpay_signature: string }) => void;
    }
    const opened: Checkout[] = [];
    vi.stubGlobal(
      "Razorpay",
      class {
        constructor(options: Checkout) {
          opened.push(options);
        }
        on = (): void => undefined;
        open = (): void => undefined;
      },
    );
    const order = {
      orderId: "order_1",
      amount: 1_900,
      currency: "INR",
      keyId: "key",
      planName: "Pay As You Go",
    } as const;
    server.answers("createOrder", order);
    server.answers("verifyPayment", { status: "active", planId: "pay-as-you-go", validUntil: null });
    const { user } = await open();
    if (item === "chat") await user.click(screen.getByRole("radio", { name: /^One 30-min chat/ }));
    await user.click(plan("Pay As You Go").getByRole("button", { name: "Pay & Start Now" }));
    await waitFor(() => expect(opened).toHaveLength(1));
    act(() => opened[0]?.handler({ razorpay_payment_id: "pay_1", razorpay_signature: "sig" }));
    await screen.findByText("Thank you. Your payment has arrived.");
    const steps = screen.getAllByRole("link", { name: /^(Start your call|Go to chat)$/ });
    expect(steps.map((each) => [each.textContent, each.getAttribute("href")])).toEqual([[step, path]]);
  });
});

describe("another plan beside the present one", () => {
  const until = Date.UTC(2030, 4, 1);
  const has = (uid: string, planId: "daily-care" | "unlimited-support", status: "active" | "cancelled" = "active") =>
    store.put(`premiumUsers/${uid}`, { ...aPlan({ userId: uid, planId, status }), validUntil: instant(until) });
  const wish = async (user: Awaited<ReturnType<typeof open>>["user"], title: string, button: string) => {
    await screen.findByRole("heading", { name: "Your plan" });
    await user.click(plan(title).getByRole("button", { name: button }));
    return within(await screen.findByRole("dialog", { name: `Buy ${title} as well?` }));
  };

  it("is explained before paying: what goes on, what is not added, what is used first and what renews", async () => {
    const { uid, user } = await open();
    has(uid, "daily-care");
    const asked = await wish(user, "Deep Healing", "Subscribe Now");
    expect(asked.getByText("Deep Healing begins at once and runs for a month.")).toBeTruthy();
    expect(
      asked.getByText(
        /^Your Daily Care goes on beside it until .*2030\. Its days are not added to the new plan, and nothing of it is paid back\. While you have both, Deep Healing is used first, and Daily Care once its minutes of the day are used up\. If Daily Care is charged every month, that goes on until you cancel it\.$/,
      ),
    ).toBeTruthy();
    expect(server.asked("createOrder")).toEqual([]);
    await user.click(asked.getByRole("button", { name: "Not now" }));
    expect(server.asked("createOrder")).toEqual([]);
  });

  it("is described as charged monthly if that was chosen", async () => {
    const { uid, user } = await open();
    has(uid, "daily-care");
    await user.click(plan("Deep Healing").getByRole("radio", { name: "Every month, until I cancel" }));
    const asked = await wish(user, "Deep Healing", "Subscribe Now");
    expect(asked.getByText("Deep Healing begins at once and is charged every month until you cancel it.")).toBeTruthy();
  });

  it("is paid for after the person agrees", async () => {
    vi.stubGlobal("Razorpay", vi.fn<() => void>());
    const { uid, user } = await open();
    has(uid, "daily-care");
    const asked = await wish(user, "Deep Healing", "Subscribe Now");
    await user.click(asked.getByRole("button", { name: "Buy it as well" }));
    await waitFor(() => expect(server.asked("createOrder")).toMatchObject([{ planId: "deep-healing" }]));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("is of no use beside Unlimited Support; a cancelled plan does not renew", async () => {
    const { uid, user } = await open();
    has(uid, "unlimited-support", "cancelled");
    const asked = await wish(user, "Pay As You Go", "Pay & Start Now");
    expect(asked.getByText("The call or chat that you buy now can be begun within a month.")).toBeTruthy();
    expect(
      asked.getByText(/Unlimited Support covers all calls and chat, so nothing of Pay As You Go is used\.$/),
    ).toBeTruthy();
  });

  it("waits until the person's plan is loaded, however early the button is pressed", async () => {
    const heard = store.isSlow();
    const { uid, user } = await open();
    await user.click(plan("Deep Healing").getByRole("button", { name: "Subscribe Now" }));
    expect(await plan("Deep Healing").findByText("Opening the payment…")).toBeTruthy();
    has(uid, "daily-care");
    heard();
    expect(await screen.findByRole("dialog", { name: "Buy Deep Healing as well?" })).toBeTruthy();
    expect(server.asked("createOrder")).toEqual([]);
  });
});
