import { randomUUID } from "node:crypto";
import { Timestamp } from "firebase-admin/firestore";
import type { Page } from "playwright-core";
import { afterEach, beforeEach, expect, it } from "vitest";
import { SOON } from "../support/browser";
import { devices, emailAccount, signInTo } from "../support/devices";
import { strangeId } from "../support/payments";
import { database } from "../support/people";

const MINUTE = 60_000;
const ago = (minutes: number) => Timestamp.fromMillis(Date.now() - minutes * MINUTE);

const open = devices();
let page: Page;
const made: string[] = [];

beforeEach(async () => {
  ({ page } = await open());
  await signInTo(page, (await emailAccount({ admin: true })).email, "/admin/money");
});
afterEach(async () => {
  // The books of other tests are compared with the gateway's.
  await Promise.all(made.splice(0).map((path) => database().doc(path).delete()));
});

async function write(path: string, data: object): Promise<void> {
  made.push(path);
  await database().doc(path).set(data);
}

const order = (checkAt: Timestamp) => ({
  userId: randomUUID(),
  planId: "daily-care",
  item: null,
  planName: "Daily Care",
  amount: 149_900,
  currency: "INR",
  status: "attempted",
  paymentId: null,
  payments: {},
  subscriptionId: null,
  validUntil: null,
  createdAt: ago(60),
  settledAt: null,
  checkAt,
});
const refund = (paymentId: string, attempts: number, reason: string, more: object = {}) =>
  write(`refunds/${paymentId}`, {
    orderId: strangeId("order"),
    userId: "u",
    amount: 50_000,
    status: "due",
    requestedBy: "server",
    reason,
    attempts,
    createdAt: ago(30),
    checkAt: Timestamp.fromMillis(Date.now() + 60 * MINUTE),
    ...more,
  });
const told = (event: string, receivedAt: Timestamp, ids: object) =>
  write(`paymentEvents/${randomUUID()}`, {
    event,
    orderId: null,
    paymentId: null,
    subscriptionId: null,
    hash: "h",
    applied: false,
    receivedAt,
    ...ids,
  });

it("an admin sees the payments that no sweep puts right, and only those", async () => {
  const [stuck, fine] = [strangeId("order"), strangeId("order")];
  await write(`orders/${stuck}`, order(ago(20)));
  await write(`orders/${fine}`, order(ago(1)));
  const [odd, gone] = [strangeId("pay"), strangeId("pay")];
  await refund(odd, 5, "amount");
  await refund(gone, 1, "gone");
  const refused = strangeId("pay");
  await refund(refused, 10, "again", { status: "given-up", refusal: "The payment is more than 6 months old" });
  const [asked, decided] = [strangeId("disp"), strangeId("disp")];
  const about = {
    orderId: strangeId("order"),
    paymentId: strangeId("pay"),
    userId: "u",
    amount: 149_900,
    deducted: 0,
    reason: "processing_error",
    respondBy: ago(-60 * 24),
    createdAt: ago(60),
  };
  await write(`disputes/${asked}`, { ...about, status: "open" });
  await write(`disputes/${decided}`, { ...about, status: "won" });
  const [paid, charged, fresh, failed] = [strangeId("pay"), strangeId("pay"), strangeId("pay"), strangeId("pay")];
  await told("payment.captured", ago(30), { paymentId: paid, orderId: strangeId("order") });
  await told("subscription.charged", ago(60 * 24 * 3), { paymentId: charged, subscriptionId: strangeId("sub") });
  await told("payment.captured", ago(1), { paymentId: fresh, orderId: strangeId("order") });
  await told("payment.failed", ago(30), { paymentId: failed, orderId: strangeId("order") });

  const needed = page.getByRole("region", { name: "Payments to check by hand" });
  const list = (name: string) => needed.getByRole("region", { name });
  const row = (name: string, id: string) => list(name).getByRole("listitem").filter({ hasText: id });
  const alone = async (name: string): Promise<void> => {
    await page.goto(`/admin/money?only=${name}`);
  };

  await list("Refunds to be made").waitFor();
  await alone("due");
  await row("Refunds to be made", odd).getByText("The amount or currency differs from the order.").waitFor(SOON);
  await row("Refunds to be made", odd).getByText("Refund it in the gateway’s dashboard", { exact: false }).waitFor();
  await row("Refunds to be made", gone).getByText("Paid for an account that was deleted.").waitFor();
  expect(await row("Refunds to be made", gone).getByText("dashboard", { exact: false }).count()).toBe(0);
  await row("Refunds to be made", refused)
    .getByText("The gateway says: The payment is more than 6 months old")
    .waitFor();
  await row("Refunds to be made", refused)
    .getByText("It is not tried again automatically.", { exact: false })
    .waitFor();
  await alone("disputes");
  await row("Disputed by a bank", asked).getByText("paused until the bank has decided", { exact: false }).waitFor(SOON);
  await row("Disputed by a bank", asked).getByText("Answer by", { exact: false }).waitFor();
  expect(await row("Disputed by a bank", decided).count()).toBe(0);
  await alone("stuck");
  await row("No answer from the gateway", stuck).getByText("₹1,499 · Tried, not paid").waitFor(SOON);
  expect(await row("No answer from the gateway", fine).count()).toBe(0);
  // What is put right leaves the list at once.
  await database().doc(`orders/${stuck}`).update({ checkAt: null });
  await row("No answer from the gateway", stuck).waitFor({ state: "detached", ...SOON });

  await alone("unowned");
  await row("Payments without an order", paid)
    .getByText("Paid at the gateway for an order that is not ours.")
    .waitFor(SOON);
  await row("Payments without an order", charged).getByText("Charged by a subscription that is not ours.").waitFor();
  for (const id of [fresh, failed]) expect(await row("Payments without an order", id).count()).toBe(0);
});
