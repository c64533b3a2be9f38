/** Asked before a plan that somebody has is bought again. */
export const againTitle = (plan: string) => `Buy ${plan} again?`;
export const againText = (until: string) => `You have this plan until ${until}; buying again adds a month.`;
export const againTextRenewing = (until: string) =>
  `You have this plan until ${until}. If you go on, it is charged now and then every month until you cancel it; each charge adds a month.`;
export const againYes = "Buy another month";
export const againYesRenewing = "Pay every month";
export const againNo = "Not now";
/** Asked before a plan is bought by somebody who has another one. */
export const besideTitle = (plan: string) => `Buy ${plan} as well?`;
export const besideBegins = (plan: string) => `${plan} begins at once and runs for a month.`;
export const besideBeginsRenewing = (plan: string) =>
  `${plan} begins at once and is charged every month until you cancel it.`;
export const besideSingle = "The call or chat that you buy now can be begun within a month.";
export const besideHas = (plan: string, until: string) =>
  `Your ${plan} goes on beside it until ${until}. Its days are not added to the new plan, and nothing of it is paid back.`;
export const besideHasSingle = (until: string) =>
  `A call or chat that you have paid for and not used yet stays yours until ${until}.`;
export const besideOrder = (first: string, then: string) =>
  `While you have both, ${first} is used first, and ${then} once its minutes of the day are used up.`;
export const besideUnlimited = (first: string, then: string) =>
  `While you have both, ${first} covers all calls and chat, so nothing of ${then} is used.`;
export const besideRenews = (plan: string) => `If ${plan} is charged every month, that goes on until you cancel it.`;
export const besideYes = "Buy it as well";
/** Why a call or a chat needs no payment now, shown beside the button that sells one. */
export const unused = {
  call: {
    free: "Your first call is free, and you have not used it yet.",
    plan: "What you have bought already pays for calls. What is left of it is shown above.",
    crisis: "There is no limit for you now: you can call without paying.",
  },
  chat: {
    free: "You still have free messages.",
    plan: "What you have bought already pays for the chat. What is left of it is shown above.",
    crisis: "There is no limit for you now: you can chat without paying.",
  },
};
export const use = { call: "To the call", chat: "To the chat" };
/** The plan's minutes of today are used up. A sentence about when new ones come follows. */
export const noMoreToday = {
  call: "Your plan gives no more calls today.",
  chat: "Your plan gives no more chat today.",
};
