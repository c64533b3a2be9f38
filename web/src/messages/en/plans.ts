import { plans } from '@thodu/domain/plans/plans';

export const heading = 'Go Premium';
export const lead = 'For when you want more time with a listener. Take it slowly; nothing runs out while you decide.';
export const freeTitle = 'You can still talk for free';
export const freeText = 'Your first 19 messages, one call and one appointment cost nothing, and help lines never do.';
export const toChat = 'Chat for free';
export const closedNotice = 'Paying is not open yet. You can look at the plans; nothing can be charged today.';

/** What the plans say, by their id: in English the words of the plans themselves. */
export const planWords: Readonly<
  Record<string, { readonly title: string; readonly price: string; readonly features: readonly string[]; readonly button: string }>
> = Object.fromEntries(plans.map(({ planId, title, price, features, button }) => [planId, { title, price, features, button }]));

export const includes = (plan: string) => `What ${plan} gives you`;
export const choose = 'What would you like to pay for?';
export const oneCall = 'One 15-min call, ₹29';
export const oneChat = 'One 30-min chat, ₹19';

export const logInFirst = 'Please log in first.';
export const login = 'Login';
export const payClosed = 'Payments are not open yet, so nothing was charged. Until then you can talk for free.';

export const yourPlan = 'Your plan';
export const current = 'Your plan now';
export const planStates = {
  active: (until: string) => `Active until ${until}.`,
  cancelled: (until: string) => `Cancelled. It stays yours until ${until}.`,
  ended: (until: string) => `It ended on ${until}.`,
};
export const howToCancel = 'You can cancel anytime before the next billing cycle: write to';
export const loadingPlan = 'Looking up your plan…';
export const planRefused = 'Your plan could not be looked up just now. If you have one, it still counts.';

export const smallPrint = 'Prices in Indian rupees. Monthly plans can be cancelled anytime before the next billing cycle. Minutes count only once a listener has answered.';
export const refunds = 'Refund Policy';
export const terms = 'Terms and Conditions';
export const unreached = 'This could not be reached right now, so nothing was charged. Please check the network and try again.';
