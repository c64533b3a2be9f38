export const title = "Payments";
export const due = "Refunds to be made";
export const noDue = "No refund is waiting.";
export const orders = "Orders";
export const noOrders = "Nobody has ordered anything yet.";
export const search = "Find by order, payment or account ID, email or alias";
export const searchHelp = "Write the whole of it. The reference on a receipt works too, such as BI66-XM2F.";
export const noMatch = "No order, payment, subscription or account has this ID, email or alias.";
export const nothingPaid = "This account has no payments.";
export const loading = "Loading…";
export const refund = "Refund";
export const refunding = "Refunding...";
export const refundTitle = "Refund this payment?";
export const refundText =
  "The full amount goes back to the payer, and the plan it paid for ends at once. If it was a month of a subscription, that is ended as well. This is recorded. It can’t be taken back.";
export const reason = "Reason";
export const refundDone = "The money is on its way back.";
export const refundPending = "Recorded. It is tried again until the gateway has refunded it.";
export const refundAsked = "A refund of this payment was already asked for. Nothing is refunded twice.";
export const refundOvertaken =
  "Meanwhile a colleague has asked for this refund. Their reason stands; yours was not stored, and nothing is refunded twice.";
export const cancel = "Cancel";
export const tried = (count: number) => (count === 1 ? "Tried once" : `Tried ${count} times`);
export const states = {
  created: "Ordered",
  attempted: "Tried, not paid",
  paid: "Paid",
  refunded: "Refunded",
} as const;
export const needed = "Payments to check by hand";
export const inVain = "Trying again does not help. Refund it in the gateway’s dashboard.";
export const refusal = (words: string) => `The gateway says: ${words}`;
export const givenUp = "It is not tried again automatically.";
export const why = {
  amount: "The amount or currency differs from the order.",
  again: "The order was already paid.",
  gone: "Paid for an account that was deleted.",
} as const;
export const disputes = "Disputed by a bank";
export const noDisputes = "No bank disputes a payment.";
export const disputeOpen = "Answer in the gateway’s dashboard. What was paid for is paused until the bank has decided.";
export const disputeAnswered = "Answered. What was paid for is paused until the bank has decided.";
export const answerBy = (when: string) => `Answer by ${when}`;
export const doubles = "Charged twice for one plan";
export const noDoubles = "Nobody is charged twice for one plan.";
export const endOne =
  "Both subscriptions are charged each month. Cancel one in the gateway’s dashboard and refund what it took.";
export const stuck = "No answer from the gateway";
export const noStuck = "The gateway has answered for every order.";
export const dueSince = (when: string) => `Due since ${when}`;
export const unowned = "Payments without an order";
export const noUnowned = "Every payment belongs to an order.";
export const unownedPayment = "Paid at the gateway for an order that is not ours.";
export const unownedCharge = "Charged by a subscription that is not ours.";
export const unownedDispute = "Disputed by a bank, for an order that is not ours.";
export const found = "Found payments";
export const subscriptions = "Subscriptions";
export const noSubscriptions = "Nobody has a plan that is charged each month.";
export const subscriptionStates = {
  created: "Started",
  authenticated: "Approved by the payer",
  active: "Charged each month",
  pending: "The bank has not paid yet",
  halted: "The bank did not pay",
  paused: "Paused",
  cancelled: "Cancelled",
  completed: "Completed",
  expired: "Expired",
} as const;
export const cancelling = "ends with the paid month";
export const days = "Money per day";
export const withCount = (list: string, count: number) => `${list} (${count})`;
export const all = "Show all";
export const nextOfThese = "Next page";
export const back = "Back to all payments to check";
export const noMoney = "No payment in these two weeks.";
export const day = "Day";
export const paid = "Paid";
export const refundedLater = "Paid, refunded since";
export const moneyChart = "Money per day";
export const inRupees = "in rupees";
export const newestOnly = (count: number) => `Counted from the newest ${count} orders.`;
/** Shows refunds and disputes in every state. */
export const anyState = "All";
export const byState = "State";
export const noRefunds = "No payment was refunded.";
export const noneInState = "None in this state.";
/** Shown before the name of the admin who asked for a refund. */
export const refundedBy = "asked for by";
/** About an order that was paid twice; the id of the payment follows. */
export const secondRefunded = (amount: string) => `A second payment of ${amount} was refunded:`;
export const secondDue = (amount: string) => `A second payment of ${amount} is to be refunded:`;
/** Replaces the lists of payments to check by hand while all are empty. */
export const nothingNeeded =
  "Nothing waits for a decision: no refund, no dispute, no double charge, and every payment belongs to an order.";
export const newestOrders = "The newest orders";
