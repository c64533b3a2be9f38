import { DAY, SECOND, type Millis } from "@thodu/domain/time";
import type { Gateway } from "../../tools/src/razorpay/gateway";
import type { MemoryPayments } from "./memoryPayments";
import type { Step } from "./paymentSteps";

export const pick = <T>(all: readonly T[], at: number): T | undefined =>
  all.length === 0 ? undefined : all[at % all.length];

interface There {
  readonly now: Millis;
  readonly sandbox: Gateway;
  readonly store: MemoryPayments;
}

type Happening = Extract<
  Step,
  { readonly do: "pay" | "capture" | "fail" | "refundThere" | "dispute" | "decide" | "refuse" | "charge" | "endThere" }
>;

/** What people, banks and the merchant do at the gateway, which reports it by webhooks. */
export function happenAtGateway(each: Happening, { now, sandbox, store }: There): void {
  const age = ({ created_at }: { readonly created_at: number }): number => now - created_at * SECOND;
  const payments = [...sandbox.payments.values()];
  const mine = store.orders.values();
  switch (each.do) {
    case "pay": {
      const order = pick(mine, each.at);
      // A checkout is open for minutes, and the gateway takes no payment for a paid order; two can only overlap.
      if (order && order[1].subscriptionId === null && age(sandbox.order(order[0])) < 2 * DAY)
        sandbox.pay(order[0], { outcome: each.outcome, ...(each.amount !== undefined && { amount: each.amount }) });
      return;
    }
    case "capture":
    case "fail": {
      const payment = pick(payments, each.at);
      if (!payment || payment.captured || sandbox.subscriptions.ofPayment(payment.id) || age(payment) > 4 * DAY) return;
      if (each.do === "capture") sandbox.capture(payment.id);
      else if (payment.status !== "failed") sandbox.fail(payment.id);
      return;
    }
    case "refundThere": {
      const payment = pick(payments, each.at);
      const left = payment ? payment.amount - payment.amount_refunded : 0;
      const disputed =
        payment !== undefined && (sandbox.disputes.isOpen(payment.id) || sandbox.disputes.deducted(payment.id) > 0);
      if (payment?.captured && !disputed && age(payment) < 25 * DAY && left >= (each.part ?? 1))
        sandbox.refund(payment.id, each.part === undefined ? {} : { amount: each.part });
      return;
    }
    case "dispute": {
      const payment = pick(payments, each.at);
      if (!payment?.captured || sandbox.disputes.isOpen(payment.id)) return;
      const left = payment.amount - payment.amount_refunded - sandbox.disputes.deducted(payment.id);
      if (left >= (each.part ?? 1))
        sandbox.disputes.open(payment.id, each.part === undefined ? {} : { amount: each.part });
      return;
    }
    case "decide": {
      const open = pick(
        [...sandbox.disputes.values()].filter(({ status }) => status === "open" || status === "under_review"),
        each.at,
      );
      if (open) sandbox.disputes.move(open.id, each.status);
      return;
    }
    case "refuse": {
      const payment = pick(payments, each.at);
      if (payment && each.on) sandbox.refusals.set(payment.id, "Refund is not supported by the bank.");
      else if (payment) sandbox.refusals.delete(payment.id);
      return;
    }
    case "charge": {
      const subscription = pick(store.subscriptions.values(), each.at);
      const there = subscription && sandbox.subscriptions.get(subscription[0]);
      const open = there && (there.status !== "created" || age(there) < 2 * DAY);
      if (open && there.status !== "cancelled" && !there.has_scheduled_changes)
        sandbox.subscriptions.charge(there.id, { outcome: each.outcome });
      return;
    }
    case "endThere": {
      const [id] = pick(store.subscriptions.values(), each.at) ?? [];
      if (id !== undefined && sandbox.subscriptions.get(id).status !== "cancelled")
        sandbox.subscriptions.end(id, "cancelled");
      return;
    }
  }
}
