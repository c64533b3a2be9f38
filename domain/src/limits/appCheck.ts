import type { CallableName } from "../contracts";

/** Money and sign-up: what these are asked for once must not be asked for again with a token that was overheard. */
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

/** Whether a token of App Check is good for one call of this callable only. */
export const usesTokenOnce = (name: CallableName): boolean => once.has(name);
