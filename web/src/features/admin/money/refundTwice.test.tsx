import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { server } from "../../../test-support/server";
import { instant, network, store } from "../../../test-support/store";
import { putOrder } from "../../../test-support/stored";
import { MoneySection } from "./MoneySection";

const HOUR_AGO = Date.now() - 3_600_000;

const leelaAsked = (changes: Record<string, unknown> = {}): void => {
  store.put("users/leela", { email: "leela@example.com" });
  store.put("refunds/pay_order_1", {
    orderId: "order_1",
    userId: "asha",
    amount: 149_900,
    status: "due",
    requestedBy: "leela",
    reason: "Paid by mistake",
    attempts: 0,
    refusal: null,
    createdAt: instant(HOUR_AGO),
    checkAt: instant(HOUR_AGO),
    ...changes,
  });
};

async function ask() {
  await isHere({ claims: { money: true } });
  putOrder("order_1");
  const user = show(<MoneySection />, { at: "/admin/money?list=orders" });
  await user.click(await screen.findByRole("button", { name: "Refund order_1" }));
  return { user, asked: within(await screen.findByRole("dialog", { name: "Refund this payment?" })) };
}

describe("a refund that a colleague asks for too", () => {
  it("at the same moment, is shown as theirs, with who and why; nothing more can be sent", async () => {
    server.refuses("refundPayment", "PAYMENT_REFUNDED");
    const { user, asked } = await ask();
    await user.type(asked.getByLabelText("Reason"), "Paid twice");
    await user.click(asked.getByRole("button", { name: "Refund" }));
    expect((await asked.findByRole("alert")).textContent).toMatch(/^Meanwhile a colleague has asked for this refund\./);
    leelaAsked();
    expect(await asked.findByText(/Paid by mistake · asked for by/)).toBeTruthy();
    expect(await asked.findByRole("link", { name: "leela@example.com" })).toBeTruthy();
    expect(asked.queryByRole("button", { name: "Refund" })).toBeNull();
  });

  it("an hour ago, is shown in place of the question", async () => {
    leelaAsked();
    const { asked } = await ask();
    expect(
      await asked.findByText("A refund of this payment was already asked for. Nothing is refunded twice."),
    ).toBeTruthy();
    expect(asked.getByText(/Paid by mistake · asked for by/)).toBeTruthy();
    expect(asked.queryByLabelText("Reason")).toBeNull();
  });

  it("and that the gateway refused, can be requested again; the request says what was seen", async () => {
    leelaAsked({ status: "given-up" });
    server.answers("refundPayment", { status: "pending", amount: 149_900 });
    const { user, asked } = await ask();
    expect(await asked.findByText(/Refused by the gateway/)).toBeTruthy();
    await user.type(asked.getByLabelText("Reason"), "Paid twice");
    await user.click(asked.getByRole("button", { name: "Refund" }));
    await waitFor(() => expect(server.asked("refundPayment")).toHaveLength(1));
    expect(server.asked("refundPayment")[0]).toMatchObject({ saw: { demandedAt: HOUR_AGO } });
  });

  it("is shown also after the admin's own request failed: nobody decides without having seen it", async () => {
    server.isUnreachable("refundPayment");
    const { user, asked } = await ask();
    await user.type(asked.getByLabelText("Reason"), "Paid twice");
    await user.click(asked.getByRole("button", { name: "Refund" }));
    await asked.findByRole("alert");
    leelaAsked();
    expect(await asked.findByText(/Paid by mistake · asked for by/)).toBeTruthy();
    expect(asked.queryByRole("button", { name: "Refund" })).toBeNull();
  });
});

it("says without a network that nothing was sent, and asks once it is known that no colleague has asked", async () => {
  await isHere({ claims: { money: true } });
  putOrder("order_1");
  const user = show(<MoneySection />, { at: "/admin/money?list=orders" });
  const button = await screen.findByRole("button", { name: "Refund order_1" });
  network.goes();
  await user.click(button);
  const asked = within(await screen.findByRole("dialog", { name: "Refund this payment?" }));
  await user.type(asked.getByLabelText("Reason"), "Paid twice");
  await user.click(asked.getByRole("button", { name: "Refund" }));
  expect((await asked.findByRole("alert")).textContent).toMatch(/internet|network|offline|connection/i);
  network.returns();
  server.answers("refundPayment", { status: "pending", amount: 149_900 });
  await waitFor(async () => {
    await user.click(asked.getByRole("button", { name: "Refund" }));
    expect(server.asked("refundPayment")).toHaveLength(1);
  });
  expect(server.asked("refundPayment")[0]).toMatchObject({ saw: { demandedAt: null } });
});
