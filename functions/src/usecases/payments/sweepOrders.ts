import { reviewed } from '@thodu/domain/payments/entitlement';
import { isGatewayId } from '@thodu/domain/payments/ids';
import { known } from '@thodu/domain/payments/payment';
import { nextCheck } from '@thodu/domain/payments/schedule';
import { DAY, SECOND } from '@thodu/domain/time';
import { workEach, type Swept } from '../../loops';
import { applyNews } from './applyNews';
import { checkSubscription } from './checkSubscription';
import { giveBack } from './giveBack';
import type { PaymentPorts } from './ports';

/** An event is taken into the ledger as it comes; one that was not by then was lost on the way. */
const GRACE = 10 * SECOND;
const ABREAST = 5;

/** Asks the gateway which payments an order has; true when its answer is in the ledger. */
export async function checkOrder(ports: PaymentPorts, orderId: string): Promise<boolean> {
  const { world, payments, gateway } = ports;
  if (!isGatewayId('order', orderId)) return true;
  const asked = await gateway.paymentsOf(orderId);
  if (!asked.ok) return false;
  const applied = await applyNews(ports, orderId, Object.fromEntries((asked.value ?? []).map((payment) => [payment.id, known(payment)])));
  if (!applied.ok) return false;
  await payments.postpone(orderId, nextCheck(applied.value, world.now()));
  return true;
}

/** Shows everyone the plan that runs now, after another one has ended. */
async function review({ world, payments }: PaymentPorts, userId: string): Promise<boolean> {
  const seen = await payments.entitlement(userId);
  return !seen || (await payments.change(userId, seen, reviewed(seen.value, world.now()), null)) === 'stored';
}

const inTurn = ({ world }: PaymentPorts, kind: string, ids: readonly string[], work: (id: string) => Promise<boolean>): Promise<Swept> =>
  workEach(ids, work, (id, error) => world.skipped(kind, id, error), ABREAST);

async function recallEvents(ports: PaymentPorts): Promise<Swept> {
  const { world, payments } = ports;
  const left = new Map((await payments.unapplied(world.now() - DAY, world.now() - GRACE)).map((event) => [event.id, event]));
  return inTurn(ports, 'paymentEvents', [...left.keys()], async (id) => {
    const event = left.get(id);
    if (!event) return true;
    const order = event.orderId === null ? true : await checkOrder(ports, event.orderId);
    const subscription = event.subscriptionId === null ? true : (await checkSubscription(ports, event.subscriptionId)).ok;
    // What nobody of ours claims within a day is left for a person to see (domain/src/payments/trouble).
    if (order && subscription) await payments.eventApplied(id);
    return order && subscription;
  });
}

/**
 * Every five minutes: orders that neither verify nor webhook settled, events that were stored and not applied, refunds
 * that the gateway has yet to make, subscriptions, and plans whose turn is over.
 */
export async function sweepOrders(ports: PaymentPorts): Promise<Readonly<Record<string, Swept>>> {
  const { world, payments } = ports;
  const events = await recallEvents(ports);
  const orders = await inTurn(ports, 'orders', await payments.due('orders', world.now()), (id) => checkOrder(ports, id));
  const subscriptions = await inTurn(ports, 'subscriptions', await payments.due('subscriptions', world.now()), async (id) => (await checkSubscription(ports, id)).ok);
  const refunds = await inTurn(ports, 'refunds', await payments.due('refunds', world.now()), async (id) => {
    const given = await giveBack(ports, id);
    return given.ok && given.value === 'refunded';
  });
  const plans = await inTurn(ports, 'premiumUsers', await payments.due('plans', world.now()), (id) => review(ports, id));
  return { events, orders, subscriptions, refunds, plans };
}
