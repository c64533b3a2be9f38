import { referencesOf, shortReference } from "@thodu/domain/reference";
import { Timestamp } from "firebase-admin/firestore";
import { describe, expect, it, test, vi } from "vitest";
import { sweepOrders } from "../../functions/src/usecases/payments/sweepOrders";
import { accepted, call } from "../support/callables";
import {
  books,
  control,
  eventBody,
  newOrder,
  pay,
  sandboxState,
  sign,
  storedOrder,
  storedPlan,
  strangeId,
  webhook,
} from "../support/payments";
import { differences, keepWebhooksAway, later, soon, sweep, verify } from "../support/paymentTests";
import { account, database, type Person } from "../support/people";

keepWebhooksAway();

describe("the webhook", () => {
  const told = async (person: Person, event = "payment.captured") => {
    const { orderId, paymentId } = await pay(await newOrder(person));
    const payment = (await sandboxState()).payments.find(({ id }) => id === paymentId);
    return { orderId, paymentId, body: eventBody(event, payment ?? {}) };
  };

  it("is enough by itself", async () => {
    const person = await account();
    const orderId = await newOrder(person);
    await control("faults", { webhooks: "deliver" });
    await pay(orderId);
    await vi.waitFor(async () => expect((await storedPlan(person))?.status).toBe("active"), soon);
    expect(await storedOrder(orderId)).toMatchObject({ status: "paid" });
  });

  it("puts a person who waits ahead at once with a plan that does so", async () => {
    const person = await account();
    accepted(await call("requestHelp", { requestId: person.uid }, person.token));
    const priority = async (): Promise<unknown> =>
      (await database().doc(`conversations/${person.uid}`).get()).get("priority");
    expect(await priority()).toBe(0);
    const { orderId, paymentId } = await pay(await newOrder(person, "unlimited-support"));
    const payment = (await sandboxState()).payments.find(({ id }) => id === paymentId);
    expect(await webhook(eventBody("payment.captured", payment ?? {}))).toBe(200);
    expect([(await storedOrder(orderId)).status, await priority()]).toEqual(["paid", 1]);
  });

  it("refuses what is unsigned, signed otherwise, re-serialised or no event, and any other method", async () => {
    const { body } = await told(await account());
    const before = await books();
    const wrong = [
      webhook(body, { signature: null }),
      webhook(body, { signature: "" }),
      webhook(body, { secret: "another secret" }),
      webhook(body, { signature: sign(body) }),
      webhook(body, { signature: sign(body, process.env["RAZORPAY_WEBHOOK_SECRET"]).toUpperCase() }),
      webhook(JSON.stringify(JSON.parse(body), null, 1), {
        signature: sign(body, process.env["RAZORPAY_WEBHOOK_SECRET"]),
      }),
      webhook("no json"),
      webhook("null"),
      webhook('{"payload":{}}'),
      webhook(""),
    ];
    expect(await Promise.all(wrong)).toEqual(wrong.map(() => 400));
    expect(await Promise.all(["GET", "PUT", "DELETE"].map((method) => webhook(body, { method })))).toEqual([
      405, 405, 405,
    ]);
    expect(await webhook(eventBody("settlement.processed", {}))).toBe(200);
    expect(await books()).toEqual(before);
  });

  it("counts an event once by its id, without one by its body; a known id with another body is another event", async () => {
    const person = await account();
    const one = await told(person);
    const two = await told(person);
    expect(await webhook(one.body, { eventId: "event-of-this-test" })).toBe(200);
    const end = (await storedPlan(person))?.validUntil;
    expect(await webhook(one.body, { eventId: "event-of-this-test" })).toBe(200);
    expect(await webhook(one.body, { eventId: null })).toBe(200);
    expect(await webhook(one.body, { eventId: "a/b" })).toBe(200);
    expect((await storedPlan(person))?.validUntil).toBe(end);
    expect(await webhook(two.body, { eventId: "event-of-this-test" })).toBe(200);
    expect(await storedOrder(two.orderId)).toMatchObject({ status: "paid" });
    expect((await storedPlan(person))?.terms).toHaveLength(2);
  });

  it("stores no address and no number of a person", async () => {
    const { paymentId, body } = await told(await account());
    expect(body).toContain("person@example.com");
    await webhook(body, { eventId: paymentId });
    expect(JSON.stringify((await database().doc(`paymentEvents/${paymentId}`).get()).data())).not.toMatch(
      /person@|99999/,
    );
  });

  it("of an unknown order is stored and left for the sweep", async () => {
    const body = eventBody("payment.captured", {
      id: strangeId("pay"),
      order_id: strangeId("order"),
      amount: 100,
      currency: "INR",
      status: "captured",
      amount_refunded: 0,
    });
    expect(await webhook(body, { eventId: "event-of-nobody" })).toBe(200);
    expect((await database().doc("paymentEvents/event-of-nobody").get()).get("applied")).toBe(false);
  });

  it("never reverts a capture after a late failure", async () => {
    const person = await account();
    const { paymentId, orderId, body } = await told(person);
    expect(await webhook(body)).toBe(200);
    expect(
      await webhook(
        eventBody("payment.failed", {
          ...(await sandboxState()).payments.find(({ id }) => id === paymentId),
          status: "failed",
          captured: false,
        }),
      ),
    ).toBe(200);
    expect(await storedOrder(orderId)).toMatchObject({ status: "paid", paymentId });
    expect((await storedPlan(person))?.status).toBe("active");
  });

  test.each(["duplicate", "reorder"] as const)("works in any order of events: %s", async (webhooks) => {
    const person = await account();
    const orderId = await newOrder(person);
    await control("faults", { webhooks });
    const paid = await pay(orderId);
    expect(accepted(await verify(person, paid)).status).toBe("active");
    await vi.waitFor(
      async () =>
        expect(
          (await database().collection("paymentEvents").where("orderId", "==", orderId).get()).docs.map((doc) =>
            Boolean(doc.get("applied")),
          ),
        ).toEqual([true, true, true]),
      soon,
    );
    expect((await storedPlan(person))?.terms).toHaveLength(1);
  });
});

