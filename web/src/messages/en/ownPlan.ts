/** The card of the person's own plan, which is loaded after the page. */

export const leftUnlimited = "Unlimited calls and chat.";
export const leftToday = {
  chat: (minutes: number) => `${minutes} min of chat left today`,
  call: (minutes: number) => `${minutes} min of calls left today`,
};
export const leftOfOne = {
  chat: (minutes: number) => `${minutes} min of chat left`,
  call: (minutes: number) => `${minutes} min of calls left`,
};
export const leftEither = (...kinds: readonly string[]) => kinds.join(", or ");
export const leftNone = "It is used up.";
/** In a crisis, above what is left. */
export const notCounted = "There is no limit for you now, and none of your minutes are counted.";
export const planPaused =
  "Your bank has asked for one of your payments back. What you bought with it is paused until the bank has decided.";
export const unpaid = (until: string) =>
  `Your bank did not pay for the next month. We may ask it again in the next few days. Nothing changes until ${until}. If it has not paid by then, you can buy the plan again.`;
/** If no monthly plan is running (any more). */
export const unpaidOver =
  "Your bank did not pay for the next month of your monthly plan. It may be asked again, and the plan goes on once it pays. If you do not want that, cancel it here.";
/** Shown if nothing else says that money is charged each month. */
export const renews =
  "You have agreed to pay for a plan every month. Until you cancel it, your bank may be asked for the money.";
export const cancel = "Cancel plan";
export const cancelTitle = "Cancel your plan?";
export const cancelText = (until: string) =>
  `Nothing more is charged, and you can use your plan until ${until}. There are no partial refunds: the days that are left are not paid back.`;
export const cancelTextOver = "Nothing more is charged. What you have already paid for stays as it is.";
export const cancelYes = "Yes, cancel it";
export const cancelNo = "Keep the plan";
export const cancelDone = (until: string) => `Cancelled. You can use your plan until ${until}.`;
export const cancelDoneOver = "Cancelled. Nothing more is charged.";
export const loadingPlan = "Loading your plan…";
export const planRefused = "Your plan could not be loaded just now. If you have one, it is still valid.";
