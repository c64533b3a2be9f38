import { describe, expect, it, test } from "vitest";
import { failureDetails, refusals, refuse, type Reason } from "./errors";

/** Each refusal once more: code, words (the spec's where it has them), and whether the same call may succeed later. */
const TABLE = {
  UNAUTHENTICATED: ["unauthenticated", "Please log in first.", false],
  NOT_PERMITTED: ["permission-denied", "You are not allowed to do this.", false],
  INVALID_INPUT: ["invalid-argument", "Some of this could not be accepted. Please check it.", false],
  CHAT_LIMIT: ["failed-precondition", "Go Premium to continue chatting...", false],
  QUOTA_USED: ["failed-precondition", "Today's minutes are used up.", false],
  ID_REUSED: ["already-exists", "This was already sent with different content.", false],
  APPOINTMENTS_OPEN: ["failed-precondition", "You can’t have more appointments at the same time.", false],
  APPOINTMENT_USED: ["already-exists", "You have already used your free session. Please upgrade to premium.", false],
  TOO_LATE: ["failed-precondition", "It starts too soon to be changed here. Please call us.", false],
  NO_SLOT: ["failed-precondition", "No later time is free now. Your appointment stays as it is.", false],
  CALL_USED: ["failed-precondition", "Go Premium to Continue", false],
  TAKEN: ["failed-precondition", "Another listener is already with this person.", false],
  AT_CAPACITY: ["failed-precondition", "You can’t talk with more people at the same time.", false],
  NOT_CLAIMED: ["failed-precondition", "This conversation is not yours at the moment.", false],
  NOT_FOUND: ["not-found", "This could not be found.", false],
  ANSWERED_ELSEWHERE: [
    "failed-precondition",
    "You have already taken this call on another device or in another tab.",
    false,
  ],
  AMBIGUOUS: ["failed-precondition", "More than one application has this email. Please decide in the list.", false],
  CONTACT_DETAILS: [
    "failed-precondition",
    "To keep both of you safe, numbers, addresses and links can’t be sent here.",
    false,
  ],
  SHIFT_CHANGED: ["failed-precondition", "This shift is not free any more, or not yours.", false],
  SHIFT_LIMIT: [
    "failed-precondition",
    "So that you can rest: at most 12 hours a week, an hour between two shifts, and 8 hours before and after a night shift.",
    false,
  ],
  STAY_HERE: [
    "failed-precondition",
    "Please stay here, so that a listener can come to you as soon as possible. Tele-MANAS 14416 is free, day and night.",
    false,
  ],
  TIME_CHANGED: ["failed-precondition", "This time was taken or changed meanwhile, or is too near.", false],
  TIME_OVERLAPS: ["failed-precondition", "You have already taken a time within an hour of this one.", false],
  CRISIS_BEGAN: [
    "failed-precondition",
    "This conversation has become a crisis meanwhile. Please read what they wrote first.",
    false,
  ],
  PERSON_WROTE: ["failed-precondition", "They have written meanwhile. Please read it first.", false],
  CASE_DECIDED: ["failed-precondition", "This case is already closed.", false],
  APPLICATION_CLOSED: [
    "failed-precondition",
    "This application was sent or answered meanwhile. Please look at it again.",
    false,
  ],
  UNKNOWN_PLAN: ["invalid-argument", "There is no such plan.", false],
  SIGNATURE_MISMATCH: ["permission-denied", "This payment could not be confirmed.", false],
  PAYMENT_MISMATCH: ["failed-precondition", "This payment does not belong to this order.", false],
  PAYMENT_FAILED: ["failed-precondition", "Oops 😔 Payment was cancelled or failed. Please try again.", false],
  ALREADY_SUBSCRIBED: ["failed-precondition", "You already have this plan. It renews by itself every month.", false],
  REFUND_REFUSED: [
    "failed-precondition",
    "The payment gateway refused this refund. The reason is in the list of refunds. It is tried again automatically.",
    false,
  ],
  PAYMENT_REFUNDED: ["failed-precondition", "This payment was refunded.", false],
  RATE_LIMITED: ["resource-exhausted", "That was a little fast. Please wait a moment.", true],
  BUSY: ["aborted", "Many people are here right now. Please try again.", true],
  GATEWAY_UNAVAILABLE: ["unavailable", "The payment service is not answering. Please try again.", true],
  INTERNAL: ["internal", "Something went wrong. Please try again later.", true],
} as const satisfies Record<Reason, readonly [code: string, words: string, retryable: boolean]>;

describe("the table of refusals", () => {
  it("has exactly these reasons", () => {
    expect(Object.keys(refusals).sort()).toEqual(Object.keys(TABLE).sort());
  });

  test.each(Object.entries(TABLE))("%s", (reason, [code, message, retryable]) => {
    expect(Object.entries(refusals).find(([name]) => name === reason)?.[1]).toEqual({ code, message, retryable });
  });

  it("has a different text for every refusal", () => {
    const words = Object.values(refusals).map(({ message }) => message);
    expect(new Set(words).size).toBe(words.length);
  });
});

describe("a refusal", () => {
  it("has its reason and what helps the reader, and nothing else", () => {
    expect(refuse("CHAT_LIMIT")).toEqual({ reason: "CHAT_LIMIT" });
    expect(refuse("RATE_LIMITED", { retryAfterSeconds: 7 })).toEqual({ reason: "RATE_LIMITED", retryAfterSeconds: 7 });
    expect(refuse("INVALID_INPUT", { fields: ["text"] })).toEqual({ reason: "INVALID_INPUT", fields: ["text"] });
  });
});

describe("the details of a refusal, as a client reads them", () => {
  test.each(Object.entries(refusals))("%s is read back", (reason, { retryable }) => {
    expect(failureDetails.parse({ reason, retryable })).toEqual({ reason, retryable });
  });

  it("keep the seconds and the fields", () => {
    const details = { reason: "INVALID_INPUT", retryable: false, retryAfterSeconds: 3, fields: ["a", "b.c"] };
    expect(failureDetails.parse(details)).toEqual(details);
  });

  test.each([
    null,
    undefined,
    "CHAT_LIMIT",
    {},
    { reason: "CHAT_LIMIT" },
    { reason: "NO_SUCH_REASON", retryable: false },
    { reason: "chat_limit", retryable: false },
    { reason: "__proto__", retryable: false },
    { reason: "constructor", retryable: false },
    { reason: "toString", retryable: false },
    { reason: "CHAT_LIMIT", retryable: "no" },
    { reason: "RATE_LIMITED", retryable: true, retryAfterSeconds: "3" },
    { reason: "INVALID_INPUT", retryable: false, fields: [1] },
  ])("are never %j", (details) => {
    expect(failureDetails.safeParse(details).success).toBe(false);
  });
});
