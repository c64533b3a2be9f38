import * as z from "zod/mini";
import { danger } from "./safety/danger";

/** Every refusal that a client can get, with its transport code and English text. Screens translate by reason. */
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
  QUOTA_USED: { code: "failed-precondition", message: "Today's minutes are used up.", retryable: false },
  ID_REUSED: { code: "already-exists", message: "This was already sent with different content.", retryable: false },
  APPOINTMENT_USED: {
    code: "already-exists",
    message: "You have already used your free session. Please upgrade to premium.",
    retryable: false,
  },
  APPOINTMENTS_OPEN: {
    code: "failed-precondition",
    message: "You can’t have more appointments at the same time.",
    retryable: false,
  },
  TOO_LATE: {
    code: "failed-precondition",
    message: "It starts too soon to be changed here. Please call us.",
    retryable: false,
  },
  NO_SLOT: {
    code: "failed-precondition",
    message: "No later time is free now. Your appointment stays as it is.",
    retryable: false,
  },
  CALL_USED: { code: "failed-precondition", message: "Go Premium to Continue", retryable: false },
  TAKEN: { code: "failed-precondition", message: "Another listener is already with this person.", retryable: false },
  AT_CAPACITY: {
    code: "failed-precondition",
    message: "You can’t talk with more people at the same time.",
    retryable: false,
  },
  NOT_CLAIMED: {
    code: "failed-precondition",
    message: "This conversation is not yours at the moment.",
    retryable: false,
  },
  ANSWERED_ELSEWHERE: {
    code: "failed-precondition",
    message: "You have already taken this call on another device or in another tab.",
    retryable: false,
  },
  NOT_FOUND: { code: "not-found", message: "This could not be found.", retryable: false },
  AMBIGUOUS: {
    code: "failed-precondition",
    message: "More than one application has this email. Please decide in the list.",
    retryable: false,
  },
  CONTACT_DETAILS: {
    code: "failed-precondition",
    message: "To keep both of you safe, numbers, addresses and links can’t be sent here.",
    retryable: false,
  },
  SHIFT_CHANGED: {
    code: "failed-precondition",
    message: "This shift is not free any more, or not yours.",
    retryable: false,
  },
  SHIFT_LIMIT: {
    code: "failed-precondition",
    message:
      "So that you can rest: at most 12 hours a week, an hour between two shifts, and 8 hours before and after a night shift.",
    retryable: false,
  },
  STAY_HERE: {
    code: "failed-precondition",
    message:
      "Please stay here, so that a listener can come to you as soon as possible. Tele-MANAS 14416 is free, day and night.",
    retryable: false,
  },
  TIME_CHANGED: {
    code: "failed-precondition",
    message: "This time was taken or changed meanwhile, or is too near.",
    retryable: false,
  },
  TIME_OVERLAPS: {
    code: "failed-precondition",
    message: "You have already taken a time within an hour of this one.",
    retryable: false,
  },
  CRISIS_BEGAN: {
    code: "failed-precondition",
    message: "This conversation has become a crisis meanwhile. Please read what they wrote first.",
    retryable: false,
  },
  PERSON_WROTE: {
    code: "failed-precondition",
    message: "They have written meanwhile. Please read it first.",
    retryable: false,
  },
  CASE_DECIDED: { code: "failed-precondition", message: "This case is already closed.", retryable: false },
  APPLICATION_CLOSED: {
    code: "failed-precondition",
    message: "This application was sent or answered meanwhile. Please look at it again.",
    retryable: false,
  },
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
    message: "You already have this plan. It renews by itself every month.",
    retryable: false,
  },
  REFUND_REFUSED: {
    code: "failed-precondition",
    message:
      "The payment gateway refused this refund. The reason is in the list of refunds. It is tried again automatically.",
    retryable: false,
  },
  PAYMENT_REFUNDED: { code: "failed-precondition", message: "This payment was refunded.", retryable: false },
  RATE_LIMITED: {
    code: "resource-exhausted",
    message: "That was a little fast. Please wait a moment.",
    retryable: true,
  },
  BUSY: { code: "aborted", message: "Many people are here right now. Please try again.", retryable: true },
  GATEWAY_UNAVAILABLE: {
    code: "unavailable",
    message: "The payment service is not answering. Please try again.",
    retryable: true,
  },
  INTERNAL: { code: "internal", message: SOMETHING_WENT_WRONG, retryable: true },
} as const satisfies Record<string, Refusal>;

export type Reason = keyof typeof refusals;

const isReason = (value: string): value is Reason => Object.hasOwn(refusals, value);

/** A refusal with what its reader needs to act on it. Never has text written by a person. */
export interface Failure<R extends Reason = Reason> {
  readonly reason: R;
  /**
   * Whole seconds until the same call can succeed (RATE_LIMITED, QUOTA_USED; NOT_PERMITTED during a listener’s break).
   */
  readonly retryAfterSeconds?: number;
  /** Dotted paths of the fields that were refused (INVALID_INPUT). */
  readonly fields?: readonly string[];
  /** The text that was sent may tell of danger: its writer is shown the help lines. */
  readonly danger?: true;
}

export const refuse = <R extends Reason>(reason: R, more: Omit<Failure, "reason"> = {}): Failure<R> => ({
  reason,
  ...more,
});

/** The `details` of every HttpsError that the server sends. */
export const failureDetails = z.object({
  reason: z.string().check(z.refine(isReason)),
  retryable: z.boolean(),
  retryAfterSeconds: z.optional(z.number()),
  fields: z.optional(z.array(z.string())),
  danger,
});
