export const title = 'Payments';
export const due = 'Waiting for a refund';
export const noDue = 'Every refund has gone out.';
export const orders = 'Orders';
export const noOrders = 'Nobody has ordered anything yet.';
export const search = 'Find by order, payment or account ID';
export const noMatch = 'Nothing loaded here has this in its IDs.';
export const loading = 'Loading…';
export const refused = 'The list could not be loaded.';
export const refund = 'Refund';
export const refunding = 'Refunding...';
export const refundTitle = 'Give this payment back?';
export const refundText = 'All of it goes back to the payer and the plan that it bought ends at once. This is recorded.';
export const reason = 'Reason';
export const refundDone = 'The money is on its way back.';
export const refundPending = 'Recorded. It is tried again until the gateway has done it.';
export const cancel = 'Cancel';
export const tried = (count: number) => (count === 1 ? 'Tried once' : `Tried ${count} times`);
export const states = {
  created: 'Ordered',
  attempted: 'Tried, not paid',
  paid: 'Paid',
  refunded: 'Given back',
} as const;
