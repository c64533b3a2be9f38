import { randomUUID } from "node:crypto";
import { plans } from "@thodu/domain/plans/plans";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { sweepOrders } from "../../functions/src/usecases/payments/sweepOrders";
import { compare } from "../../tools/src/commands/reconcile";
import { call, type Answer } from "../support/callables";
import { charge, control, pay, type Paid } from "../support/payments";
import { later, sweep } from "../support/paymentTests";
import { account, database, type Person } from "../support/people";
import { suite } from "../support/suite";

const HISTORIES = 100;

afterAll(() => control("faults", { webhooks: "deliver" }));

/** What may happen to one person's purchases; numbers choose among what there is at the time. */
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant("order" as const), plan: fc.nat(3), key: fc.nat(1), twice: fc.boolean() }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant("pay" as const),
      at: fc.nat(5),
      outcome: fc.constantFrom("captured" as const, "captured" as const, "authorized" as const, "failed" as const),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant("verify" as const), at: fc.nat(5), twice: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("capture" as const), at: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("refundThere" as const), at: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("refundHere" as const), at: fc.nat(5) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("subscribe" as const),
      plan: fc.integer({ min: 1, max: 3 }),
      twice: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant("charge" as const),
      at: fc.nat(5),
      outcome: fc.constantFrom("captured" as const, "captured" as const, "failed" as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("confirm" as const), at: fc.nat(5), twice: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("cancel" as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("sweep" as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("webhooks" as const),
      manner: fc.constantFrom("deliver" as const, "duplicate" as const, "reorder" as const, "lose" as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant("fault" as const),
      kind: fc.constantFrom("reset" as const, "502" as const, "429" as const),
      after: fc.boolean(),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** Refusals that a history may meet; any other is a defect. */
const EXPECTED = new Set([
  "ID_REUSED",
  "ALREADY_SUBSCRIBED",
  "GATEWAY_UNAVAILABLE",
  "PAYMENT_FAILED",
  "PAYMENT_REFUNDED",
  "NOT_FOUND",
  "BUSY",
]);

function fine(answer: Answer<unknown>): void {
  if (!answer.ok) expect(EXPECTED).toContain(answer.details.reason);
}

async function live(person: Person, admin: Person, steps: readonly Step[]): Promise<void> {
  const orders = new Map<string, string>();
  const payments: Paid[] = [];
  const subscriptions = new Set<string>();
  const charges: (Paid & { readonly subscriptionId: string })[] = [];
  const key = randomUUID();
  const pick = <T>(all: readonly T[], at: number): T | undefined =>
    all.length === 0 ? undefined : all[at % all.length];
  for (const each of steps) {
    const paid = "at" in each ? pick(payments, each.at) : undefined;
    const verify = (which: Paid) =>
      call(
        "verifyPayment",
        { orderId: which.orderId, paymentId: which.paymentId, signature: which.signature },
        person.token,
      );
    switch (each.do) {
      case "order": {
        const make = () =>
          call(
            "createOrder",
            { purchaseKey: `${key}-${each.key}`, planId: plans[each.plan]?.planId ?? "daily-care" },
            person.token,
          );
        const answers = await Promise.all(each.twice ? [make(), make()] : [make()]);
        for (const answer of answers) {
          fine(answer);
          if (!answer.ok) continue;
          expect(orders.get(`${key}-${each.key}`) ?? answer.value.orderId).toBe(answer.value.orderId);
          orders.set(`${key}-${each.key}`, answer.value.orderId);
        }
        break;
      }
      case "pay": {
        const orderId = pick([...orders.values()], each.at);
        if (orderId !== undefined) payments.push(await pay(orderId, { outcome: each.outcome }));
        break;
      }
      case "verify":
        if (paid)
          for (const answer of await Promise.all(each.twice ? [verify(paid), verify(paid)] : [verify(paid)]))
            fine(answer);
        break;
      case "subscribe": {
        const make = () =>
          call(
            "createSubscription",
            { purchaseKey: `${key}-renews-${each.plan}`, planId: plans[each.plan]?.planId ?? "daily-care" },
            person.token,
          );
        for (const answer of await Promise.all(each.twice ? [make(), make()] : [make()])) {
          fine(answer);
          if (answer.ok) subscriptions.add(answer.value.subscriptionId);
        }
        break;
      }
      // A mandate that has ended is not charged any more.
      case "charge": {
        const subscriptionId = pick([...subscriptions], each.at);
        const charged =
          subscriptionId === undefined
            ? null
            : await charge(subscriptionId, { outcome: each.outcome }).catch(() => null);
        if (charged && subscriptionId !== undefined) charges.push({ ...charged, subscriptionId });
        break;
      }
      case "confirm": {
        const one = pick(charges, each.at);
        const confirm = ({ subscriptionId, paymentId, signature }: (typeof charges)[number]) =>
          call("verifySubscription", { subscriptionId, paymentId, signature }, person.token);
        if (one)
          for (const answer of await Promise.all(each.twice ? [confirm(one), confirm(one)] : [confirm(one)]))
            fine(answer);
        break;
      }
      // The sandbox refuses what the gateway would: a second capture, a refund of nothing.
      case "capture":
      case "refundThere":
        if (paid)
          await control(each.do === "capture" ? "capture" : "refund", { payment_id: paid.paymentId }).catch(
            () => undefined,
          );
        break;
      case "refundHere":
        if (paid) fine(await call("refundPayment", { orderId: paid.orderId, reason: "asked for" }, admin.token));
        break;
      case "cancel":
        fine(await call("cancelPlan", {}, person.token));
        break;
      case "sweep":
        await sweep();
        break;
      case "webhooks":
        await control("faults", { webhooks: each.manner });
        break;
      case "fault":
        await control("faults", { api: { kind: each.kind, after: each.after } });
    }
  }
}

describe("payments through the emulator and the sandbox", () => {
  it(`end with equal books after ${HISTORIES} random histories`, async () => {
    const admin = await account({ admin: true });
    const histories = fc.sample(fc.array(step, { minLength: 4, maxLength: 14, size: "max" }), { numRuns: HISTORIES });
    expect(new Set(histories.flat().map((each) => each.do)).size).toBe(13);
    for (const steps of histories) await live(await account(), admin, steps);
    await control("faults", { webhooks: "deliver" });
    await control("deliver");
    // Mandates are checked only from time to time; all are made due now.
    const { docs } = await database().collection("subscriptions").get();
    for (const each of docs) if (each.get("checkAt") !== null) await each.ref.update({ checkAt: new Date() });
    // The sweep finds what was lost. Faults that are still planned may hit it, so it runs several times.
    for (let round = 0; round < 8; round += 1) await sweepOrders(later());
    expect(await compare(process.env, suite().project, 60, Date.now())).toEqual([]);
  });
});
