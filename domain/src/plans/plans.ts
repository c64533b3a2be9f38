import * as z from "zod/mini";

/** The four plans of spec section 9. Amounts in paise; the texts are the spec's English ones. */
export const plans = [
  {
    planId: "pay-as-you-go",
    title: "Pay As You Go",
    price: "₹29 per call or ₹19 per chat",
    amount: 2_900,
    features: ["One 15-min emotional call for ₹29", "One 30-min chat for ₹19", "No subscription"],
    button: "Pay & Start Now",
  },
  {
    planId: "daily-care",
    title: "Daily Care",
    price: "₹1499 per month",
    amount: 149_900,
    features: ["Daily 30-min call OR daily 90-min chat"],
    button: "Subscribe Now",
  },
  {
    planId: "deep-healing",
    title: "Deep Healing",
    price: "₹1999 per month",
    amount: 199_900,
    features: ["Daily 1hr call AND 2hr chat"],
    button: "Subscribe Now",
  },
  {
    planId: "unlimited-support",
    title: "Unlimited Support",
    price: "₹2999 per month",
    amount: 299_900,
    features: ["Unlimited calls and chat", "Priority listener allocation"],
    button: "Go Unlimited",
  },
] as const;

export const planId = z.enum(["pay-as-you-go", "daily-care", "deep-healing", "unlimited-support"]);
export type PlanId = z.infer<typeof planId>;

/** What minutes are of; a Pay As You Go is of one of the two. */
export const item = z.enum(["call", "chat"]);
export type Item = z.infer<typeof item>;

/** Pay As You Go buys one call (2900 paise) or, as the second choice on its card, one chat (1900 paise). */
export const PAY_AS_YOU_GO_CHAT_AMOUNT = 1_900;
