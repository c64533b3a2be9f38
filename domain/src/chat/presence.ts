import type { Span } from "../plans/metering";
import type { Millis } from "../time";

/** The typing hint ends this long after the last key (spec section 9). */
export const TYPING_ENDS_AFTER = 1_500;
/** The least time between two writes that repeat the same presence. */
const AGAIN_AFTER = 4_000;
/** A typing hint that is neither renewed nor taken back ends after this time. */
const TYPING_EXPIRES_AFTER = 8_000;
/** How long after an own send 'Volunteer is typing...' begins, if the volunteer is there (spec section 9). */
export const HINT_AFTER_SEND = 2_000;
const CHAT_HEARTBEAT = 25_000;
/** The least time between two writes of a reader, except one that takes something back (firestore.rules). */
export const LEAST_INTERVAL = 500;
export const CHAT_PRESENT_WITHIN = 60_000;

export const isPresent = (presence: { readonly active: boolean; readonly at: Millis } | null, now: Millis): boolean =>
  presence !== null && presence.active && now - presence.at < CHAT_PRESENT_WITHIN;

interface WrittenPresence {
  readonly typing: boolean;
  readonly active: boolean;
}

export interface OwnPresence {
  /** Whether the conversation is in front of its reader. */
  readonly active: boolean;
  readonly typingUntil: Millis;
  /** When the last message of the other side arrived; the other side has to learn of it. */
  readonly heardAt: Millis;
  readonly told: (WrittenPresence & { readonly at: Millis }) | null;
  /** Until then, only a presence that takes something back is written. */
  readonly quietUntil: Millis;
}

export const notThere: OwnPresence = { active: false, typingUntil: 0, heardAt: 0, told: null, quietUntil: 0 };

/** The presence to write now, or null, and when to check again. Nothing is written for a reader who was never there. */
export function tell(
  own: OwnPresence,
  now: Millis,
): { readonly write: WrittenPresence | null; readonly again: Millis | null } {
  const due: WrittenPresence = { typing: own.active && now < own.typingUntil, active: own.active };
  const { told, quietUntil } = own;
  if (!told) return { write: due.active ? due : null, again: null };
  const takesBack = (told.typing && !due.typing) || (told.active && !due.active);
  const says = (due.typing && !told.typing) || (due.active && !told.active);
  const renewals = [
    due.typing || own.heardAt > told.at ? told.at + AGAIN_AFTER : null,
    due.active ? told.at + CHAT_HEARTBEAT : null,
  ].filter((at) => at !== null);
  if (takesBack && !says) return { write: due, again: null };
  if (takesBack || says || renewals.some((at) => at <= now))
    return now < quietUntil ? { write: null, again: quietUntil } : { write: due, again: null };
  const next = due.typing ? [...renewals, own.typingUntil] : renewals;
  return { write: null, again: next.length > 0 ? Math.min(...next) : null };
}

/** From when until when a listener was connected, by the last sign of their page; unbounded if there is none. */
export const connectedSpan = (
  presence: { readonly active: boolean; readonly at: Millis; readonly since?: Millis | undefined } | null,
): Span => ({
  since: presence?.since ?? -Infinity,
  until: presence ? presence.at + (presence.active ? CHAT_PRESENT_WITHIN : 0) : Infinity,
});

/** What is known of the other side, by this device's clock except `seenAt`. */
export interface OtherPresence {
  readonly typingUntil: Millis;
  readonly presentUntil: Millis;
  /** The server's time of the last sign of their client; earlier messages have reached them. */
  readonly seenAt: Millis;
}

export const nobody: OtherPresence = { typingUntil: 0, presentUntil: 0, seenAt: 0 };

/**
 * The other side after one of their signs. The device's clock decides only the age of the first sign; later ones count
 * from now.
 */
export function presenceAfter(
  before: OtherPresence | null,
  presence: { readonly typing: boolean; readonly active: boolean; readonly at: Millis } | null,
  now: Millis,
): OtherPresence {
  if (!presence) return nobody;
  if (before && presence.at === before.seenAt) return before;
  const age = before ? 0 : Math.max(0, now - presence.at);
  return {
    typingUntil: presence.active && presence.typing ? now - age + TYPING_EXPIRES_AFTER : 0,
    presentUntil: presence.active ? now - age + CHAT_PRESENT_WITHIN : 0,
    seenAt: presence.at,
  };
}
