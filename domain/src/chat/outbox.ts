import { MINUTE, type Millis } from "../time";
import { backoff, FIRST_WAIT } from "../backoff";

/** An own message on its way: kept on the device until the server has it, under the id it keeps for ever. */
export interface Unsent {
  readonly id: string;
  readonly text: string;
  /** The device's clock when it was written; messages go out in this order. */
  readonly at: Millis;
  /** Tries that failed in a row, with or without an answer. */
  readonly tries: number;
  /** Those of them that the server answered with a failure; none where this is missing. */
  readonly serverFailures?: number;
  /** Why the server doesn't take it; it waits for its writer to try again. Null while it goes by itself. */
  readonly refused: string | null;
  readonly replyTo?: string;
  /** Of a listener: the claim in which it was written. Under a later one it goes back to its writer. */
  readonly claim?: string;
  /** Of somebody who was nobody yet: the tab in which it was written. In another one its writer may be somebody else. */
  readonly tab?: string;
}

/** Why a listener's message of an earlier claim is not sent; known on the device alone. */
export const EARLIER_CLAIM = "EARLIER_CLAIM";
/** Why one that has waited for long is not sent; likewise. */
export const WAITED_LONG = "WAITED_LONG";

/** What a try to send was answered, or that no answer came (`NETWORK`). */
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
  /** Try again in `wait` milliseconds; what follows waits, so that the order stays. */
  | { readonly kind: "again"; readonly entry: Unsent; readonly wait: number }
  /** Kept, marked, and out of the way of what follows. */
  | { readonly kind: "refused"; readonly entry: Unsent }
  /**
   * Not sent; the text goes back into the composer. `reason`: a limit, contact details in it, written under an earlier claim,
   * or kept too long. `wait`: milliseconds until the plan has minutes again; null if it will not.
   */
  | { readonly kind: "limit"; readonly wait: number | null; readonly reason: string };

const RESTORED: ReadonlySet<string> = new Set(["CHAT_LIMIT", "CONTACT_DETAILS", EARLIER_CLAIM, WAITED_LONG]);

/** Tries after which the writer is shown that it does not go. */
const SHOWN_AFTER = 3;
/** A wait from which on the same is shown. */
const SHOWN_WAIT = MINUTE;
/** Failures of the server after which a message is not sent again by itself. */
const GIVES_UP_AFTER = 6;

export function afterTry(entry: Unsent, answer: Answer, random: number): AfterTry {
  if (answer.ok) return { kind: "sent" };
  const { reason } = answer;
  if (RESTORED.has(reason)) return { kind: "limit", wait: null, reason };
  if (reason === "QUOTA_USED") {
    const { retryAfterSeconds } = answer;
    return { kind: "limit", wait: retryAfterSeconds === null ? null : retryAfterSeconds * 1_000, reason };
  }
  const tries = entry.tries + 1;
  if (answer.reason === "RATE_LIMITED") {
    const wait = (answer.retryAfterSeconds ?? 1) * 1_000;
    // Nobody looks at a message that is on its way for minutes.
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

/** Its writer asks for another try. */
export const retried = (entry: Unsent): Unsent => ({ ...entry, tries: 0, serverFailures: 0, refused: null });

/** Whether the writer is shown a failure; it may still be tried in the background. */
export const looksFailed = (entry: Unsent): boolean => entry.refused !== null || entry.tries >= SHOWN_AFTER;

/** The order in which messages were written, also across windows of one device. */
export const byWriting = (a: Unsent, b: Unsent): number => a.at - b.at || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** The one that goes next; null when nothing goes by itself. */
export const nextToSend = (entries: readonly Unsent[]): Unsent | null =>
  entries.filter((entry) => entry.refused === null).toSorted(byWriting)[0] ?? null;

/** The time given to a message written at `now`: after every one before it. */
export const writtenAfter = (entries: readonly Unsent[], now: Millis): Millis =>
  entries.reduce((latest, entry) => Math.max(latest, entry.at + 1), now);

/** What a refusal at the limit gives back: all that did not go, in order, before what is being written. */
export const backToDraft = (entries: readonly Unsent[], draft: string): string =>
  [...entries.toSorted(byWriting).map((entry) => entry.text), draft].filter((text) => text.trim() !== "").join("\n");

/** An entry as the device kept it; null for anything else. */
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

/** Written before an accepted entry is removed, so that other windows learn that it was sent. */
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
