import { refuse, type Failure } from "../errors";
import { fail, ok, type Result } from "../result";
import { secondsUntil } from "../limits/limits";
import { isHandedTo } from "../matching/handOver";
import { mayBeTakenOver } from "../matching/listenerTimeout";
import { placeGivenBack, placeSince } from "../matching/placeSince";
import { claimsWithoutReply, noClaimsUntil } from "../matching/claimsWithoutReply";
import type { Locale } from "../locale";
import { MINUTE, type Millis } from "../time";
import type { Conversation } from "./model";

/** How many conversations a listener may hold at once, unless an admin sets another number. */
export const DEFAULT_CAPACITY = 3;

/** A claim that ends within this time counts as one without a reply, even if the listener wrote. */
const LOOKED_IN = MINUTE;

interface ListenerLoad {
  readonly uid: string;
  /** The number of conversations that they hold now. */
  readonly load: number;
  readonly capacity: number;
  /** Those that they speak well. */
  readonly languages: readonly Locale[];
  readonly secondLanguages: readonly Locale[];
  /** Claims in which they wrote nothing or which they soon gave up, by claim id, with the time of each claim. */
  readonly unanswered: Readonly<Record<string, Millis>>;
  /** When the break that is due ends (`matching/availability` `restUntil`); null if none is due. */
  readonly restUntil: Millis | null;
}

/**
 * The fields that say whose a conversation is, or may be next. A claim, a release and an end set them all, with a new
 * `claimId`. `offer` and `passed` also change by themselves, without a new one.
 */
export type Assignment = Pick<
  Conversation,
  | "status"
  | "volunteerId"
  | "claimId"
  | "notice"
  | "askedToPart"
  | "offer"
  | "passed"
  | "listenerLanguages"
  | "listenerLittle"
>;

export interface ClaimDecision {
  readonly assignment: Assignment & Pick<Conversation, "lastVolunteerId">;
  /** On a take-over: the colleague whose load falls by one. */
  readonly takenFrom: string | null;
  /** That colleague asked for it. */
  readonly handedOver: boolean;
  /** The listener's claims without a reply, including this one. */
  readonly unanswered: Readonly<Record<string, Millis>>;
}

export type ClaimOutcome =
  | { readonly kind: "held"; readonly claimId: string }
  | { readonly kind: "claim"; readonly decision: ClaimDecision };

/**
 * Whether a listener may take a conversation. One that waits: any approved listener with a free place, whoever it is
 * offered to. A colleague's: if that colleague asks this listener to go on with the person, or if `takeOver` is asked
 * for and the colleague has long not answered, neither in writing nor by a call. One's own: no effect. Nobody takes
 * their own conversation as a customer, one from which a block parts them, or a closed one. A listener who must take a
 * break, or has as many unanswered claims as places, takes nobody new.
 */
