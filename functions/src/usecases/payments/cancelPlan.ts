import type { Output, ReasonOf } from '@thodu/domain/contracts';
import { refuse, type Failure } from '@thodu/domain/errors';
import type { Actor } from '@thodu/domain/permissions';
import { fail, ok, type Result } from '@thodu/domain/result';
import { stopPlan } from './checkSubscription';
import type { PaymentPorts } from './ports';

/** Nothing more is charged; the plan runs to the end of what was paid (refund policy, spec section 9). Any number of times. */
export async function cancelPlan(ports: PaymentPorts, actor: Actor): Promise<Result<Output<'cancelPlan'>, Failure<ReasonOf<'cancelPlan'>>>> {
  const { payments, gateway } = ports;
  for (const { id, status, cancelling } of await payments.subscriptionsOf(actor.uid)) {
    if (cancelling || status === 'created' || status === 'cancelled' || status === 'completed') continue;
    const stopped = await gateway.cancelSubscription(id);
    if (!stopped.ok) return stopped;
    await payments.changeSubscription(id, { cancelling: true });
  }
  const stopped = await stopPlan(ports, actor.uid, actor.uid);
  if (!stopped.ok) return stopped;
  return stopped.value ? ok({}) : fail(refuse('NOT_FOUND'));
}
