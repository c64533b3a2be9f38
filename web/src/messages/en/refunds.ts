/** What went back of a payment, and on which day; null if that is not known. */
export const refundedOn = (sum: string, day: string | null) =>
  day === null ? `Refunded ${sum}` : `Refunded ${sum} on ${day}`;
/** Beside the plans: above the payments that were refunded lately, and the link to all payments. */
export const refunds = "Refunds";
export const allPayments = "All your payments";
