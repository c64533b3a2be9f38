import { screen, waitFor } from "@testing-library/react";
import { DAY } from "@thodu/domain/time";
import { expect, it } from "vitest";
import { isHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { instant, store } from "../../test-support/store";
import { putOrder } from "../../test-support/stored";
import { dateInIndia } from "../../lib/time";
import { GoPremiumScreen } from "./GoPremiumScreen";

const back = { status: "captured", amount: 149_900, currency: "INR", refunded: 149_900 };

async function open() {
  const uid = await isHere({ email: "asha@example.com" });
  const refunded = (id: string, daysAgo: number, changes: Record<string, unknown> = {}): void =>
    putOrder(id, {
      userId: uid,
      status: "refunded",
      createdAt: instant(Date.now() - 100 * DAY),
      payments: { [`pay_${id}`]: back },
      refundedAt: instant(Date.now() - daysAgo * DAY),
      ...changes,
    });
  return { uid, refunded };
}

const shows = () => show(<GoPremiumScreen />, { at: "/go-premium" });

it("says beside the plans what was refunded, how much and when", async () => {
  const { refunded } = await open();
  refunded("one", 2);
  refunded("theirs", 2, { userId: "another" });
  shows();
  const words = `Refunded ₹1,499 on ${dateInIndia(Date.now() - 2 * DAY)}`;
  expect((await screen.findByText(new RegExp(words))).textContent).toBe(`Daily Care · ${words}`);
  expect(screen.getAllByText(/^Refunded|· Refunded/)).toHaveLength(1);
  expect(screen.getByRole("link", { name: "All your payments" }).getAttribute("href")).toBe("/profile?show=payments");
});

it("shows a refund as soon as it is made, and says no day that is not known", async () => {
  const { refunded } = await open();
  shows();
  await screen.findByText("Daily Care");
  expect(screen.queryByText(/· Refunded/)).toBeNull();
  refunded("one", 2, { refundedAt: null, settledAt: instant(Date.now() - 5 * DAY) });
  await waitFor(() => expect(screen.getByText(/· Refunded/).textContent).toBe("Daily Care · Refunded ₹1,499"));
});

it("leaves older refunds to the list of all payments", async () => {
  const { refunded } = await open();
  refunded("old", 95);
  refunded("new", 1);
  shows();
  expect((await screen.findAllByText(/· Refunded/)).length).toBe(1);
});

it("shows the plans although refunds can't be read", async () => {
  store.refuses("orders");
  await open();
  shows();
  expect(await screen.findByRole("heading", { name: "Daily Care" })).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "Refunds" })).toBeNull();
});
