/**
 * The words for each reason of a refusal by the server, or by the network. In English they are those of `refusals` in
 * domain/errors.
 */
export const reasons = {
  UNAUTHENTICATED: "Please log in first.",
  NOT_PERMITTED: "You are not allowed to do this.",
  INVALID_INPUT: "Some of this could not be accepted. Please check it.",
  CHAT_LIMIT: "Go Premium to continue chatting...",
  QUOTA_USED: "Today's minutes are used up.",
  ID_REUSED: "This was already sent with different content.",
  APPOINTMENT_USED: "You have already used your free session. Please upgrade to premium.",
  APPOINTMENTS_OPEN: "You can’t have more appointments at the same time.",
  TOO_LATE: "It starts too soon to be changed here. Please call us.",
  NO_SLOT: "No later time is free now. Your appointment stays as it is.",
  CALL_USED: "Go Premium to Continue",
  TAKEN: "Another listener is already with this person.",
  AT_CAPACITY: "You can’t talk with more people at the same time.",
  NOT_CLAIMED: "This conversation is not yours at the moment.",
  ANSWERED_ELSEWHERE: "You have already taken this call on another device or in another tab.",
  NOT_FOUND: "This could not be found.",
  AMBIGUOUS: "More than one application has this email. Please decide in the list.",
  CONTACT_DETAILS: "To keep both of you safe, numbers, addresses and links can’t be sent here.",
  SHIFT_CHANGED: "This shift is not free any more, or not yours.",
  SHIFT_LIMIT:
    "So that you can rest: at most 12 hours a week, an hour between two shifts, and 8 hours before and after a night shift.",
  STAY_HERE:
    "Please stay here, so that a listener can come to you as soon as possible. Tele-MANAS 14416 is free, day and night.",
  TIME_CHANGED: "This time was taken or changed meanwhile, or is too near.",
  TIME_OVERLAPS: "You have already taken a time within an hour of this one.",
  CRISIS_BEGAN: "This conversation has become a crisis meanwhile. Please read what they wrote first.",
  PERSON_WROTE: "They have written meanwhile. Please read it first.",
  CASE_DECIDED: "This case is already closed.",
  APPLICATION_CLOSED: "This application was sent or answered meanwhile. Please look at it again.",
  UNKNOWN_PLAN: "There is no such plan.",
  SIGNATURE_MISMATCH: "This payment could not be confirmed.",
  PAYMENT_MISMATCH: "This payment does not belong to this order.",
  PAYMENT_FAILED: "Oops 😔 Payment was cancelled or failed. Please try again.",
  ALREADY_SUBSCRIBED: "You already have this plan. It renews by itself every month.",
  REFUND_REFUSED:
    "The payment gateway refused this refund. The reason is in the list of refunds. It is tried again automatically.",
  PAYMENT_REFUNDED: "This payment was refunded.",
  RATE_LIMITED: "That was a little fast. Please wait a moment.",
  BUSY: "Many people are here right now. Please try again.",
  GATEWAY_UNAVAILABLE: "The payment service is not answering. Please try again.",
  INTERNAL: "Something went wrong. Please try again later.",
  NETWORK: "No connection right now. Please check it and try again.",
};
