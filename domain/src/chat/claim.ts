import { refuse, type Failure } from "../errors";
import { fail, ok, type Result } from "../result";
import { secondsUntil } from "../limits/limits";
import { mayBeTakenOver } from "../matching/listenerTimeout";
import { placeGivenBack, placeSince } from "../matching/placeSince";
import { offerLasts } from "../matching/times";
import { countingClaims, mustAnswerUntil } from "../matching/unanswered";
import type { Locale } from "../locale";
import { MINUTE, type Millis } from "../time";
import type { Conversation } from "./model";

/** Conversations one listener holds at the same time unless an admin sets another cap. */
export const DEFAULT_CAPACITY = 3;

/** A claim given up sooner counts as only looked in, whatever they wrote. */
const LOOKED_IN = MINUTE;

interface ListenerLoad {
  readonly uid: string;
  /** Conversations held now. */
  readonly load: number;
  readonly capacity: number;
  readonly languages: readonly Locale[];
  /** Claims in which they have not written, or which they gave up at once, with when each was made. */
  readonly unanswered: Readonly<Record<string, Millis>>;
  /** Until when the break lasts that is due after a long stretch (`matching/availability` `restUntil`); null without one. */
  readonly restUntil: Millis | null;
}

/** The fields of a conversation that say whose it is, or may be next; every change of hands draws a new claimId. */
export type Assignment = Pick<
  Conversation,
  "status" | "volunteerId" | "claimId" | "notice" | "offer" | "passed" | "listenerLanguages"
>;

export interface ClaimDecision {
  readonly assignment: Assignment & Pick<Conversation, "lastVolunteerId">;
  /** The colleague whose load sinks by one, on a take-over. */
  readonly takenFrom: string | null;
  /** The claims of the listener that wait for a reply, with this one. */
  readonly unanswered: Readonly<Record<string, Millis>>;
}

export type ClaimOutcome =
  | { readonly kind: "held"; readonly claimId: string }
  | { readonly kind: "claim"; readonly decision: ClaimDecision };

/**
 * Who may take a conversation. A waiting one: any approved listener with a free place, whoever it is offered to. A
 * colleague's: only once that one has not answered for long, by phone neither (take-over). The own one again: no effect. Nobody takes
 * their own, one of somebody they were parted from, or a closed one. Whoever must rest, or has taken as many as they
 * have places without writing to them, takes nobody new.
 */
export function decideClaim(facts: {
  readonly customerId: string;
  readonly conversation: Conversation;
  readonly listener: ListenerLoad;
  readonly takeOver: boolean;
  readonly parted: boolean;
  /** They talk on the phone with the listener who holds them, which is an answer. */
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
  if (held !== null && !mayTakeOver) return fail(refuse("TAKEN"));
  if (listener.restUntil !== null)
    return fail(refuse("NOT_PERMITTED", { retryAfterSeconds: secondsUntil(listener.restUntil, now) }));
  if (listener.load >= listener.capacity) return fail(refuse("AT_CAPACITY"));
  const answersUntil = mustAnswerUntil(listener, now);
  if (answersUntil !== null)
    return fail(refuse("RATE_LIMITED", { retryAfterSeconds: secondsUntil(answersUntil, now) }));
  return ok({
    kind: "claim",
    decision: {
      assignment: {
        status: "active",
        volunteerId: listener.uid,
        claimId: facts.freshClaimId,
        notice: goesOn(conversation, listener.uid) ? "listener-changed" : null,
        offer: null,
        passed: {},
        listenerLanguages: listener.languages.toSorted((one, other) => own(other) - own(one)),
        lastVolunteerId: listener.uid,
      },
      takenFrom: held,
      unanswered: { ...Object.fromEntries(countingClaims(listener, now)), [facts.freshClaimId]: now },
    },
  });
}

/** Whether a talk that somebody else began goes on with this listener: taken over, or after the other had to leave. */
const goesOn = ({ status, notice, lastVolunteerId }: Conversation, uid: string): boolean =>
  status === "active" || (notice === "listener-left" && lastVolunteerId !== uid);

type Place = Pick<Conversation, "status" | "waitingSince" | "gone" | "waitBefore" | "answeredClaim" | "claimId">;

/** The place in the queue at which a listener takes somebody: of one who is taken over, as long as nobody has written. */
export const placeTaken = (place: Place): Millis | null =>
  place.status === "waiting" ? placeSince(place) : placeGivenBack(place);

/** Who releases a conversation, and to whom they hand it over. */
interface Leaving {
  readonly by: string;
  readonly at: Millis;
  readonly to: string | null;
  /** How grave the conversation stands. */
  readonly risk?: Conversation["risk"];
}

/**
 * Back to the queue, by the listener or because their approval was withdrawn. They are not asked again for a while; a
 * colleague whom they name is asked first.
 */
export const releaseAssignment = (freshClaimId: string, leaving: Leaving | null = null): Assignment => ({
  status: "waiting",
  volunteerId: null,
  claimId: freshClaimId,
  notice: "listener-left",
  listenerLanguages: [],
  offer:
    leaving?.to == null
      ? null
      : { to: leaving.to, expiresAt: leaving.at + offerLasts(leaving.risk ?? "none"), handOver: true },
  passed: leaving ? { [leaving.by]: leaving.at } : {},
});

/**
 * Time of a claim that is given up within a minute; else null. Without this limit, one message to each would let a listener
 * read everybody who waits.
 */
export function briefClaimAt(
  { claimedAt }: Pick<Conversation, "claimedAt">,
  { notice }: Pick<Assignment, "notice">,
  now: Millis,
): Millis | null {
  const byListener = notice === "listener-left" || notice === "ended-by-listener";
  return byListener && claimedAt !== null && now - claimedAt < LOOKED_IN ? claimedAt : null;
}

/** Ended by one of the two, or left by a customer who still waited; the next message of the customer opens it again. */
export const endAssignment = (
  freshClaimId: string,
  by: "customer" | "volunteer",
  before: Conversation["status"],
): Assignment => ({
  status: "closed",
  volunteerId: null,
  claimId: freshClaimId,
  notice: by === "volunteer" ? "ended-by-listener" : before === "waiting" ? "left-queue" : "ended-by-customer",
  listenerLanguages: [],
  offer: null,
  passed: {},
});
