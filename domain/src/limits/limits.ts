import { mailboxOf } from "../appointments/email";
import type { CallableName } from "../contracts";
import { DAY, HOUR, KOLKATA_OFFSET, MINUTE, SECOND, type Millis } from "../time";

export interface Limit {
  /** The prefix of its buckets' ids. */
  readonly kind: string;
  readonly count: number;
  readonly span: Millis;
}

/**
 * Limits per person and per network that only programs reach. Thousands share one IPv4 address of an Indian mobile
 * carrier (docs/decisions/0020).
 */
export const limits = {
  /** Guests who come for the first time. */
  guestsOfNetwork: { kind: "guests", count: 300, span: 10 * MINUTE },
  /** Accounts with an e-mail and a password. */
  signUpsOfNetwork: { kind: "sign-ups", count: 100, span: 10 * MINUTE },
  /** For each kind of request. */
  requestsOfPerson: { kind: "requests", count: 120, span: HOUR },
  /** Different addresses that are named in calls (`addressIn`). */
  addressesOfPerson: { kind: "addresses", count: 5, span: DAY },
  addressesOfNetwork: { kind: "network-addresses", count: 60, span: DAY },
  /** Calendars of listeners; a few large hosts read those of everybody. */
  calendarsOfNetwork: { kind: "calendars", count: 2_000, span: HOUR },
  requestsOfNetwork: { kind: "network-requests", count: 2_000, span: HOUR },
} as const satisfies Record<string, Limit>;

/**
 * Callables whose input somebody has to read, or which are expensive to answer. Others that are limited have rules of
 * their own.
 */
export const requests: ReadonlySet<CallableName> = new Set<CallableName>([
  "requestAppointment",
  "changeAppointment",
  "contactSupport",
  "submitFeedback",
  "reportConversation",
  "applyAsVolunteer",
  "sendApplication",
  "updateProfile",
  "withdrawConsent",
  "shareSummary",
  "exportMyData",
]);

/** The address in the input of a call that sends an e-mail to it or uses it up; null for all other calls. */
export function addressIn(name: CallableName, input: unknown): string | null {
  if (typeof input !== "object" || input === null) return null;
  if (name === "tellMe") return "ways" in input ? emailIn(input.ways) : null;
  if (name === "askLaterTime" && "wish" in input)
    return typeof input.wish === "object" && input.wish !== null && "ways" in input.wish
      ? emailIn(input.wish.ways)
      : null;
  return name === "requestAppointment" ? emailIn(input) : null;
}

const emailIn = (value: unknown): string | null =>
  typeof value === "object" && value !== null && "email" in value && typeof value.email === "string"
    ? mailboxOf(value.email)
    : null;

export interface Bucket {
  readonly id: string;
  /** When its span ends; then its count is not used any more. */
  readonly endsAt: Millis;
}

/**
 * The bucket for something that happens at `now`; `key`: the person or the network. Spans start at midnight in
 * Asia/Kolkata, because keys change then: with days in UTC, one day of a key would have two buckets.
 */
export function bucketOf({ kind, span }: Limit, key: string, now: Millis): Bucket {
  const index = Math.floor((now + KOLKATA_OFFSET) / span);
  return { id: `${kind}_${key}_${index}`, endsAt: (index + 1) * span - KOLKATA_OFFSET };
}

/** Whole seconds until `at`, at least 1. */
export const secondsUntil = (at: Millis, now: Millis): number => Math.max(1, Math.ceil((at - now) / SECOND));

/** Calls of one person that one instance answers: at once, and per second after that. Far more than pages make. */
export const burst: Refill = { capacity: 300, perSecond: 10 };

interface Refill {
  readonly capacity: number;
  readonly perSecond: number;
}

export interface Tokens {
  readonly remaining: number;
  readonly at: Millis;
}

/** Takes one token, or returns the whole seconds to wait for one. A clock that runs back adds no tokens. */
export function takeToken(
  tokens: Tokens | undefined,
  now: Millis,
  { capacity, perSecond }: Refill = burst,
): { readonly tokens: Tokens } | { readonly waitSeconds: number } {
  const filled = tokens
    ? Math.min(capacity, tokens.remaining + (Math.max(0, now - tokens.at) / SECOND) * perSecond)
    : capacity;
  if (filled < 1) return { waitSeconds: Math.max(1, Math.ceil((1 - filled) / perSecond)) };
  return { tokens: { remaining: filled - 1, at: now } };
}
