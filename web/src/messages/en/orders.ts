export const title = "Payments";
export const due = "Waiting for a refund";
export const noDue = "Every refund has gone out.";
export const orders = "Orders";
export const noOrders = "Nobody has ordered anything yet.";
export const search = "Find by order, payment or account ID";
export const noMatch = "Nothing loaded here has this in its IDs.";
export const loading = "Loading…";
export const refused = "The list could not be loaded.";
export const refund = "Refund";
export const refunding = "Refunding...";
export const refundTitle = "Give this payment back?";
export const refundText =
  "All of it goes back to the payer and the plan that it bought ends at once. This is recorded.";
export const reason = "Reason";
export const refundDone = "The money is on its way back.";
export const refundPending = "Recorded. It is tried again until the gateway has done it.";
export const cancel = "Cancel";
export const tried = (count: number) => (count === 1 ? "Tried once" : `Tried ${count} times`);
export const states = {
  created: "Ordered",
  attempted: "Tried, not paid",
  paid: "Paid",
  refunded: "Given back",
} as const;
export const needed = "Payments that need a person";
export const inVain = "Trying again does not help: give it back in the gateway’s dashboard.";
export const refusal = (words: string) => `The gateway says: ${words}`;
export const givenUp = "Given up: it is not tried again by itself.";
export const why = {
  amount: "Another amount or currency than was asked.",
  again: "The order had been paid already.",
  gone: "Paid for an account that was deleted.",
} as const;
export const disputes = "Asked back by a bank";
export const noDisputes = "No bank asks for anything back.";
export const disputeOpen = "Answer in the gateway’s dashboard. What was bought is paused until the bank has decided.";
export const disputeAnswered = "Answered. What was bought is paused until the bank has decided.";
export const answerBy = (when: string) => `Answer by ${when}`;
export const stuck = "The gateway could not be asked";
export const noStuck = "The gateway answers about every order.";
export const dueSince = (when: string) => `Due since ${when}`;
export const unowned = "Money that found no owner";
export const noUnowned = "All money that came is in the books.";
export const unownedPayment = "Paid at the gateway for an order that is not ours.";
export const unownedCharge = "Charged by a subscription that is not ours.";
export const unownedDispute = "Asked back by a bank, for an order that is not ours.";
