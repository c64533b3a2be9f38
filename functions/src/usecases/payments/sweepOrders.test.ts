import { refuse } from "@thodu/domain/errors";
import { fail } from "@thodu/domain/result";
import { HOUR } from "@thodu/domain/time";
import { beforeEach, describe, expect, it } from "vitest";
import { anActor } from "../../../../tests/support/domain";
import { memoryPayments } from "../../../../tests/support/memoryPaymentPorts";
import { createOrder } from "./createOrder";
import { sweepOrders } from "./sweepOrders";

const asha = anActor({ uid: "asha", guest: false });
let set: ReturnType<typeof memoryPayments>;
beforeEach(() => {
  set = memoryPayments();
});

/** An order that was paid without any report of it. */
async function unheard(): Promise<string> {
  const made = await createOrder(set.ports, asha, { purchaseKey: "one", planId: "daily-care" });
  if (!made.ok) throw new Error(made.failure.reason);
  set.sandbox.pay(made.value.orderId, {});
  set.clock.now += HOUR;
  return made.value.orderId;
}
const failed = { done: 0, failed: 1, left: 0 };

describe("the sweep of payments goes on with the other parts", () => {
  it("if the gateway refuses to list disputes, and logs it", async () => {
    const orderId = await unheard();
    const refusal = new Error("The gateway answered 400: The requested URL was not found on the server.");
    set.gateway.disputesSince = () => Promise.reject(refusal);
    expect(await sweepOrders(set.ports)).toMatchObject({ disputes: failed, orders: { done: 1, failed: 0 } });
    expect(set.store.orders.get(orderId)?.value.status).toBe("paid");
    expect(set.defects).toEqual([refusal]);
  });

  it("if it does not answer for disputes, which is no defect", async () => {
    await unheard();
    set.gateway.disputesSince = () => Promise.resolve(fail(refuse("GATEWAY_UNAVAILABLE")));
    expect(await sweepOrders(set.ports)).toMatchObject({ disputes: failed, orders: { done: 1 } });
    expect(set.defects).toEqual([]);
  });

  it.each(["orders", "subscriptions", "refunds", "plans"] as const)("if %s can’t be listed", async (broken) => {
    const due = set.store.due.bind(set.store);
    set.store.due = (what, now) => {
      if (what === broken) throw new Error("No index.");
      return due(what, now);
    };
    const others = ["events", "disputes", "orders", "subscriptions", "refunds", "plans"].filter(
      (each) => each !== broken,
    );
    const swept = await sweepOrders(set.ports);
    expect(swept[broken]).toEqual(failed);
    expect(others.map((each) => swept[each]?.failed)).toEqual(others.map(() => 0));
    expect(set.defects).toHaveLength(1);
  });

  it("if events can’t be listed", async () => {
    const orderId = await unheard();
    set.store.unapplied = () => {
      throw new Error("No index.");
    };
    expect((await sweepOrders(set.ports))["events"]).toEqual(failed);
    expect(set.store.orders.get(orderId)?.value.status).toBe("paid");
  });
});
