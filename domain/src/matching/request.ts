import { CONSENT_VERSION } from "../accounts/consent";
import { expiryOf } from "../accounts/retention";
import { aliasFor } from "../chat/alias";
import { countSend, messagesPerMinute } from "../chat/limits";
import type { Conversation } from "../chat/model";
import type { BegunConversation } from "../chat/fieldsSetBySend";
import { writtenIn } from "../chat/writtenIn";
import { refuse, type Failure } from "../errors";
import type { Locale } from "../locale";
import { fail, ok, type Result } from "../result";
import type { Millis } from "../time";
import { afterMessage, changedRiskState, riskStateOf, type RiskState } from "../safety/alarm";
import type { Tier } from "../safety/levels";
import type { HelpRequest } from "./model";

export interface HelpFacts {
  readonly customerId: string;
  readonly guest: boolean;
  readonly note: string;
  /** What the check of messages says of the note. */
  readonly noteTier: Tier;
  /** The language of the page. */
  readonly locale: Locale;
  readonly stored: HelpRequest | null;
  readonly conversation: Conversation | null;
  /** Where no conversation is stored: whether their listener marked a crisis in a call of the last day. */
  readonly calledInCrisis: boolean;
  readonly planPriority: boolean;
  /** Requests and messages are counted together. */
  readonly perMinute: number;
  readonly now: Millis;
  readonly freshClaimId: string;
}

/** What a request changes in the conversation. */
export type HelpChange =
  | { readonly kind: "begin"; readonly conversation: BegunConversation }
  /** The conversation returns to the end of the queue. */
  | {
      readonly kind: "reopen";
      readonly patch: Pick<
        Conversation,
        | "status"
        | "volunteerId"
        | "claimId"
        | "notice"
        | "locale"
        | "priority"
        | "customerWindow"
        | "unansweredSince"
        | "strain"
        | "worried"
      > &
        Raised &
        Agreed;
    }
  /** The person waits or talks already: their place stays the same. */
  | { readonly kind: "keep"; readonly patch: Pick<Conversation, "customerWindow"> & Raised & Agreed };

/** The level that the note raises. A crisis lifts the limit of free messages (invariant 3). */
type Raised = Partial<Pick<Conversation, "risk" | "alarm" | "saidYes" | "locked">>;

/** By asking, the person gives consent, as by writing; empty if it is stored already. */
type Agreed = Partial<Pick<Conversation, "consent">>;

/**
 * Puts a person in the queue once. A repeat of a stored request changes nothing, even after the conversation has ended.
 */
export function decideHelp(facts: HelpFacts): Result<HelpChange | "repeat", Failure<"ID_REUSED" | "RATE_LIMITED">> {
  const { conversation, stored } = facts;
  if (stored)
    return stored.userId === facts.customerId && stored.note === facts.note ? ok("repeat") : fail(refuse("ID_REUSED"));

  const riskState = afterMessage(riskStateOf(conversation, facts.calledInCrisis), facts.noteTier, facts.now);
  const { risk } = riskState;
  const raised: Raised = {
    ...changedRiskState(conversation, riskState),
    ...(risk === "crisis" && conversation?.risk !== "crisis" && { locked: false }),
  };
  const agreed: Agreed = conversation?.consent === CONSENT_VERSION ? {} : { consent: CONSENT_VERSION };
  const perMinute = messagesPerMinute(risk, facts.perMinute);
  const counted = countSend(conversation?.customerWindow ?? { startedAt: 0, count: 0 }, facts.now, perMinute);
  if ("waitSeconds" in counted) return fail(refuse("RATE_LIMITED", { retryAfterSeconds: counted.waitSeconds }));
  const customerWindow = counted.window;
  const priority = facts.planPriority ? 1 : 0;
  if (!conversation) return ok({ kind: "begin", conversation: begun(facts, riskState, priority, customerWindow) });
  if (conversation.status !== "closed") return ok({ kind: "keep", patch: { customerWindow, ...raised, ...agreed } });
  const { freshClaimId: claimId } = facts;
  return ok({
    kind: "reopen",
    patch: {
      status: "waiting",
      volunteerId: null,
      claimId,
      notice: null,
      locale: languageOf(facts),
      priority,
      customerWindow,
      unansweredSince: facts.now,
      // These belonged to the talk before.
      strain: 0,
      worried: false,
      ...raised,
      ...agreed,
    },
  });
}

/** The language in which a listener has to speak: that of the note, else that of the page. */
const languageOf = ({ note, locale }: Pick<HelpFacts, "note" | "locale">): Locale => writtenIn(note) ?? locale;

const begun = (
  facts: HelpFacts,
  riskState: RiskState,
  priority: number,
  customerWindow: Conversation["customerWindow"],
): BegunConversation => ({
  alias: aliasFor(facts.customerId),
  status: "waiting",
  volunteerId: null,
  claimId: facts.freshClaimId,
  lastSender: "customer",
  unreadByCustomer: 0,
  unreadByVolunteer: 0,
  ownMessageCount: 0,
  locked: false,
  ...riskState,
  strain: 0,
  worried: false,
  priority,
  notice: null,
  locale: languageOf(facts),
  consent: CONSENT_VERSION,
  ...(facts.guest && { expireAt: expiryOf(true, null, facts.now) }),
  customerWindow,
  volunteerWindow: { startedAt: 0, count: 0 },
});
