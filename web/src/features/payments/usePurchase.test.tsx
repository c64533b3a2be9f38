import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { isHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { server } from "../../test-support/server";
import { GoPremiumScreen } from "./GoPremiumScreen";

interface Options {
  readonly handler: (paid: { readonly razorpay_payment_id: string; readonly razorpay_signature: string }) => void;
}

it.each([
  ["once", /^For one month/, "createOrder", "verifyPayment"],
  ["each month", /^Every month/, "createSubscription", "verifySubscription"],
] as const)("says that a payment went back where it did: %s", async (_, term, make, verify) => {
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
  const checkout = { amount: 149_900, currency: "INR", keyId: "key", planName: "Daily Care" } as const;
  server.answers("createOrder", { ...checkout, orderId: "order_1" });
  server.answers("createSubscription", { ...checkout, subscriptionId: "sub_1" });
  server.refuses(verify, "PAYMENT_REFUNDED");
  await isHere({ email: "asha@example.com" });
  const user = show(<GoPremiumScreen />, { at: "/go-premium" });
  const card = screen.getByRole("heading", { name: "Daily Care", level: 2 }).closest("li");
  if (!card) throw new Error("There is no plan.");
  await user.click(within(card).getByRole("radio", { name: term }));
  await user.click(within(card).getByRole("button", { name: "Subscribe Now" }));
  await waitFor(() => expect(opened).toHaveLength(1));
  expect(server.asked(make)).toHaveLength(1);
  act(() => opened[0]?.handler({ razorpay_payment_id: "pay_1", razorpay_signature: "sig" }));
  expect((await screen.findByText("This payment was refunded.")).closest("[role=alert]")).not.toBeNull();
  expect(screen.queryByText(/we failed to save your plan/)).toBeNull();
  expect(screen.queryByText("Your money was debited. We are confirming the payment.")).toBeNull();
});
