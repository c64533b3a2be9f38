import { DAY, HOUR, MINUTE, SECOND } from "@thodu/domain/time";
import { beforeEach, describe, expect, it } from "vitest";
import { anActor, NOON } from "../../../../tests/support/domain";
import { Crash, CrashPlan } from "../../../../tests/support/crashPlan";
import { MemoryGateway } from "../../../../tests/support/memoryGateway";
import { MemoryPayments } from "../../../../tests/support/memoryPayments";
import { cancelPlan } from "./cancelPlan";
import { createOrder } from "./createOrder";
import { createSubscription } from "./createSubscription";
import type { SweepPorts } from "../sweep";
import type { PaymentPorts } from "./ports";
import { receiveEvent } from "./receiveEvent";
import { sweepOrders } from "./sweepOrders";
import { verifyPayment } from "./verifyPayment";
import { verifySubscription } from "./verifySubscription";

const asha = anActor({ uid: "asha", guest: false });
let now: number;
let crashPlan: CrashPlan;
let gateway: MemoryGateway;
let store: MemoryPayments;
let ports: PaymentPorts & SweepPorts;

const onDefect = (error: unknown): never => {
  throw error;
};

beforeEach(() => {
  [now, crashPlan] = [NOON, new CrashPlan()];
  [gateway, store] = [new MemoryGateway(() => now, crashPlan), new MemoryPayments(() => now, crashPlan)];
  const pause = (ceiling: number) => Promise.resolve(void (now += ceiling));
  ports = {
    runtime: {
      now: () => now,
      freshId: () => "unused",
      wait: () => Promise.resolve(),
      pause,
      skipped: () => undefined,
    },
    payments: store,
    gateway,
    onDefect,
  };
});

async function begun(planId: "daily-care" | "deep-healing" = "daily-care"): Promise<string> {
  const made = await createSubscription(ports, asha, { purchaseKey: `key-${store.purchases.all.size}`, planId });
  if (!made.ok) throw new Error(made.failure.reason);
  return made.value.subscriptionId;
}

async function running(planId?: "daily-care" | "deep-healing"): Promise<string> {
  const subscriptionId = await begun(planId);
  const { id: paymentId } = gateway.sandbox.subscriptions.charge(subscriptionId);
  expect(
    await verifySubscription(ports, asha, {
      subscriptionId,
      paymentId,
      signature: `signed ${paymentId}|${subscriptionId}`,
    }),
  ).toMatchObject({ ok: true });
  return subscriptionId;
}

async function boughtOnce(): Promise<void> {
  const made = await createOrder(ports, asha, { purchaseKey: "once", planId: "daily-care" });
  if (!made.ok) throw new Error(made.failure.reason);
  const { orderId } = made.value;
  const { id: paymentId } = gateway.sandbox.pay(orderId, {});
  expect(
    await verifyPayment(ports, asha, { orderId, paymentId, signature: `signed ${orderId}|${paymentId}` }),
  ).toMatchObject({ ok: true });
}

let told = 0;
async function tell(id: string, event: string, status = event): Promise<string> {
  told += 1;
  const body = new TextEncoder().encode(
    JSON.stringify({ event: `subscription.${event}`, payload: { subscription: { entity: { id, status } } } }),
  );
  return receiveEvent(ports, { body, signature: "signed", eventId: `event-${told}`, hash: `hash-${told}` });
}

/** Ends it at the gateway, which reports it. */
async function end(id: string): Promise<void> {
  gateway.sandbox.subscriptions.end(id, "cancelled");
  expect(await tell(id, "cancelled")).toBe("kept");
}

const plan = () => store.plans.get("asha")?.value.status;
const record = (id: string) => store.subscriptions.get(id)?.value;
const stops = () => store.audit.filter(({ action }) => action === "plan.cancel").length;

describe("a plan that two mandates renew", () => {
  it("goes on until the second ends too, in either order", async () => {
    const [one, two] = [await running("daily-care"), await running("deep-healing")];
    await end(two);
    expect([plan(), record(two)?.status]).toEqual(["active", "cancelled"]);
    await end(one);
    expect([plan(), record(one)?.status]).toEqual(["cancelled", "cancelled"]);
    expect(stops()).toBe(1);
  });

  it("can be cancelled by its person after one of them ended", async () => {
    const [one, two] = [await running(), await running("deep-healing")];
    await end(one);
    expect(await cancelPlan(ports, asha)).toEqual({ ok: true, value: {} });
    expect(gateway.sandbox.subscriptions.get(two).status).toBe("cancelled");
    expect(plan()).toBe("cancelled");
  });

  it("stops once when both end at the same moment", async () => {
    const [one, two] = [await running(), await running("deep-healing")];
    await Promise.all([end(one), end(two)]);
    expect([plan(), stops()]).toEqual(["cancelled", 1]);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])("has a true message after a process that dies in step %s", async (step) => {
    const [one, two] = [await running(), await running("deep-healing")];
    for (const id of [one, two]) {
      gateway.sandbox.subscriptions.end(id, "cancelled");
      crashPlan.left = step;
      const died = await tell(id, "cancelled").then(
        () => false,
        (error: unknown) => error instanceof Crash,
      );
      crashPlan.left = null;
      // The sweep checks each once a day.
      now += DAY + HOUR;
      if (died) await sweepOrders(ports);
      expect(plan()).toBe(id === one ? "active" : "cancelled");
    }
    expect(stops()).toBe(1);
  });

  it("goes on while the remaining one is halted", async () => {
    const [one, two] = [await running(), await running("deep-healing")];
    await tell(two, "halted");
    await end(one);
    expect(plan()).toBe("active");
  });
});

