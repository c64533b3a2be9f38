import { DAY } from "@thodu/domain/time";
import { beforeEach, describe, expect, it } from "vitest";
import { anActor } from "../../../../tests/support/domain";
import { memoryPayments } from "../../../../tests/support/memoryPaymentPorts";
import { createSubscription } from "./createSubscription";
import { sweepOrders } from "./sweepOrders";

const asha = anActor({ uid: "asha", guest: false });
let set: ReturnType<typeof memoryPayments>;
beforeEach(() => {
  set = memoryPayments();
});

/** A mandate made when a person could still have several for one plan. */
async function made({ charges = false, userId = "asha" } = {}): Promise<string> {
  const quote = { planId: "daily-care", item: null, amount: 149_900, planName: "Daily Care" } as const;
  const there = await set.gateway.createSubscription({ ...quote, receipt: "before", userId });
  if (!there.ok) throw new Error(there.failure.reason);
  const { id } = there.value;
  set.clock.now += 1;
  set.store.subscriptions.put(id, {
    userId,
    planId: "daily-care",
    amount: 149_900,
    status: "created",
    cancelling: false,
    warned: null,
    doubleOf: null,
    toldAt: null,
    createdAt: set.clock.now,
    checkAt: set.clock.now,
  });
  if (charges) set.sandbox.subscriptions.charge(id);
  return id;
}
const wish = () => createSubscription(set.ports, asha, { purchaseKey: "now", planId: "daily-care" });
const refused = { ok: false, failure: { reason: "ALREADY_SUBSCRIBED" } };
const states = (...ids: readonly string[]) => ids.map((id) => set.sandbox.subscriptions.get(id).status);

/** Makes its record one that this version can't read, as after a rollback. */
function isUnreadable(id: string): void {
  const subscription = set.store.subscription.bind(set.store);
  const mandatesFor = set.store.mandatesFor.bind(set.store);
  set.store.subscription = (each) =>
    each === id ? Promise.reject(new Error(`Corrupt document ${id}`)) : subscription(each);
  set.store.mandatesFor = async (...of) =>
    (await mandatesFor(...of)).map(([each, value]) => [each, each === id ? null : value] as const);
}

describe("a subscription to a plan for which several mandates exist from before", () => {
  it("is refused if an older one charges and the newer one can't be paid any more", async () => {
    const [old, left] = [await made({ charges: true }), await made()];
    expect(await wish()).toEqual(refused);
    expect(states(old, left)).toEqual(["active", "cancelled"]);
    expect(set.store.subscriptions.get(left)?.value).toMatchObject({ status: "cancelled", cancelling: true });
  });

  it("continues the newest one that was left at the checkout, and ends the others", async () => {
    const ids = [await made(), await made(), await made()];
    expect(await wish()).toMatchObject({ ok: true, value: { subscriptionId: ids[2] } });
    expect(states(...ids)).toEqual(["cancelled", "cancelled", "created"]);
    expect(await wish()).toMatchObject({ ok: true, value: { subscriptionId: ids[2] } });
  });

  it("opens no checkout while another one may still be paid", async () => {
    const ids = [await made(), await made()];
    set.gateway.cancelSubscription = () => Promise.resolve({ ok: false, failure: { reason: "GATEWAY_UNAVAILABLE" } });
    expect(await wish()).toEqual({ ok: false, failure: { reason: "GATEWAY_UNAVAILABLE" } });
    expect(states(...ids)).toEqual(["created", "created"]);
  });

  it("is refused, and leaves mandates that the gateway could not end to the sweep", async () => {
    const [old, left] = [await made({ charges: true }), await made()];
    const cancel = set.gateway.cancelSubscription.bind(set.gateway);
    set.gateway.cancelSubscription = () => Promise.resolve({ ok: false, failure: { reason: "GATEWAY_UNAVAILABLE" } });
    expect(await wish()).toEqual(refused);
    set.gateway.cancelSubscription = cancel;
    await sweepOrders(set.ports);
    expect(states(old, left)).toEqual(["active", "cancelled"]);
  });

  it("is refused if two charge, and ends neither", async () => {
    const ids = [await made({ charges: true }), await made({ charges: true })];
    expect(await wish()).toEqual(refused);
    expect(states(...ids)).toEqual(["active", "active"]);
  });

  it("is refused if one charges whose record can’t be read", async () => {
    const [old, left] = [await made({ charges: true }), await made()];
    isUnreadable(old);
    expect(await wish()).toEqual(refused);
    expect(states(old, left)).toEqual(["active", "cancelled"]);
  });

  it("is answered if one was left at the checkout whose record can’t be read: that one ends", async () => {
    const [left, unread] = [await made(), await made()];
    isUnreadable(unread);
    expect(await wish()).toMatchObject({ ok: true, value: { subscriptionId: left } });
    expect(states(left, unread)).toEqual(["created", "cancelled"]);
  });
});

describe("two mandates that both charge one person for one plan", () => {
  const doubles = () => set.store.subscriptions.values().map(([, { doubleOf }]) => doubleOf);

  it("are found by the sweep, notified once, and noted until one of them has ended", async () => {
    const [one] = [await made({ charges: true }), await made({ charges: true })];
    await made({ charges: true, userId: "ravi" });
    for (let day = 0; day < 3; day += 1) {
      await sweepOrders(set.ports);
      set.clock.now += DAY;
    }
    expect(doubles()).toEqual([null, one, null]);
    expect(set.defects).toEqual([expect.objectContaining({ name: "TwoMandates" })]);
    set.sandbox.subscriptions.end(one, "cancelled");
    await sweepOrders(set.ports);
    expect(doubles()).toEqual([null, null, null]);
    expect(set.defects).toHaveLength(1);
  });

  it("are also found if the record of a third one can’t be read", async () => {
    const ids = [await made({ charges: true }), await made(), await made({ charges: true })];
    isUnreadable(ids[1] ?? "");
    await sweepOrders(set.ports);
    expect(doubles()).toEqual([null, null, ids[0]]);
  });
});
