/** The day’s minutes of a plan are used up. `returns`: new ones come at midnight, as they do save on the last day that is paid. */

export const usedUpTitle = "Today’s minutes are used up";
export const whenNew = (returns: boolean) =>
  returns ? "New ones come at midnight (India time)." : "Your plan is paid only until today.";
export const usedUp = (returns: boolean) => `${usedUpTitle}. ${whenNew(returns)}`;
export const callsUsedUp = (returns: boolean) => `Today’s call minutes are used up. ${whenNew(returns)}`;
/** On the last day that is paid. */
export const nextPayment = "If your plan is charged every month, new minutes come with the next payment.";
