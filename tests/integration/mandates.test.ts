import { isPseudonym } from "@thodu/domain/accounts/deletion";
import { Timestamp } from "firebase-admin/firestore";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { accepted, call, reasonOf } from "../support/callables";
import { charge, control, newOrder, pay, sandboxState, storedOrder, storedPlan } from "../support/payments";
import { differences, keepWebhooksAway, soon, sweep, verify } from "../support/paymentTests";
import { account, database, type Person } from "../support/people";
import { becomes, confirm, record, running, subscribe, thereIs, wish } from "../support/subscriptions";

keepWebhooksAway();
afterAll(async () => expect(await differences()).toEqual([]));

describe("a second subscription to the same plan", () => {
  it("is the first one while that was left at the checkout, however many are asked for at once", async () => {
    const person = await account();
    const ids = await Promise.all(Array.from({ length: 5 }, () => subscribe(person)));
    expect(new Set(ids).size).toBe(1);
    expect(await subscribe(person)).toBe(ids[0]);
  });

  it("is refused once the first one charges, and made once that has ended", async () => {
    const { person, id } = await running();
    const mandates = async () => (await sandboxState()).subscriptions.length;
    const before = await mandates();
    expect(reasonOf(await wish(person))).toBe("ALREADY_SUBSCRIBED");
    expect(await mandates()).toBe(before);
    accepted(await call("cancelPlan", {}, person.token));
    const next = await subscribe(person);
    expect(next).not.toBe(id);
    expect([await thereIs(id), await thereIs(next)]).toEqual(["cancelled", "created"]);
  });
});

describe("a subscription without a plan that runs", () => {
  it("can be ended by its person, once", async () => {
    const person = await account();
    const cancel = () => call("cancelPlan", {}, person.token);
    expect(reasonOf(await cancel())).toBe("NOT_FOUND");
    const id = await subscribe(person);
    expect(accepted(await cancel())).toEqual({});
    expect([await thereIs(id), (await record(id))?.["status"]]).toEqual(["cancelled", "cancelled"]);
    expect(reasonOf(await cancel())).toBe("NOT_FOUND");
  });

  it("is made anew under the key of one that was cancelled with another plan, and repeated then", async () => {
    const { person } = await running();
    const again = async () =>
      accepted(await call("createSubscription", { purchaseKey: "kept", planId: "deep-healing" }, person.token))
        .subscriptionId;
    const first = await again();
    accepted(await call("cancelPlan", {}, person.token));
    expect(await thereIs(first)).toBe("cancelled");
    const purchases = await database().collection("purchases").where("userId", "==", person.uid).get();
    // Otherwise another call waits until the first caller's lease is over.
    for (const { ref } of purchases.docs) await ref.update({ leaseUntil: Timestamp.now() });
    const next = await again();
    expect(next).not.toBe(first);
    expect(await again()).toBe(next);
    expect(await thereIs(next)).toBe("created");
  });
});

