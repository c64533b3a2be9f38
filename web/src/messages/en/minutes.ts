/**
 * The day’s minutes of a plan are used up. `returns`: new ones come at midnight, as they do except on the last paid
 * day.
 */

const usedUpTitle = "Today’s minutes are used up";
export const whenNew = (returns: boolean) =>
  returns ? "New ones come at midnight (India time)." : "Your plan is paid only until today.";
export const usedUp = (returns: boolean) => `${usedUpTitle}. ${whenNew(returns)}`;
export const callsUsedUp = (returns: boolean) => `Today’s call minutes are used up. ${whenNew(returns)}`;
/** In the chat, where minutes of calls may be left. */
export const chatUsedUpTitle = "No chat minutes are left today";
export const chatUsedUp = (returns: boolean) => `${chatUsedUpTitle}. ${whenNew(returns)}`;
/** Why a call may have taken the chat of a day. */
export const oneKind =
  "Daily Care gives calls or chat each day: the kind that you use first. Call minutes may still be left today.";
/** On the last paid day. */
export const nextPayment = "If your plan is charged every month, new minutes come with the next payment.";
