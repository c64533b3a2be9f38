import { DAY, MINUTE } from "@thodu/domain/time";
import { beforeEach, describe, expect, it } from "vitest";
import { anActor } from "../../../../tests/support/domain";
import { Crash } from "../../../../tests/support/crashPlan";
import { memoryPayments } from "../../../../tests/support/memoryPaymentPorts";
import { cancelPlan } from "./cancelPlan";
import { createSubscription } from "./createSubscription";

const asha = anActor({ uid: "asha", guest: false });
let set: ReturnType<typeof memoryPayments>;
beforeEach(() => {
  set = memoryPayments();
});

const begin = (purchaseKey: string, planId: "daily-care" | "deep-healing" = "daily-care", actor = asha) =>
  createSubscription(set.ports, actor, { purchaseKey, planId });
async function begun(...of: Parameters<typeof begin>): Promise<string> {
  const made = await begin(...of);
  if (!made.ok) throw new Error(made.failure.reason);
  return made.value.subscriptionId;
}
/** The subscriptions that may charge, or be paid at a checkout. */
const alive = () =>
  [...set.sandbox.subscriptions.all.values()].filter(({ status }) => status !== "cancelled").map(({ id }) => id);
const refused = { ok: false, failure: { reason: "ALREADY_SUBSCRIBED" } };

describe("a subscription under a key that has made a mandate before", () => {
  it("makes a new mandate once that was ended with the plan, and repeats the new one", async () => {
    set.sandbox.subscriptions.charge(await begun("before", "deep-healing"));
    const one = await begun("kept");
    expect(await cancelPlan(set.ports, asha)).toMatchObject({ ok: true });
    const two = await begun("kept");
    expect(two).not.toBe(one);
    expect(set.sandbox.subscriptions.get(two).status).toBe("created");
    expect(await begun("kept")).toBe(two);
    expect(alive()).toEqual([two]);
  });

  it("makes a new one if the old one is about to be ended, or was given up by the gateway", async () => {
    const one = await begun("kept");
    set.store.subscriptions.patch(one, { cancelling: true });
    const two = await begun("kept");
    expect(alive()).toEqual([two]);
    set.sandbox.subscriptions.charge(two);
    for (let tries = 0; tries < 2; tries += 1) set.sandbox.subscriptions.charge(two, { outcome: "failed" });
    set.store.subscriptions.patch(two, { status: "halted" });
    const three = await begun("kept");
    expect(new Set([one, two, three]).size).toBe(3);
    expect(alive()).toEqual([three]);
  });

  it("makes one for all concurrent requests", async () => {
    const one = await begun("kept");
    await cancelPlan(set.ports, asha);
    set.clock.now += MINUTE;
    const ids = await Promise.all(Array.from({ length: 4 }, () => begun("kept")));
    expect(new Set(ids).size).toBe(1);
    expect(ids).not.toContain(one);
    expect(alive()).toEqual([ids[0]]);
  });

  it.each(Array.from({ length: 16 }, (_, at) => at + 1))("makes one if the process dies in step %s", async (step) => {
    await begun("kept");
    await cancelPlan(set.ports, asha);
    set.crashPlan.left = step;
    await begun("kept").catch((error: unknown) => expect(error).toBeInstanceOf(Crash));
    set.crashPlan.left = null;
    const two = await begun("kept");
    expect(await begun("another")).toBe(two);
    expect(alive()).toEqual([two]);
  });
});

describe("a second subscription to the same plan, under another key", () => {
  it("returns the mandate that was left at the checkout", async () => {
    const one = await begun("one");
    expect(await begun("two")).toBe(one);
    expect(await begun("one")).toBe(one);
    expect(alive()).toEqual([one]);
  });

  it("is refused while one charges, also before an event of that arrived", async () => {
    const one = await begun("one");
    set.sandbox.subscriptions.charge(one);
    expect(await begin("two")).toEqual(refused);
    expect(await begun("one")).toBe(one);
    set.clock.now += DAY;
    expect(await begin("three")).toEqual(refused);
    expect(alive()).toEqual([one]);
  });

  it("is refused while the bank is asked again, and replaces one that the gateway has given up", async () => {
    const one = await begun("one");
    set.sandbox.subscriptions.charge(one);
    set.sandbox.subscriptions.charge(one, { outcome: "failed" });
    expect(await begin("two")).toEqual(refused);
    set.sandbox.subscriptions.charge(one, { outcome: "failed" });
    const two = await begun("two");
    expect(two).not.toBe(one);
    expect(alive()).toEqual([two]);
    expect(set.store.subscriptions.get(one)?.value).toMatchObject({ status: "cancelled", cancelling: true });
  });

  it("makes a new one once the first has ended", async () => {
    const one = await begun("one");
    set.sandbox.subscriptions.charge(one);
    await cancelPlan(set.ports, asha);
    const two = await begun("two");
    expect(alive()).toEqual([two]);
    set.sandbox.subscriptions.end(two, "cancelled");
    const three = await begun("three");
    expect(new Set([one, two, three]).size).toBe(3);
    expect(alive()).toEqual([three]);
  });

  it("makes one for ten concurrent requests", async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, (_, at) => begun(`key-${at}`)));
    expect(new Set(ids).size).toBe(1);
    expect(alive()).toEqual([ids[0]]);
  });

  it.each(Array.from({ length: 14 }, (_, at) => at + 1))("makes one if the process dies in step %s", async (step) => {
    set.crashPlan.left = step;
    await begun("one").catch((error: unknown) => expect(error).toBeInstanceOf(Crash));
    set.crashPlan.left = null;
    const two = await begun("two");
    expect(await begun("one")).toBe(two);
    expect(alive()).toEqual([two]);
  });

  it("is refused as GATEWAY_UNAVAILABLE while it is unknown whether the first one charges", async () => {
    const one = await begun("one");
    set.gateway.down = 2;
    expect(await begin("two")).toEqual({ ok: false, failure: { reason: "GATEWAY_UNAVAILABLE" } });
    expect(await begun("two")).toBe(one);
  });

  it("does not affect other plans and other people, and a key belongs to its plan", async () => {
    const ids = [
      await begun("one"),
      await begun("two", "deep-healing"),
      await begun("one", "daily-care", anActor({ uid: "ravi", guest: false })),
    ];
    expect(new Set(ids).size).toBe(3);
    expect(await begin("one", "deep-healing")).toEqual({ ok: false, failure: { reason: "ID_REUSED" } });
  });
});
