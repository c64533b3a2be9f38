import { act, screen, waitFor, within } from "@testing-library/react";
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

describe("somebody’s own plan", () => {
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

  it("is bought for another month by whoever wants that", async () => {
    vi.stubGlobal("Razorpay", vi.fn<() => void>());
    const { uid, user } = await open();
    held(uid);
    await screen.findByRole("heading", { name: "Your plan" });
    await user.click(plan("Daily Care").getByRole("button", { name: "Subscribe Now" }));
    const asked = await screen.findByRole("dialog", { name: "Buy Daily Care again?" });
    await user.click(within(asked).getByRole("button", { name: "Buy another month" }));
    await waitFor(() => expect(server.asked("createOrder")).toMatchObject([{ planId: "daily-care" }]));
  });

  it("that was paid back has ended, which is said where the page stands open", async () => {
    const { uid } = await open();
    held(uid);
    await screen.findByText("Your current plan");
    store.change(`premiumUsers/${uid}`, { status: "ended" });
    expect(await screen.findByText(/It ended on /)).toBeTruthy();
  });

  it("is cancelled after one more question, and a refusal is said", async () => {
    const { uid, user } = await open();
    held(uid);
    server.refuses("cancelPlan", "GATEWAY_UNAVAILABLE", { retryable: true });
    await user.click(await screen.findByRole("button", { name: "Cancel plan" }));
    await user.click(await screen.findByRole("button", { name: "Keep the plan" }));
    await user.click(await screen.findByRole("button", { name: "Cancel plan" }));
    await user.click(await screen.findByRole("button", { name: "Yes, cancel it" }));
    expect(await screen.findByText("The payment service is not answering. Please try again.")).toBeTruthy();
    server.answers("cancelPlan", {});
    await user.click(screen.getByRole("button", { name: "Cancel plan" }));
    await user.click(await screen.findByRole("button", { name: "Yes, cancel it" }));
    expect(await screen.findByText(/^Cancelled\. You can use your plan until/)).toBeTruthy();
  });
});

describe("one call or one chat that was paid", () => {
  it.each([
    ["call", "Start your call", "/call"],
    ["chat", "Go to chat", "/chat"],
  ])("has its own next step alone: %s", async (item, step, path) => {
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

describe("another plan beside the one that runs", () => {
  const until = Date.UTC(2030, 4, 1);
  const has = (uid: string, planId: "daily-care" | "unlimited-support", status: "active" | "cancelled" = "active") =>
    store.put(`premiumUsers/${uid}`, { ...aPlan({ userId: uid, planId, status }), validUntil: instant(until) });
  const wish = async (user: Awaited<ReturnType<typeof open>>["user"], title: string, button: string) => {
    await screen.findByRole("heading", { name: "Your plan" });
    await user.click(plan(title).getByRole("button", { name: button }));
    return within(await screen.findByRole("dialog", { name: `Buy ${title} as well?` }));
  };

  it("is told of before anything is paid: what runs on, what is not added, what is used first and what renews", async () => {
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

  it("is paid for once its reader agrees", async () => {
    vi.stubGlobal("Razorpay", vi.fn<() => void>());
    const { uid, user } = await open();
    has(uid, "daily-care");
    const asked = await wish(user, "Deep Healing", "Subscribe Now");
    await user.click(asked.getByRole("button", { name: "Buy it as well" }));
    await waitFor(() => expect(server.asked("createOrder")).toMatchObject([{ planId: "deep-healing" }]));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("is of no use beside Unlimited Support, and what was cancelled renews no more", async () => {
    const { uid, user } = await open();
    has(uid, "unlimited-support", "cancelled");
    const asked = await wish(user, "Pay As You Go", "Pay & Start Now");
    expect(asked.getByText("The call or chat that you buy now can be begun within a month.")).toBeTruthy();
    expect(
      asked.getByText(/Unlimited Support covers all calls and chat, so nothing of Pay As You Go is used\.$/),
    ).toBeTruthy();
  });

  it("waits for what its reader has, however early the button is pressed", async () => {
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
