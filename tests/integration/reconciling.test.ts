import { Timestamp, type DocumentData } from "firebase-admin/firestore";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { wiring } from "../../functions/src/runtime/wiring";
import { sweepOrders } from "../../functions/src/usecases/payments/sweepOrders";
import { reasonOf } from "../support/callables";
import { charge, control } from "../support/payments";
import { differences, keepWebhooksAway } from "../support/paymentTests";
import { account, database } from "../support/people";
import { record, running, subscribe, thereIs, wish } from "../support/subscriptions";

/**
 * Each test puts a fault into our books, which must be reported whatever else is wrong there, and removes it
 * afterwards.
 */

keepWebhooksAway();
const written: string[] = [];
afterEach(async () => {
  await Promise.all(written.splice(0).map((path) => database().doc(path).delete()));
});
afterAll(async () => expect(await differences()).toEqual([]));

async function put(path: string, data: DocumentData): Promise<void> {
  written.push(path);
  await database().doc(path).set(data);
}

/** Changes a record as no code of ours does. */
const change = (id: string, data: DocumentData) => database().doc(`subscriptions/${id}`).update(data);

describe("reconcile", () => {
  it("names each record that can’t be read, and compares the others", async () => {
    await put("orders/order_unreadable0002", { createdAt: Timestamp.now(), amount: "many" });
    await put("subscriptions/sub_unreadable0002", { status: "of another time", createdAt: Timestamp.now() });
    await put("orders/order_nobody00000001", {
      userId: "nobody",
      planId: "daily-care",
      item: null,
      planName: "Daily Care",
      amount: 149_900,
      currency: "INR",
      status: "created",
      paymentId: null,
      payments: {},
      subscriptionId: null,
      validUntil: null,
      createdAt: Timestamp.now(),
      settledAt: null,
      checkAt: null,
    });
    const lines = await differences();
    expect(lines).toContainEqual(expect.stringMatching(/^order_unreadable0002: can't be read: .*amount invalid_type/));
    expect(lines).toContainEqual(expect.stringMatching(/^sub_unreadable0002: can't be read: .*status invalid_value/));
    expect(lines).toContain("order_nobody00000001: the gateway has no such order");
    expect(lines).toHaveLength(3);
  });
});

describe("two subscriptions to one plan, made before there was a limit of one", () => {
  it("that both charge are found by the sweep and by reconcile, until one of them has ended", async () => {
    const [{ person, id: first }, other] = [await running(), await account()];
    const second = await subscribe(other);
    await charge(second);
    await change(second, { userId: person.uid });
    const defects: unknown[] = [];
    const sweep = () => sweepOrders({ ...wiring(), onDefect: (error) => defects.push(error) });
    await sweep();
    expect(await record(second)).toMatchObject({ status: "active", doubleOf: first });
    expect(defects).toEqual([expect.objectContaining({ name: "TwoMandates" })]);
    expect(reasonOf(await wish(person))).toBe("ALREADY_SUBSCRIBED");
    expect(await differences()).toEqual([`${second}: charges for a plan that ${first} charges the same person for`]);
    await control("end", { subscription_id: first, status: "cancelled" });
    await change(first, { checkAt: Timestamp.now() });
    await sweep();
    expect(await record(second)).toMatchObject({ status: "active", doubleOf: null });
    expect(defects).toHaveLength(1);
  });

  it("of which the older one charges: the newer one can't be paid any more", async () => {
    const { person, id: first } = await running();
    const other = await account();
    const left = await subscribe(other);
    await change(left, { userId: person.uid });
    expect(reasonOf(await wish(person))).toBe("ALREADY_SUBSCRIBED");
    expect([await thereIs(first), await thereIs(left)]).toEqual(["active", "cancelled"]);
  });

  it("of which the older one charges, behind many that are over", async () => {
    const { person } = await running();
    for (let nth = 10; nth < 35; nth += 1)
      await put(`subscriptions/sub_over00000000${nth}`, {
        userId: person.uid,
        planId: "daily-care",
        amount: 149_900,
        status: "cancelled",
        cancelling: true,
        createdAt: Timestamp.fromMillis(Date.now() + nth),
        checkAt: null,
      });
    expect(reasonOf(await wish(person))).toBe("ALREADY_SUBSCRIBED");
  });

  it("of which the older one’s record can’t be read: it still charges, and there is no other", async () => {
    const { person, id: first } = await running();
    await change(first, { amount: "many" });
    expect(reasonOf(await wish(person))).toBe("ALREADY_SUBSCRIBED");
    await change(first, { amount: 149_900 });
    expect(await thereIs(first)).toBe("active");
  });
});
