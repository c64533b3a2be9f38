import { disputeKnown, isOpen, type GatewayDispute, type KnownDispute } from "@thodu/domain/payments/dispute";
import { isGatewayId } from "@thodu/domain/payments/ids";
import { toKnownPayment, type KnownPayment } from "@thodu/domain/payments/payment";
import { DAY } from "@thodu/domain/time";
import { applyNews } from "./applyNews";
import type { PaymentPorts } from "./ports";

/** How far back disputes are listed; those that are known to be open are asked about in any case. */
export const RECENT = 45 * DAY;

/** Takes a dispute into the ledger as the gateway lists it; true also if it is known or not ours. */
export async function findDispute(ports: PaymentPorts, dispute: GatewayDispute): Promise<boolean> {
  const { payments, gateway } = ports;
  const { id, payment_id: paymentId } = dispute;
  if (!isGatewayId("disp", id)) return true;
  const heard = disputeKnown(dispute);
  if ((await payments.disputeStatus(id)) === heard.status) return true;
  const asked = await gateway.payment(paymentId);
  if (!asked.ok) return false;
  if (!asked.value?.order_id) return true;
  const applied = await applyNews(ports, asked.value.order_id, {
    [paymentId]: { ...toKnownPayment(asked.value), disputes: { [id]: heard } },
  });
  return applied.ok || applied.failure.reason === "NOT_FOUND";
}

/** The present state of an order's open disputes at the gateway, by payment; null if it does not answer. */
export async function openDisputes(
  { payments, gateway }: PaymentPorts,
  orderId: string,
): Promise<ReadonlyMap<string, Pick<KnownPayment, "disputes">> | null> {
  const order = (await payments.order(orderId))?.value;
  const found = new Map<string, Pick<KnownPayment, "disputes">>();
  for (const [paymentId, { disputes }] of Object.entries(order?.payments ?? {})) {
    const heard = new Map<string, KnownDispute>();
    for (const [id, before] of Object.entries(disputes ?? {})) {
      if (!isOpen(before)) continue;
      const asked = await gateway.dispute(id);
      if (!asked.ok) return null;
      if (asked.value) heard.set(id, disputeKnown(asked.value));
    }
    if (heard.size > 0) found.set(paymentId, { disputes: Object.fromEntries(heard) });
  }
  return found;
}
