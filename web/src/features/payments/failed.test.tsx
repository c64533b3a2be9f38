import { DAY } from "@thodu/domain/time";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { isHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { server } from "../../test-support/server";
import { putOrder } from "../../test-support/stored";
import { keptPurchase } from "./api/purchases";
import { GoPremiumScreen } from "./GoPremiumScreen";

const ASKED = "Did your bank take money all the same?";
const title = async () => (await screen.findByText(ASKED)).closest("p");
const open = () => show(<GoPremiumScreen />, { at: "/go-premium" });

/** Closes the checkout of a plan without paying. */
async function cancels(): Promise<string> {
  const closes: (() => void)[] = [];
  vi.stubGlobal(
    "Razorpay",
    class {
      constructor({ modal }: { readonly modal: { readonly ondismiss: () => void } }) {
        closes.push(modal.ondismiss);
      }
      on = (): void => undefined;
      open = (): void => undefined;
    },
  );
  const ordered = {
    orderId: "order_1",
    amount: 149_900,
    currency: "INR",
    keyId: "key",
    planName: "Daily Care",
  } as const;
  server.answers("createOrder", ordered);
  const uid = await isHere({ email: "asha@example.com" });
  const user = open();
  const card = screen.getByRole("heading", { name: "Daily Care", level: 2 }).closest("li");
  await user.click(within(card ?? document.body).getByRole("button", { name: "Subscribe Now" }));
  await waitFor(() => expect(closes).toHaveLength(1));
  act(() => closes[0]?.());
  return uid;
}

it("what was not paid is in view with its reference when that is said", async () => {
  await cancels();
  const shown = await title();
  await waitFor(() => expect(document.activeElement).toBe(shown));
  expect(screen.getByText("order_1")).toBeTruthy();
});

it("its reference is there when the page is opened again, until a day has passed", async () => {
  await cancels();
  await title();
  cleanup();
  open();
  const shown = await title();
  expect(screen.getByText("order_1")).toBeTruthy();
  expect(document.activeElement).not.toBe(shown);
  cleanup();
  localStorage.setItem("thodu.failed", [Date.now() - DAY, keptPurchase()?.purchaseKey, "order_1"].join(" "));
  open();
  await waitFor(() => expect(screen.getByRole("heading", { name: "Daily Care", level: 2 })).toBeTruthy());
  expect(screen.queryByText(ASKED)).toBeNull();
});

it("its reference goes when the order is settled after all", async () => {
  const uid = await cancels();
  await title();
  cleanup();
  open();
  await title();
  putOrder("order_1", { userId: uid, paymentId: "pay_1" });
  await waitFor(() => expect(screen.queryByText(ASKED)).toBeNull());
});
