import type { PlanId } from '@thodu/domain/plans/plans';
import { loadAuth } from '../../lib/firebase';

/** What someone wants to pay for; Pay As You Go needs to know which of its two. */
export interface Purchase {
  readonly planId: PlanId;
  readonly item?: 'call' | 'chat';
}

/** How far a payment got. */
export type PaymentStart =
  /** Nobody with an account is here. */
  | 'login-first'
  /** The server takes no payments yet: nothing was ordered or charged. */
  | 'closed';

/** Whether the server takes payments; false until `createOrder` is among the contracts, where this joins up. */
export const paymentsOpen: boolean = false;

/** Begins to pay: an account first (spec section 5), then an order of the server. */
export async function beginPayment(_purchase: Purchase): Promise<PaymentStart> {
  const { auth } = await loadAuth();
  await auth.authStateReady();
  return auth.currentUser === null || auth.currentUser.isAnonymous ? 'login-first' : 'closed';
}
