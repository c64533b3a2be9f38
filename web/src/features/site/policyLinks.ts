import { privacy, refund, shipping, terms } from "@messages/policies";

/** The policies in the order every list of them has. */
export const policyLinks = [
  { path: "/privacy-policy", title: privacy.title },
  { path: "/terms-and-conditions", title: terms.title },
  { path: "/refund-policy", title: refund.title },
  { path: "/shipping-policy", title: shipping.title },
] as const;
