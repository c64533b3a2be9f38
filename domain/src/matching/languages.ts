import type { Conversation } from "../chat/model";
import type { Millis } from "../time";
import { OWN_LANGUAGE_FIRST, secondLanguageAfter } from "./times";

type Waits = Pick<Conversation, "risk" | "waitingSince">;

/**
 * Whether a listener of any language may be asked about a crisis: after a moment for those who speak the person's own.
 */
export const anyLanguage = ({ risk, waitingSince }: Waits, now: Millis): boolean =>
  risk === "crisis" && now - (waitingSince ?? 0) >= OWN_LANGUAGE_FIRST;

/** Whether the person has waited long enough that listeners who speak their language a little are asked too. */
export const secondLanguage = ({ risk, waitingSince }: Waits, now: Millis): boolean =>
  now - (waitingSince ?? 0) >= secondLanguageAfter(risk);
