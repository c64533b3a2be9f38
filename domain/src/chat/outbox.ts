import { MINUTE, type Millis } from "../time";
import { backoff, FIRST_WAIT } from "../backoff";

/** An own message that the server has not stored yet. It is kept on the device, and its id never changes. */
export interface Unsent {
  readonly id: string;
  readonly text: string;
  /** When it was written, by the device's clock; messages are sent in this order. */
  readonly at: Millis;
  /** Failed tries in a row, with or without an answer. */
  readonly tries: number;
  /** Those of the tries that the server answered with a failure; missing for none. */
  readonly serverFailures?: number;
  /**
   * Why the server refused it; it is sent again only if its writer asks for it. Null while it is sent automatically.
   */
  readonly refused: string | null;
  readonly replyTo?: string;
  /** Of a listener: the claim in which it was written. After a new claim the text is restored to the composer. */
  readonly claim?: string;
  /** Of a visitor without a uid: the tab in which it was written. In another tab the writer may be somebody else. */
  readonly tab?: string;
}

/** Reason for not sending a listener's message of an earlier claim; only the device gives it. */
export const EARLIER_CLAIM = "EARLIER_CLAIM";
/** Reason for not sending a message that has waited for too long; only the device gives it. */
export const WAITED_LONG = "WAITED_LONG";

/** The server's answer to a try; `NETWORK` if there was none. */
export type Answer =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly reason: string;
      readonly retryable: boolean;
      readonly retryAfterSeconds: number | null;
    };

export type AfterTry =
  | { readonly kind: "sent" }
  /** Try again in `wait` milliseconds; later messages wait, to keep the order. */
  | { readonly kind: "again"; readonly entry: Unsent; readonly wait: number }
  /** Kept and marked as refused; later messages go on without it. */
  | { readonly kind: "refused"; readonly entry: Unsent }
  /**
   * Not sent; the text is restored to the composer. `reason`: a limit, contact details in the text, an earlier claim,
   * or kept for too long. `wait`: milliseconds until the plan has minutes again; null if it will not.
   */
  | { readonly kind: "restored"; readonly wait: number | null; readonly reason: string };

const RESTORED: ReadonlySet<string> = new Set(["CHAT_LIMIT", "CONTACT_DETAILS", EARLIER_CLAIM, WAITED_LONG]);

/** Failed tries after which the writer is shown that the message is not sent. */
const SHOWN_AFTER = 3;
/** If the server asks to wait for longer than this, the writer is shown so at once. */
const SHOWN_WAIT = MINUTE;
/** Failures of the server after which a message is not sent automatically any more. */
const GIVES_UP_AFTER = 6;

export function afterTry(entry: Unsent, answer: Answer, random: number): AfterTry {
  if (answer.ok) return { kind: "sent" };
  const { reason } = answer;
  if (RESTORED.has(reason)) return { kind: "restored", wait: null, reason };
  if (reason === "QUOTA_USED") {
    const { retryAfterSeconds } = answer;
    return { kind: "restored", wait: retryAfterSeconds === null ? null : retryAfterSeconds * 1_000, reason };
  }
  const tries = entry.tries + 1;
  if (answer.reason === "RATE_LIMITED") {
    const wait = (answer.retryAfterSeconds ?? 1) * 1_000;
    // So the writer is not left with 'sending' for minutes.
    const shown = wait > SHOWN_WAIT ? { ...entry, tries: Math.max(entry.tries, SHOWN_AFTER) } : entry;
    return { kind: "again", entry: shown, wait: wait + random * FIRST_WAIT };
  }
  const isAnswered = answer.reason !== "NETWORK";
  const serverFailures = (entry.serverFailures ?? 0) + (isAnswered ? 1 : 0);
  const failed = { ...entry, tries, ...(serverFailures > 0 && { serverFailures }) };
  const mayRetry = !isAnswered || (answer.retryable && serverFailures < GIVES_UP_AFTER);
  if (!mayRetry) return { kind: "refused", entry: { ...failed, refused: answer.reason } };
  return { kind: "again", entry: failed, wait: backoff(tries, random) };
}

/** The entry after its writer asked for another try. */
export const retried = (entry: Unsent): Unsent => ({ ...entry, tries: 0, serverFailures: 0, refused: null });

/** Whether the writer is shown a failure; it may still be tried in the background. */
export const looksFailed = (entry: Unsent): boolean => entry.refused !== null || entry.tries >= SHOWN_AFTER;

/** The order in which messages were written, also across windows of one device. */
export const byWriting = (a: Unsent, b: Unsent): number => a.at - b.at || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** The entry to send next; null if none is sent automatically. */
export const nextToSend = (entries: readonly Unsent[]): Unsent | null =>
  entries.filter((entry) => entry.refused === null).toSorted(byWriting)[0] ?? null;

/** The `at` of a message written at `now`: later than all before it. */
export const writtenAfter = (entries: readonly Unsent[], now: Millis): Millis =>
  entries.reduce((latest, entry) => Math.max(latest, entry.at + 1), now);

/** The composer's text after a refusal at the limit: all unsent messages, in order, then the present draft. */
export const backToDraft = (entries: readonly Unsent[], draft: string): string =>
  [...entries.toSorted(byWriting).map((entry) => entry.text), draft].filter((text) => text.trim() !== "").join("\n");

/** Reads an entry stored on the device; null if it is something else. */
export function readUnsent(stored: string | null): Unsent | null {
  const value = parse(stored);
  if (typeof value !== "object" || value === null) return null;
  const kept = new Map<string, unknown>(Object.entries(value));
  const [id, text, at, tries, serverFailures, refused, replyTo, claim, tab] = [
    "id",
    "text",
    "at",
    "tries",
    "serverFailures",
    "refused",
    "replyTo",
    "claim",
    "tab",
  ].map((name) => kept.get(name));
  return typeof id === "string" &&
    typeof text === "string" &&
    typeof at === "number" &&
    typeof tries === "number" &&
    (refused === null || typeof refused === "string")
    ? {
        id,
        text,
        at,
        tries,
        refused,
        ...(typeof serverFailures === "number" && { serverFailures }),
        ...(typeof replyTo === "string" && { replyTo }),
        ...(typeof claim === "string" && { claim }),
        ...(typeof tab === "string" && { tab }),
      }
    : null;
}

/** Stored before an accepted entry is removed, so that other windows learn that it was sent. */
export const asSent = (entry: Unsent): string => JSON.stringify({ ...entry, sent: true });

export function readSent(stored: string | null): Unsent | null {
  const value = parse(stored);
  return typeof value === "object" && value !== null && "sent" in value && value.sent === true
    ? readUnsent(stored)
    : null;
}

function parse(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? "null");
  } catch {
    return null;
  }
}