it("refunds a second payment of one order at once when it is reported", async () => {
  const person = await account();
  const orderId = await newOrder(person);
  accepted(await verify(person, await pay(orderId)));
  const second = await pay(orderId);
  expect(accepted(await verify(person, second)).status).toBe("active");
  const refundsOf = async (paymentId: string) =>
    (await sandboxState()).refunds.filter(({ payment_id }) => payment_id === paymentId).map(({ amount }) => amount);
  await vi.waitFor(async () => expect(await refundsOf(second.paymentId)).toEqual([149_900]), soon);
  const notice = database().doc(`users/${person.uid}/outbox/payment-refunded_${orderId}_${second.paymentId}`);
  const told = { paymentId: second.paymentId, amount: 149_900, bought: false, again: true };
  await vi.waitFor(async () => expect((await notice.get()).get("refunded")).toMatchObject(told), soon);
  const order = await database().doc(`orders/${orderId}`).get();
  expect(order.get("references")).toContain(shortReference(second.paymentId));
  await control("faults", { webhooks: "deliver" });
  const third = await pay(orderId);
  await vi.waitFor(async () => expect(await refundsOf(third.paymentId)).toEqual([149_900]), soon);
  await vi.waitFor(
    async () => expect((await database().doc(`refunds/${third.paymentId}`).get()).get("status")).toBe("done"),
    soon,
  );
});

describe("the sweep", () => {
  it("completes what neither browser nor webhook reported", async () => {
    const person = await account();
    const { orderId, paymentId } = await pay(await newOrder(person));
    await sweep();
    expect(await storedPlan(person)).toMatchObject({ status: "active", paymentId });
    expect(await storedOrder(orderId)).toMatchObject({ status: "paid" });
    const stored = await database().doc(`orders/${orderId}`).get();
    expect(stored.get("references")).toEqual(referencesOf(orderId, [paymentId]));
  });

  it("refunds a second payment of one order in full, and one of another amount", async () => {
    const person = await account();
    const orderId = await newOrder(person);
    const first = await pay(orderId);
    accepted(await verify(person, first));
    const second = await pay(orderId);
    const odd = await pay(await newOrder(person), { amount: 500 });
    await sweepOrders(later());
    const { refunds } = await sandboxState();
    expect(refunds.filter(({ payment_id }) => payment_id === second.paymentId).map(({ amount }) => amount)).toEqual([
      149_900,
    ]);
    expect(refunds.filter(({ payment_id }) => payment_id === odd.paymentId).map(({ amount }) => amount)).toEqual([500]);
    expect(refunds.filter(({ payment_id }) => payment_id === first.paymentId)).toEqual([]);
    expect((await storedPlan(person))?.terms).toHaveLength(1);
    await sweepOrders(later());
    expect((await sandboxState()).refunds).toHaveLength(refunds.length);
  });

  it("marks a plan as ended once its time is over", async () => {
    const person = await account();
    const over = Timestamp.fromMillis(Date.now() - 1_000);
    const term = {
      orderId: "given-by-hand",
      paymentId: "pay_0",
      planId: "daily-care",
      item: null,
      planName: "Daily Care",
      amount: 149_900,
      boughtAt: over,
      from: over,
      until: over,
    };
    const plan = {
      userId: person.uid,
      planName: "Daily Care",
      amount: 1_499,
      paymentId: "pay_0",
      timestamp: "",
      planId: "daily-care",
      status: "active",
      validUntil: over,
      terms: [term],
      reviewAt: over,
    };
    await database().doc(`premiumUsers/${person.uid}`).set(plan);
    await sweep();
    expect(await storedPlan(person)).toMatchObject({ status: "ended", terms: [], reviewAt: null });
  });
});

it("leaves our books equal to the gateway’s after all of this", async () => {
  expect(await differences()).toEqual([]);
});
