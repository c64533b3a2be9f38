import type { CallableName } from "../contracts";

/** Payments and sign-up: a token that was intercepted must not be used for them a second time. */
const once: ReadonlySet<CallableName> = new Set<CallableName>([
  "createOrder",
  "createSubscription",
  "verifyPayment",
  "verifySubscription",
  "cancelPlan",
  "refundPayment",
  "updateProfile",
  "applyAsVolunteer",
]);

/** Whether a token of App Check is valid for only one call of this callable. */
export const usesTokenOnce = (name: CallableName): boolean => once.has(name);