export function decideClaim(facts: {
  readonly customerId: string;
  readonly conversation: Conversation;
  readonly listener: ListenerLoad;
  readonly takeOver: boolean;
  readonly parted: boolean;
  /** The person is in a call with the listener who holds them, which counts as an answer. */
  readonly isOnPhone?: boolean;
  readonly freshClaimId: string;
  readonly now: Millis;
}): Result<ClaimOutcome, Failure<"TAKEN" | "AT_CAPACITY" | "NOT_CLAIMED" | "NOT_PERMITTED" | "RATE_LIMITED">> {
  const { conversation, listener, now } = facts;
  const own = (locale: Locale): number => (locale === conversation.locale ? 1 : 0);
  if (facts.customerId === listener.uid || facts.parted || conversation.blocked.includes(listener.uid))
    return fail(refuse("NOT_PERMITTED"));
  if (conversation.status === "closed") return fail(refuse("NOT_CLAIMED"));
  const held = conversation.status === "active" ? conversation.volunteerId : null;
  if (held === listener.uid) return ok({ kind: "held", claimId: conversation.claimId });
  const mayTakeOver = facts.takeOver && facts.isOnPhone !== true && mayBeTakenOver(conversation, now);
  const handedOver = isHandedTo(conversation, listener.uid, now);
  if (held !== null && !mayTakeOver && !handedOver) return fail(refuse("TAKEN"));
  if (listener.restUntil !== null)
    return fail(refuse("NOT_PERMITTED", { retryAfterSeconds: secondsUntil(listener.restUntil, now) }));
  if (listener.load >= listener.capacity) return fail(refuse("AT_CAPACITY"));
  const refusedUntil = noClaimsUntil(listener, now);
  if (refusedUntil !== null)
    return fail(refuse("RATE_LIMITED", { retryAfterSeconds: secondsUntil(refusedUntil, now) }));
  return ok({
    kind: "claim",
    decision: {
      assignment: {
        status: "active",
        volunteerId: listener.uid,
        claimId: facts.freshClaimId,
        notice: goesOn(conversation, listener.uid) ? "listener-changed" : null,
        askedToPart: false,
        offer: null,
        passed: {},
        listenerLanguages: listener.languages.toSorted((one, other) => own(other) - own(one)),
        listenerLittle: speaksLittle(listener, conversation.locale),
        lastVolunteerId: listener.uid,
      },
      takenFrom: held,
      handedOver,
      unanswered: { ...Object.fromEntries(claimsWithoutReply(listener, now)), [facts.freshClaimId]: now },
    },
  });
}

const speaksLittle = ({ languages, secondLanguages }: ListenerLoad, locale: Locale): boolean =>
  secondLanguages.includes(locale) && !languages.includes(locale);

/** Whether another listener's talk goes on with this one: by a take-over, or after the other had to leave. */
const goesOn = ({ status, notice, lastVolunteerId }: Conversation, uid: string): boolean =>
  status === "active" || (notice === "listener-left" && lastVolunteerId !== uid);

type Place = Pick<Conversation, "status" | "waitingSince" | "gone" | "waitBefore" | "answeredClaim" | "claimId">;

/** The place in the queue that a claim ends; at a take-over, that of the colleague's claim if they have not written. */
export const placeTaken = (place: Place): Millis | null =>
  place.status === "waiting" ? placeSince(place) : placeGivenBack(place);

/** The listener who releases a conversation. */
interface Leaving {
  readonly by: string;
  readonly at: Millis;
}

/**
 * Puts a conversation back into the queue: released by its listener, or taken from one whose approval was withdrawn.
 * `leaving`: that listener is not asked again for a while.
 */
export const releaseAssignment = (freshClaimId: string, leaving: Leaving | null = null): Assignment => ({
  status: "waiting",
  volunteerId: null,
  claimId: freshClaimId,
  notice: "listener-left",
  askedToPart: false,
  listenerLanguages: [],
  listenerLittle: false,
  offer: null,
  passed: leaving ? { [leaving.by]: leaving.at } : {},
});

/**
 * The time of a claim that its listener gives up within a minute; else null. Such claims are limited: otherwise a
 * listener could read everybody who waits by writing one message to each.
 */
export function briefClaimAt(
  { claimedAt }: Pick<Conversation, "claimedAt">,
  { notice }: Pick<Assignment, "notice">,
  now: Millis,
): Millis | null {
  const byListener = notice === "listener-left" || notice === "ended-by-listener";
  return byListener && claimedAt !== null && now - claimedAt < LOOKED_IN ? claimedAt : null;
}

/** Ends a talk, or the wait of a customer who leaves the queue. The customer's next message opens it again. */
export const endAssignment = (
  freshClaimId: string,
  by: "customer" | "volunteer",
  before: Conversation["status"],
): Assignment => ({
  status: "closed",
  volunteerId: null,
  claimId: freshClaimId,
  notice: by === "volunteer" ? "ended-by-listener" : before === "waiting" ? "left-queue" : "ended-by-customer",
  askedToPart: false,
  listenerLanguages: [],
  listenerLittle: false,
  offer: null,
  passed: {},
});
