import type { Conversation } from "../chat/model";
import { offerLasts } from "../matching/times";
import { isUnanswered } from "../matching/listenerTimeout";
import { MINUTE, SECOND, type Millis } from "../time";
import { ringsLeft } from "./bounds";
import { couldRing, hasRung, WAVES_MAX, type PagedPerson, type Phone } from "./page";
import type { Page } from "./records";

/** A first offer at the desk keeps phones from ringing for this long. */
const OFFERED_WAITS = 20 * SECOND;
/**
 * The least time between an unanswered page and the next for the same person, and between two rings of one phone for
 * them.
 */
const AGAIN_AFTER = 15 * MINUTE;
/** In a crisis, the least time between two rings of one phone for the same person. */
const RUNG_AGAIN_IN_CRISIS_AFTER = 5 * MINUTE;
/** The least time between two pages in a crisis, and after a page that rang no phone. */
const SOON_AGAIN_AFTER = MINUTE;

type Talk = Pick<
  Conversation,
  | "status"
  | "risk"
  | "offer"
  | "passed"
  | "waitingSince"
  | "gone"
  | "lastSender"
  | "lastMessageAt"
  | "unansweredSince"
  | "claimedAt"
  | "crisisSince"
  | "spokeAt"
>;

/**
 * Until when only the desk is asked about a person with an open offer; null if phones may ring now. Once a listener
 * passed or missed an offer, further ones do not keep phones from ringing.
 */
export function heldUntil(
  { offer, risk, passed }: Pick<Talk, "offer" | "risk" | "passed">,
  now: Millis,
): Millis | null {
  if (offer === null || offer.expiresAt <= now || Object.keys(passed).length > 0) return null;
  const until = offer.expiresAt - offerLasts(risk) + OFFERED_WAITS;
  return until > now ? until : null;
}

/**
 * Whether a person still needs an answer, so that the page for them goes on. `isOnPhone`: they are in a call with their
 * listener, which counts as an answer.
 */
export const stillNeeds = (talk: Talk, now: Millis, isOnPhone = false): boolean =>
  !isOnPhone && ((talk.status === "waiting" && talk.waitingSince !== null) || isUnanswered(talk, now));

/**
 * When phones begin to ring for a person; null: not yet. At once if they have no open offer, if it has been open for 20
 * seconds, or if their listener has been silent for so long that a colleague may take over. In a crisis at the latest
 * 20 seconds after the wait began, even with an open offer.
 */
export function pageFrom(talk: Talk, now: Millis, isOnPhone = false): Millis | null {
  if (isOnPhone) return null;
  if (isUnanswered(talk, now)) return now;
  if (talk.status !== "waiting" || talk.waitingSince === null) return null;
  if (heldUntil(talk, now) === null) return now;
  return talk.risk === "crisis" ? Math.max(now, talk.waitingSince + OFFERED_WAITS) : null;
}

/**
 * Whether a person is not paged for because there is a page for somebody else on their network. A crisis never waits.
 */
export const waitsForNetwork = ({ risk }: Pick<Conversation, "risk">, isNetworkPaged: boolean): boolean =>
  isNetworkPaged && risk !== "crisis";

/** For how long a phone that was rung for a person is not rung for them again. */
const rungAgainAfter = (risk: Conversation["risk"]): number =>
  risk === "crisis" ? RUNG_AGAIN_IN_CRISIS_AFTER : AGAIN_AFTER;

type Before = Pick<Page, "since" | "waves" | "endedAt" | "unanswered" | "crisis" | "rung" | "replaced">;

interface Moment {
  readonly isOnPhone?: boolean;
  /** Some phone on call has not been rung for this person (`newPhones`), so the next page may begin without a pause. */
  readonly anyoneNew?: boolean;
}

function mayPageAgain(before: Before, risk: Conversation["risk"], anyoneNew: boolean, now: Millis): boolean {
  const { endedAt, unanswered, waves } = before;
  if (endedAt === null) return false;
  if (anyoneNew) return true;
  if (unanswered && risk !== "crisis") return now - endedAt >= AGAIN_AFTER;
  return (!unanswered && (waves < WAVES_MAX || hasRung(before))) || now - endedAt >= SOON_AGAIN_AFTER;
}

/** The rings within `span`: these phones are not rung for the same person again. */
const stillCounts = (rung: Page["rung"], span: number, now: Millis): Page["rung"] =>
  Object.fromEntries(Object.entries(rung).filter(([, at]) => now - at < span));

type Person = Pick<PagedPerson, "id" | "risk" | "locale" | "blocked" | "volunteerId">;

/** The phones on call that may be rung for a person and were not rung for them a short while ago. */
export function newPhones(
  before: Before,
  { id, risk, locale, blocked, volunteerId }: Person,
  phones: readonly Phone[],
  now: Millis,
): readonly string[] {
  if (risk !== "crisis" && ringsLeft(phones, now) <= 0) return [];
  const rung = stillCounts(before.rung, rungAgainAfter(risk), now);
  const person = { ...before, id, risk, locale, blocked, volunteerId, rung, network: null, heldUntil: null };
  return phones.filter((each) => couldRing(each, person, now)).map(({ uid }) => uid);
}

/**
 * The page to begin for a person after the page `before`; null: none, or not yet. A person who comes into a crisis gets
 * a new page at once, with all its waves.
 */
export function nextPage(
  before: Before | null,
  talk: Talk,
  now: Millis,
  { isOnPhone = false, anyoneNew = false }: Moment = {},
): Pick<Page, "since" | "rung" | "replaced" | "crisis"> | null {
  const since = pageFrom(talk, now, isOnPhone);
  if (since === null) return null;
  const crisis = talk.risk === "crisis";
  if (before === null) return { since, rung: {}, replaced: [], crisis };
  const isFirstOfCrisis = crisis && !before.crisis;
  if (!isFirstOfCrisis && !mayPageAgain(before, talk.risk, anyoneNew, now)) return null;
  // The old page is still open: its rings go on in the new one.
  if (before.endedAt === null) return { since: now, rung: before.rung, replaced: before.replaced, crisis };
  return { since, rung: stillCounts(before.rung, rungAgainAfter(talk.risk), now), replaced: [], crisis };
}
