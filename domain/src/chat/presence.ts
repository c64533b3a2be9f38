import type { Span } from "../plans/metering";
import type { Millis } from "../time";

/** The hint goes this long after the last key (spec section 9). */
export const TYPING_ENDS_AFTER = 1_500;
/** While typing or reading goes on, presence is written again no sooner than this. */
const AGAIN_AFTER = 4_000;
/** A hint that nobody renewed or took back goes by itself. */
const TYPING_EXPIRES_AFTER = 8_000;
/** 'Volunteer is typing...' after an own send, while the volunteer is there (spec section 9). */
export const HINT_AFTER_SEND = 2_000;
const CHAT_HEARTBEAT = 25_000;
/** The rules take no two writes of a reader within this, but for what is taken back (firestore.rules). */
export const LEAST_INTERVAL = 500;
export const CHAT_PRESENT_WITHIN = 60_000;

export const isPresent = (said: { readonly active: boolean; readonly at: Millis } | null, now: Millis): boolean =>
  said !== null && said.active && now - said.at < CHAT_PRESENT_WITHIN;

interface WrittenPresence {
  readonly typing: boolean;
  readonly active: boolean;
}

export interface OwnPresence {
  /** Whether the conversation is in front of its reader. */
  readonly active: boolean;
  readonly typingUntil: Millis;
  /** When a message of the other side last came in: they are to learn that it did. */
  readonly heardAt: Millis;
  readonly told: (WrittenPresence & { readonly at: Millis }) | null;
  /** Until then only what is taken back is written. */
  readonly quietUntil: Millis;
}

export const notThere: OwnPresence = { active: false, typingUntil: 0, heardAt: 0, told: null, quietUntil: 0 };

/** What is to be written now, if anything, and when to look again. Nothing is said of a reader who never was there. */
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

/** When a listener was connected, by their last sign. Without any sign: always. */
export const connectedSpan = (
  said: { readonly active: boolean; readonly at: Millis; readonly since?: Millis | undefined } | null,
): Span => ({
  since: said?.since ?? -Infinity,
  until: said ? said.at + (said.active ? CHAT_PRESENT_WITHIN : 0) : Infinity,
});

/** What is known of the other side, by this device's clock except `seenAt`. */
export interface OtherPresence {
  readonly typingUntil: Millis;
  readonly presentUntil: Millis;
  /** The server's time when their client last said that it is there; what was stored before has reached them. */
  readonly seenAt: Millis;
}

export const nobody: OtherPresence = { typingUntil: 0, presentUntil: 0, seenAt: 0 };

/**
 * The other side after a sign of theirs. Only the age of the first one is taken from this device's clock; later ones
 * count from now.
 */
export function presenceAfter(
  before: OtherPresence | null,
  said: { readonly typing: boolean; readonly active: boolean; readonly at: Millis } | null,
  now: Millis,
): OtherPresence {
  if (!said) return nobody;
  if (before && said.at === before.seenAt) return before;
  const age = before ? 0 : Math.max(0, now - said.at);
  return {
    typingUntil: said.active && said.typing ? now - age + TYPING_EXPIRES_AFTER : 0,
    presentUntil: said.active ? now - age + CHAT_PRESENT_WITHIN : 0,
    seenAt: said.at,
  };
}
