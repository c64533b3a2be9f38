import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { accepted, call } from "../support/callables";
import { control, newOrder, pay, sandboxState, storedOrder, storedPlan, type Paid } from "../support/payments";
import { differences, keepWebhooksAway, later, soon, verify } from "../support/paymentTests";
import { sweepOrders } from "../../functions/src/usecases/payments/sweepOrders";
import { account, database, type Person } from "../support/people";

keepWebhooksAway();
beforeEach(() => control("faults", { webhooks: "deliver" }));
afterAll(async () => expect(await differences()).toEqual([]));

async function bought(): Promise<{ readonly person: Person; readonly paid: Paid; readonly until: number }> {
  const person = await account();
  const paid = await pay(await newOrder(person));
  const { validUntil } = accepted(await verify(person, paid));
  return { person, paid, until: Date.parse(validUntil ?? "") };
}
const dispute = async ({ paymentId }: Paid): Promise<string> =>
  z.object({ id: z.string() }).parse(await control("dispute", { payment_id: paymentId })).id;
const item = async (id: string) => (await database().doc(`disputes/${id}`).get()).data();
const becomes = (person: Person, plan: object) =>
  vi.waitFor(async () => expect(await storedPlan(person)).toMatchObject(plan), soon);

describe("a disputed payment", () => {
  it("pauses the plan and opens an item; when it is won, the plan resumes with what was left", async () => {
    const { person, paid, until } = await bought();
    const id = await dispute(paid);
    await becomes(person, { status: "ended", terms: [], paused: [{ orderId: paid.orderId }] });
    expect(await item(id)).toMatchObject({
      orderId: paid.orderId,
      paymentId: paid.paymentId,
      userId: person.uid,
      status: "open",
      amount: 149_900,
    });
    await control("decide", { dispute_id: id, status: "under_review" });
    await vi.waitFor(async () => expect(await item(id)).toMatchObject({ status: "under_review" }), soon);
    await control("decide", { dispute_id: id, status: "won" });
    await becomes(person, { status: "active", paused: [] });
    const after = (await storedPlan(person))?.validUntil ?? 0;
    expect(after).toBeGreaterThanOrEqual(until);
    expect(after - until).toBeLessThan(60_000);
    expect((await storedOrder(paid.orderId)).validUntil).toBe(after);
  });

  it("ends the plan when it is lost, also if every webhook is lost", async () => {
    await control("faults", { webhooks: "lose" });
    const { person, paid } = await bought();
    const id = await dispute(paid);
    await sweepOrders(later());
    expect(await storedPlan(person)).toMatchObject({ status: "ended", paused: [{ orderId: paid.orderId }] });
    await control("decide", { dispute_id: id, status: "lost" });
    await sweepOrders(later());
    expect(await storedPlan(person)).toMatchObject({ status: "ended", terms: [], paused: [] });
    expect(await storedOrder(paid.orderId)).toMatchObject({ status: "refunded" });
    expect(await item(id)).toMatchObject({ status: "lost", deducted: 149_900 });
  });

  it("is not refunded by us as well", async () => {
    const { person, paid } = await bought();
    const admin = await account({ admin: true });
    const id = await dispute(paid);
    await becomes(person, { status: "ended" });
    const asked = await call("refundPayment", { orderId: paid.orderId, reason: "They asked for it." }, admin.token);
    expect(accepted(asked).status).toBe("pending");
    await control("decide", { dispute_id: id, status: "lost" });
    await vi.waitFor(async () => expect(await storedOrder(paid.orderId)).toMatchObject({ status: "refunded" }), soon);
    await sweepOrders(later());
    expect((await database().doc(`refunds/${paid.paymentId}`).get()).data()).toMatchObject({ status: "done" });
    expect((await sandboxState()).refunds.filter(({ payment_id }) => payment_id === paid.paymentId)).toEqual([]);
  });
});
