import type { Input, Output, ReasonOf } from '@thodu/domain/contracts';
import type { Failure } from '@thodu/domain/errors';
import { monthlyQuote } from '@thodu/domain/payments/quote';
import type { Actor } from '@thodu/domain/permissions';
import { ok, type Result } from '@thodu/domain/result';
import type { PaymentPorts } from './ports';
import { purchase, type Making } from './purchase';

const making = ({ payments, gateway }: PaymentPorts): Making => ({
  kind: 'subscription',
  make: (wish) => gateway.createSubscription(wish),
  find: (receipt) => gateway.subscriptionByReceipt(receipt),
  record: (id, wish, from) => payments.recordSubscription(id, wish, from),
});

/** Makes the subscription that checkout is opened with; a repeat answers the first one's. */
export async function createSubscription(
  ports: PaymentPorts,
  actor: Actor,
  { purchaseKey, planId }: Input<'createSubscription'>,
): Promise<Result<Output<'createSubscription'>, Failure<ReasonOf<'createSubscription'>>>> {
  const quoted = monthlyQuote(planId);
  if (!quoted.ok) return quoted;
  const { amount, planName } = quoted.value;
  const made = await purchase(ports, actor.uid, purchaseKey, quoted.value, making(ports));
  return made.ok ? ok({ subscriptionId: made.value, amount, currency: 'INR', keyId: ports.gateway.keyId(), planName }) : made;
}
