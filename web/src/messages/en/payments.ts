export const title = "Payments";
export const none = "You have not paid for anything yet.";
export const receipt = "Receipt";
export const receiptTitle = "Receipt";
export const what = "Plan";
export const amount = "Amount";
export const paidOn = "Paid on (India time)";
export const status = "Status";
export const paid = "Paid";
export const reference = "Reference";
export const paymentId = "Payment ID";
export const orderId = "Order ID";
export const print = "Print";
/** E-mails are neutral unless the person asks for more. */
export const byEmail =
  "Emails about payments name amount, date and reference only if you switch on “Say what it is about”.";
export const toSettings = "Settings";
export const secondRefunded = (sum: string, by: string) =>
  `You had paid for this twice: the second payment of ${sum} was refunded. Reference: ${by}.`;
export const secondDue = (sum: string, by: string) =>
  `You have paid for this twice: the second payment of ${sum} is being refunded. Reference: ${by}.`;
export const newestOnly = (count: number) => `The newest ${count} are shown. All of them are in the copy of your data.`;