describe("two subscriptions of one person", () => {
  beforeEach(() => control("faults", { webhooks: "deliver" }));
  const ended = async (subscriptionId: string) => {
    await control("end", { subscription_id: subscriptionId, status: "cancelled" });
    await becomes(subscriptionId, "cancelled");
  };
  const stops = async ({ uid }: Person) =>
    (await database().collection("auditLog").where("target", "==", uid).get()).docs.filter(
      (doc) => doc.get("action") === "plan.cancel",
    ).length;

  it("keep the plan going until the second ends, and it can be cancelled meanwhile", async () => {
    const { person, id } = await running();
    const other = await subscribe(person, "deep-healing");
    const until = Date.parse(accepted(await confirm(person, other, await charge(other))).validUntil ?? "");
    await vi.waitFor(
      async () =>
        expect(await storedPlan(person)).toMatchObject({ status: "active", planId: "deep-healing", validUntil: until }),
      soon,
    );
    await ended(id);
    expect(await storedPlan(person)).toMatchObject({ status: "active", validUntil: until });
    expect(await stops(person)).toBe(0);
    expect(accepted(await call("cancelPlan", {}, person.token))).toEqual({});
    expect(await thereIs(other)).toBe("cancelled");
    expect(await storedPlan(person)).toMatchObject({ status: "cancelled", validUntil: until });
  });

  it("stop the plan once when both end at once, by the gateway's events", async () => {
    const { person, id } = await running();
    const other = await subscribe(person, "deep-healing");
    accepted(await confirm(person, other, await charge(other)));
    await Promise.all([id, other].map(ended));
    expect(await storedPlan(person)).toMatchObject({ status: "cancelled" });
    expect(await stops(person)).toBe(1);
  });

  it("stop the plan when the sweep finds the last one ended", async () => {
    await control("faults", { webhooks: "lose" });
    const { person, id } = await running();
    const other = await subscribe(person, "deep-healing");
    accepted(await confirm(person, other, await charge(other)));
    for (const [each, status] of [
      [id, "active"],
      [other, "cancelled"],
    ] as const) {
      await control("end", { subscription_id: each, status: "cancelled" });
      await database().doc(`subscriptions/${each}`).update({ checkAt: Timestamp.now() });
      await sweep();
      expect(await record(each)).toMatchObject({ status: "cancelled", checkAt: null });
      expect(await storedPlan(person)).toMatchObject({ status });
    }
  });

  it("of which one was left at the checkout: its end causes no message, and it keeps no plan going", async () => {
    const { person, id } = await running();
    const [one, two] = [await subscribe(person, "deep-healing"), await subscribe(person, "unlimited-support")];
    await ended(one);
    expect(await storedPlan(person)).toMatchObject({ status: "active" });
    await ended(id);
    expect(await storedPlan(person)).toMatchObject({ status: "cancelled" });
    expect(await record(two)).toMatchObject({ status: "created" });
  });

  it("leave a plan that was bought once as it is if one is left at the checkout", async () => {
    const person = await account();
    accepted(await verify(person, await pay(await newOrder(person))));
    await ended(await subscribe(person));
    expect(await storedPlan(person)).toMatchObject({ status: "active" });
  });
});

describe("deleting an account", () => {
  beforeEach(() => control("faults", { webhooks: "lose" }));

  it("ends what would go on charging, begun or not, and refunds what is charged at that moment", async () => {
    const { person, id, first } = await running();
    const unconfirmed = await subscribe(person, "deep-healing");
    const open = await newOrder(person);
    const late = await charge(id);
    accepted(await call("deleteMyAccount", {}, person.token));
    expect([await thereIs(id), await thereIs(unconfirmed)]).toEqual(["cancelled", "cancelled"]);
    for (const each of [id, unconfirmed]) await expect(charge(each)).rejects.toThrow("cancelled");

    // Neither a month that was paid without any report of it, nor a payment in a checkout that is still open, buys
    // anything.
    const paid = await pay(open);
    for (const each of [id, unconfirmed])
      await database().doc(`subscriptions/${each}`).update({ checkAt: Timestamp.now() });
    await sweep();
    await sweep();
    const { refunds } = await sandboxState();
    for (const [paymentId, amount] of [
      [late.paymentId, [149_900]],
      [paid.paymentId, [149_900]],
      [first.paymentId, []],
    ] as const) {
      expect(refunds.filter(({ payment_id }) => payment_id === paymentId).map((refund) => refund.amount)).toEqual(
        amount,
      );
    }
    expect(await storedOrder(late.orderId)).toMatchObject({ status: "refunded" });
    expect(await storedPlan(person)).toBeNull();
  });

  it("says to try again while the gateway does not answer, with nothing changed", async () => {
    const { person, id } = await running();
    await control("faults", { api: { kind: "502", count: 1 } });
    const refused = await call("deleteMyAccount", {}, person.token);
    expect(refused).toMatchObject({ ok: false, details: { reason: "BUSY", retryable: true } });
    expect(await storedPlan(person)).toMatchObject({ status: "active" });
    expect((await database().doc(`deletions/${person.uid}`).get()).exists).toBe(false);
    accepted(await call("deleteMyAccount", {}, person.token));
    expect(await thereIs(id)).toBe("cancelled");
  });

  it("leaves a mandate that was begun at the last moment to the sweep", async () => {
    const person = await account();
    const id = await subscribe(person);
    accepted(await call("deleteMyAccount", {}, person.token));
    const other = await account();
    const begun = await subscribe(other);
    const userId = String((await record(id))?.["userId"]);
    expect(isPseudonym(userId)).toBe(true);
    await database().doc(`subscriptions/${begun}`).update({ userId });
    await charge(begun);
    await sweep();
    expect(await thereIs(begun)).toBe("cancelled");
    expect(await record(begun)).toMatchObject({ status: "cancelled", checkAt: null });
  });
});
