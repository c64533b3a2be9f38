/** What went back of a payment, and on which day; null if that is not known. */
export const refundedOn = (sum: string, day: string | null) =>
  day === null ? `${sum} वापस किए गए` : `${day} को ${sum} वापस किए गए`;
/** Beside the plans: above the payments that were refunded lately, and the link to all payments. */
export const refunds = "वापस किए गए भुगतान";
export const allPayments = "आपके सारे भुगतान";