describe("a mandate that was left at the checkout", () => {
  it("ends without a message about the plan that another one renews", async () => {
    const [one, left] = [await running(), await begun("deep-healing")];
    await end(left);
    expect([plan(), record(left)?.status]).toEqual(["active", "cancelled"]);
    await end(one);
    expect(plan()).toBe("cancelled");
  });

  it("ends without a message about a plan that was bought once", async () => {
    await boughtOnce();
    const left = await begun();
    await end(left);
    expect([plan(), record(left)?.status, stops()]).toEqual(["active", "cancelled", 0]);
  });

  it("does not keep a plan going when the one that charged ends", async () => {
    const [one] = [await running(), await begun("deep-healing")];
    await end(one);
    expect(plan()).toBe("cancelled");
  });
});

it("a mandate that is over is not revived by an older event that is handled at the same time", async () => {
  for (let late = 0; late < 40; late += 1) {
    // That many purchases are begun, one a day.
    now += DAY;
    const one = await running();
    const old = async (): Promise<void> => {
      for (let n = 0; n < late; n += 1) await Promise.resolve();
      await tell(one, "activated", "active");
    };
    await Promise.all([end(one), old()]);
    expect([late, record(one)?.status]).toEqual([late, "cancelled"]);
  }
});

it("a mandate that charged only its first month stops its plan", async () => {
  const one = await running();
  expect(record(one)?.status).toBe("created");
  gateway.sandbox.subscriptions.end(one, "cancelled");
  now += DAY + MINUTE + SECOND;
  await sweepOrders(ports);
  expect([plan(), record(one)?.status, record(one)?.checkAt]).toEqual(["cancelled", "cancelled", null]);
});

describe("a mandate without a plan that runs", () => {
  const inVain = { ok: false, failure: { reason: "NOT_FOUND" } };

  it("can be ended by its person once the plan is over and the bank is still asked", async () => {
    const one = await running();
    now += 40 * DAY;
    gateway.sandbox.subscriptions.charge(one, { outcome: "failed" });
    await sweepOrders(ports);
    expect([plan(), record(one)?.status]).toEqual(["ended", "pending"]);
    expect(await cancelPlan(ports, asha)).toEqual({ ok: true, value: {} });
    expect(gateway.sandbox.subscriptions.get(one).status).toBe("cancelled");
    expect(await cancelPlan(ports, asha)).toEqual(inVain);
  });

  it("can be ended before its first month was paid", async () => {
    const one = await begun();
    expect(await cancelPlan(ports, asha)).toEqual({ ok: true, value: {} });
    expect(gateway.sandbox.subscriptions.get(one).status).toBe("cancelled");
  });

  it("is not found for a person without one: nothing is ended", async () => {
    expect(await cancelPlan(ports, asha)).toEqual(inVain);
  });
});

describe("a month that the bank does not pay", () => {
  const tried = { outcome: "failed" } as const;
  const nextSweep = async (): Promise<void> => {
    now += DAY + HOUR;
    await sweepOrders(ports);
  };

  it("is told once when it failed, once when it is given up, and again only after a month that was paid", async () => {
    const one = await running();
    const warnings: number[] = [];
    const thenSweep = async (charge?: () => void): Promise<void> => {
      charge?.();
      await nextSweep();
      warnings.push(store.warnings.length);
    };
    await thenSweep();
    await thenSweep(() => gateway.sandbox.subscriptions.charge(one, tried));
    await thenSweep();
    await thenSweep(() => gateway.sandbox.subscriptions.charge(one, tried));
    await thenSweep();
    await thenSweep(() => gateway.sandbox.subscriptions.charge(one));
    await thenSweep(() => gateway.sandbox.subscriptions.charge(one, tried));
    expect(warnings).toEqual([0, 1, 1, 2, 2, 2, 3]);
    expect(new Set(store.warnings.map(({ userId }) => userId))).toEqual(new Set(["asha"]));
  });

  it("is not told because of an old event of the gateway while all is well", async () => {
    const one = await running();
    await tell(one, "pending");
    await nextSweep();
    expect([record(one)?.status, store.warnings]).toEqual(["active", []]);
  });

  it("is not told to a person who has cancelled the plan", async () => {
    const one = await running();
    await nextSweep();
    await cancelPlan(ports, asha);
    await tell(one, "halted");
    await nextSweep();
    expect(store.warnings).toEqual([]);
  });
});
