/** What went back of a payment, and on which day; null if that is not known. */
export const refundedOn = (sum: string, day: string | null) =>
  day === null ? `${sum} తిరిగి ఇచ్చాం` : `${day}న ${sum} తిరిగి ఇచ్చాం`;
/** Beside the plans: above the payments that were refunded lately, and the link to all payments. */
export const refunds = "తిరిగి ఇచ్చిన డబ్బు";
export const allPayments = "మీ చెల్లింపులన్నీ";
