import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { server } from "../../../test-support/server";
import { instant, store } from "../../../test-support/store";
import { putOrder } from "../../../test-support/stored";
import { MoneySection } from "./MoneySection";

const HOUR = 3_600_000;
const SEARCH = "Find by order, payment or account ID, email or alias";
const about = { userId: "asha", amount: 149_900, createdAt: instant(Date.now() - HOUR), checkAt: null };

const order = (id: string, changes: Readonly<Record<string, unknown>> = {}): void =>
  putOrder(id, { ...about, paymentId: "pay_1", settledAt: about.createdAt, ...changes });

async function open(query: string) {
  await isHere({ claims: { money: true } });
  return show(<MoneySection />, { at: `/admin/money${query}` });
}

const rowsOf = async (title: string) =>
  within(
    await within(await screen.findByRole("region", { name: "Found payments" })).findByRole("list", { name: title }),
  ).getAllByRole("listitem");

it("finds a subscription that was never charged, by its own id and by its account’s", async () => {
  store.put("subscriptions/sub_1", { ...about, planId: "daily-care", status: "authenticated", cancelling: false });
  for (const id of ["sub_1", "asha"]) {
    await open(`?find=${id}`);
    const [row, ...others] = await rowsOf("Subscriptions");
    expect(row?.textContent).toContain("Daily Care · ₹1,499 · Approved by the payer");
    expect(others).toEqual([]);
    expect(screen.queryByText("No order, payment, subscription or account has this ID, email or alias.")).toBeNull();
    cleanup();
  }
});

it("finds the order of a second payment by its id and its reference, and says what became of it", async () => {
  const payment = { status: "captured", amount: 149_900, currency: "INR", refunded: 149_900 };
  const second = "pay_29QQoUBi66xm2f";
  order("o1", { references: ["O1", "BI66-XM2F"], payments: { [second]: payment } });
  // Another payment may have the same reference.
  order("o2", { references: ["O2", "BI66-XM2F"], payments: {} });
  for (const [words, count] of [
    [second, 1],
    ["BI66-XM2F", 2],
  ] as const) {
    await open(`?find=${words}`);
    const rows = await rowsOf("Orders");
    expect(rows).toHaveLength(count);
    const row = rows.find((each) => each.textContent.includes("A second payment of ₹1,499 was refunded:"));
    expect(within(row ?? document.body).getByRole("link", { name: second })).toBeTruthy();
    cleanup();
  }
});

describe("an account with more orders than are shown", () => {
  // The ids sort in the opposite order of the times.
  const orders = (count: number, changes: Readonly<Record<string, unknown>> = {}): void => {
    for (let nth = 1; nth <= count; nth += 1)
      order(`o${nth}`, {
        paymentId: `pay_${nth}`,
        createdAt: instant(Date.now() - (20 - nth) * HOUR),
        ...changes,
      });
  };
  const paid = async () =>
    (await rowsOf("Orders")).map((row) => within(row).getByRole("link", { name: /^pay_/ }).textContent);

  it("shows the newest ones, newest first, and says that there are more", async () => {
    orders(9);
    await open("?find=asha");
    expect(await paid()).toEqual([9, 8, 7, 6, 5, 4, 3, 2].map((nth) => `pay_${nth}`));
    const found = within(screen.getByRole("region", { name: "Found payments" }));
    expect(found.getByText("The newest 8 are shown.")).toBeTruthy();
  });

  it("does not say so if all are shown", async () => {
    orders(7);
    await open("?find=asha");
    expect(await paid()).toHaveLength(7);
    expect(screen.queryByText(/are shown\.$/)).toBeNull();
  });

  it("shows the newest charges of a subscription", async () => {
    orders(9, { subscriptionId: "sub_1" });
    await open("?find=sub_1");
    expect(await paid()).toEqual([9, 8, 7, 6, 5, 4, 3, 2].map((nth) => `pay_${nth}`));
  });
});

it("finds a payment of which only a refund or a dispute is known", async () => {
  const refund = { requestedBy: "server", reason: "again", attempts: 1, refusal: null };
  store.put("refunds/pay_1", { ...about, ...refund, orderId: "order_1", status: "due" });
  const dispute = { deducted: 0, reason: "fraud", respondBy: null };
  store.put("disputes/disp_1", { ...about, ...dispute, orderId: "order_1", paymentId: "pay_1", status: "open" });
  await open("?find=pay_1");
  expect((await rowsOf("Refunds"))[0]?.textContent).toContain("₹1,499 · Waiting");
  const [disputed] = await rowsOf("Disputes");
  expect(disputed?.textContent).toContain("₹1,499 · Open");
  expect(within(disputed ?? document.body).getByRole("link", { name: "disp_1" })).toBeTruthy();
});

it("shows ids of payments that are not ours as text, without links", async () => {
  const told = { event: "payment.captured", paymentId: "pay_9", orderId: "order_9", subscriptionId: null };
  store.put("paymentEvents/e1", { ...told, hash: "x", applied: false, receivedAt: instant(Date.now() - HOUR) });
  await open("");
  expect(await screen.findByText("pay_9 · order_9")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("link", { name: /pay_9/ })).toBeNull());
});

describe("somebody who exists", () => {
  const NOT_THERE = "No order, payment, subscription or account has this ID, email or alias.";
  const asha = { uid: "asha", alias: "Calm Lotus 123", name: "Asha", email: "asha@example.com" };
  const found = async () => within(await screen.findByRole("region", { name: "Found payments" }));

  it.each(["asha", "asha@example.com", "calm lotus 123"])(
    "is not said to be missing for having paid nothing: %s",
    async (find) => {
      server.answers("findPeople", { people: [asha] });
      await open(`?find=${encodeURIComponent(find)}`);
      expect(await (await found()).findByText("This account has no payments.")).toBeTruthy();
      expect((await found()).getByRole("link", { name: "Asha" }).getAttribute("href")).toBe("/admin/people/asha");
      expect(screen.queryByText(NOT_THERE)).toBeNull();
      expect(server.asked("findPeople")).toEqual([{ query: find }]);
    },
  );

  it("is found by an e-mail address too, with their payments", async () => {
    store.put("subscriptions/sub_1", { ...about, planId: "daily-care", status: "active", cancelling: false });
    server.answers("findPeople", { people: [asha] });
    await open("?find=asha%40example.com");
    expect(await rowsOf("Subscriptions")).toHaveLength(1);
    expect(screen.queryByText("This account has no payments.")).toBeNull();
  });

  it.each(["Asha@example.com", "Calm Lotus 123"])(
    "is found by %s, which does not stand in the address",
    async (typed) => {
      order("order_1");
      server.answers("findPeople", { people: [asha] });
      const user = await open("?list=orders");
      await user.type(screen.getByRole("searchbox", { name: SEARCH }), typed);
      expect(await (await found()).findByRole("button", { name: "Refund order_1" })).toBeTruthy();
      expect(location.search).toBe("?list=orders");
      await user.click(screen.getByRole("link", { name: "Subscriptions" }));
      await waitFor(() => expect(screen.queryByRole("region", { name: "Found payments" })).toBeNull());
      expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("");
    },
  );

  it("is looked up again if the answer did not arrive", async () => {
    server.isUnreachable("findPeople");
    const user = await open("?find=asha");
    const again = await (await found()).findByRole("button", { name: "Try again" });
    expect(screen.queryByText(NOT_THERE)).toBeNull();
    server.answers("findPeople", { people: [] });
    await user.click(again);
    expect(await screen.findByText(NOT_THERE)).toBeTruthy();
  });
});
