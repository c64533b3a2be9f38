import { plans } from "@thodu/domain/plans/plans";

export const heading = "Go Premium";
/** For a person who has a monthly plan. */
export const plansHeading = "Plans";
export const lead = "For when you want more time with a listener. Take your time; there is no hurry to decide.";
/** What a person can do now, by their right to chat. */
export const talk = {
  free: {
    title: "You can still talk for free",
    text: "Your first 19 messages, one call and one appointment are free, and help lines always are.",
    action: "Chat for free",
  },
  plan: {
    title: "Your plan is running",
    text: "Your plan pays for your time with a listener. What is left of it is shown below. Help lines are always free.",
    action: "Chat Now",
  },
  crisis: {
    title: "You can go on talking",
    text: "There is no limit for you now, and help lines are free, day and night.",
    action: "Chat Now",
  },
  used: {
    title: "Help lines are always free",
    text: "Your 19 free messages are used up. What you wrote stays, and you can still read it.",
    action: "Help lines",
  },
};
/** Replaces the text of `free`: what of a free call and appointment is left. */
export const freeBeside = {
  call: "Your first 19 messages and one call are free, and help lines always are.",
  appointment: "Your first 19 messages and one appointment are free, and help lines always are.",
  none: "Your first 19 messages are free, and help lines always are.",
};
/** Replaces `used` for a person who has not used their free call. */
export const talkByCall = {
  title: "You still have a free call",
  text: "Your 19 free messages are used up. You can still call a volunteer once for free, and help lines are always free.",
  action: "To your free call",
};

/** The texts of the plans, by their ids. In English they are those of the plans themselves. */
export const planWords: Readonly<
  Record<
    string,
    { readonly title: string; readonly price: string; readonly features: readonly string[]; readonly button: string }
  >
> = Object.fromEntries(
  plans.map(({ planId, title, price, features, button }) => [planId, { title, price, features, button }]),
);

export const includes = (plan: string) => `What ${plan} gives you`;
export const choose = "What would you like to pay for?";
export const oneCall = "One 15-min call, ₹29";
export const oneChat = "One 30-min chat, ₹19";
export const chooseTerm = "How would you like to pay?";
export const oneMonth = "For one month";
export const eachMonth = "Every month, until I cancel";

export const logInFirst = "Please log in first.";
export const processing = "Opening the payment…";
export const cancelled = "Oops 😔 Payment was cancelled or failed. Please try again.";
export const activated = "🎉 Payment Successful and Plan Activated!";
export const notSaved = "Payment succeeded, but we failed to save your plan. Please contact support.";
export const confirmingTitle = "Your money was debited. We are confirming the payment.";
export const confirmingText =
  "This can take a few minutes. Your plan starts by itself, here and on every device. You don’t need to pay again or stay on this page. If the payment can’t be confirmed, the money comes back to you.";
export const unfinishedTitle = (plan: string) => `Did you pay for ${plan}?`;
export const unfinishedText =
  "The payment page was closed before we heard how it ended. If you paid, your plan starts by itself within a few minutes; you don’t need to pay again.";
export const notPaid = "I did not pay";
export const reference = "Reference:";
export const doneTitle = "Thank you. Your payment has arrived.";
export const receipt = "Receipt";
export const startCall = "Start your call";
export const goToChat = "Go to chat";

export const yourPlan = "Your plan";
export const current = "Your current plan";

export const smallPrint =
  "Prices in Indian rupees. Monthly plans can be cancelled anytime before the next billing cycle. Minutes count only once a listener has answered.";
export const refunds = "Refund Policy";
export const terms = "Terms and Conditions";
export const unreached =
  "The payment could not be opened right now, so nothing was charged. Please check the network and try again.";
