import * as z from "zod/mini";

/**
 * Every refusal a client can meet. The table is the only place where a reason meets its transport code and its
 * English words; screens in other languages translate by reason.
 */
type Code =
  | "unauthenticated"
  | "permission-denied"
  | "invalid-argument"
  | "failed-precondition"
  | "already-exists"
  | "not-found"
  | "resource-exhausted"
  | "aborted"
  | "unavailable"
  | "internal";

interface Refusal {
  readonly code: Code;
  readonly message: string;
  readonly retryable: boolean;
}

const SOMETHING_WENT_WRONG = "Something went wrong. Please try again later.";

export const refusals = {
  UNAUTHENTICATED: { code: "unauthenticated", message: "Please log in first.", retryable: false },
  NOT_PERMITTED: { code: "permission-denied", message: "You are not allowed to do this.", retryable: false },
  INVALID_INPUT: {
    code: "invalid-argument",
    message: "Some of this could not be accepted. Please check it.",
    retryable: false,
  },
  CHAT_LIMIT: { code: "failed-precondition", message: "Go Premium to continue chatting...", retryable: false },
  QUOTA_USED: { code: "failed-precondition", message: "Today's minutes are used.", retryable: false },
  ID_REUSED: { code: "already-exists", message: "This was already sent with other content.", retryable: false },
  APPOINTMENT_USED: {
    code: "already-exists",
    message: "You have already used your free session. Please upgrade to premium.",
    retryable: false,
  },
  APPOINTMENTS_OPEN: {
    code: "failed-precondition",
    message: "You have as many appointments ahead as one person can have.",
    retryable: false,
  },
  TOO_LATE: {
    code: "failed-precondition",
    message: "It begins too soon to be changed here. Please call us.",
    retryable: false,
  },
  NO_SLOT: {
    code: "failed-precondition",
    message: "No later time is free now. Yours stays as it is.",
    retryable: false,
  },
  CALL_USED: { code: "failed-precondition", message: "Go Premium to Continue", retryable: false },
  TAKEN: { code: "failed-precondition", message: "Another listener is already with this person.", retryable: false },
  AT_CAPACITY: { code: "failed-precondition", message: "You are with as many people as you can be.", retryable: false },
  NOT_CLAIMED: {
    code: "failed-precondition",
    message: "This conversation is not yours at the moment.",
    retryable: false,
  },
  NOT_FOUND: { code: "not-found", message: "This could not be found.", retryable: false },
  AMBIGUOUS: {
    code: "failed-precondition",
    message: "More than one application named this address. Please look at the list and decide there.",
    retryable: false,
  },
  CONTACT_DETAILS: {
    code: "failed-precondition",
    message: "Numbers, addresses and links are not passed on here, to keep both of you safe.",
    retryable: false,
  },
  CASE_DECIDED: { code: "failed-precondition", message: "This case was decided already.", retryable: false },
  UNKNOWN_PLAN: { code: "invalid-argument", message: "There is no such plan.", retryable: false },
  SIGNATURE_MISMATCH: { code: "permission-denied", message: "This payment could not be confirmed.", retryable: false },
  PAYMENT_MISMATCH: {
    code: "failed-precondition",
    message: "This payment does not belong to this order.",
    retryable: false,
  },
  PAYMENT_FAILED: {
    code: "failed-precondition",
    message: "Oops 😔 Payment was cancelled or failed. Please try again.",
    retryable: false,
  },
  ALREADY_SUBSCRIBED: {
    code: "failed-precondition",
    message: "You have this plan already, and it is renewed each month by itself.",
    retryable: false,
  },
  REFUND_REFUSED: {
    code: "failed-precondition",
    message:
      "The payment gateway refused this refund. Its reason is in the list of refunds, and it is tried again by itself.",
    retryable: false,
  },
  PAYMENT_REFUNDED: { code: "failed-precondition", message: "This payment was given back.", retryable: false },
  RATE_LIMITED: {
    code: "resource-exhausted",
    message: "That was a little fast. Please wait a moment.",
    retryable: true,
  },
  BUSY: { code: "aborted", message: "Many people are here right now. Please try again.", retryable: true },
  GATEWAY_UNAVAILABLE: {
    code: "unavailable",
    message: "The payment service does not answer. Please try again.",
    retryable: true,
  },
  INTERNAL: { code: "internal", message: SOMETHING_WENT_WRONG, retryable: true },
} as const satisfies Record<string, Refusal>;

export type Reason = keyof typeof refusals;

const isReason = (value: string): value is Reason => Object.hasOwn(refusals, value);

/** A refusal with what the reader needs to act on it. Never holds text written by a person. */
export interface Failure<R extends Reason = Reason> {
  readonly reason: R;
  /** Whole seconds until the same call can succeed (RATE_LIMITED, QUOTA_USED). */
  readonly retryAfterSeconds?: number;
  /** Dotted paths of the fields that were refused (INVALID_INPUT). */
  readonly fields?: readonly string[];
}

export const refuse = <R extends Reason>(reason: R, more: Omit<Failure, "reason"> = {}): Failure<R> => ({
  reason,
  ...more,
});

/** The `details` of every HttpsError that leaves the server. */
export const failureDetails = z.object({
  reason: z.string().check(z.refine(isReason)),
  retryable: z.boolean(),
  retryAfterSeconds: z.optional(z.number()),
  fields: z.optional(z.array(z.string())),
});
