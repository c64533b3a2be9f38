import { CONSENT_VERSION } from "../accounts/consent";
import { expiryOf } from "../accounts/retention";
import { aliasFor } from "../chat/alias";
import { countSend, messagesPerMinute } from "../chat/limits";
import type { Conversation } from "../chat/model";
import type { BegunConversation } from "../chat/send";
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
  /** What the check of messages makes of the note. */
  readonly noteTier: Tier;
  readonly locale: Locale;
  readonly stored: HelpRequest | null;
  readonly conversation: Conversation | null;
  /** Without one: whether their listener said so in a call of the last day. */
  readonly calledInCrisis: boolean;
  readonly planPriority: boolean;
  /** Requests count together with messages: a person makes either by hand. */
  readonly perMinute: number;
  readonly now: Millis;
  readonly freshClaimId: string;
}

/** What happens to the conversation of somebody who asks; the instants are the commit's. */
export type HelpChange =
  | { readonly kind: "begin"; readonly conversation: BegunConversation }
  /** Back on the desk, at the end of the queue. */
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
  /** Waiting or talking already: the place stays what it was. */
  | { readonly kind: "keep"; readonly patch: Pick<Conversation, "customerWindow"> & Raised & Agreed };

/** The level that a note raises; a crisis opens what the limit of free messages has locked (invariant 3). */
type Raised = Partial<Pick<Conversation, "risk" | "alarm" | "saidYes" | "locked">>;

/** Whoever asks agrees, as whoever writes does; nothing when that is kept already. */
type Agreed = Partial<Pick<Conversation, "consent">>;

/**
 * Puts somebody in the queue once. A repeat of a stored request changes nothing, even after the conversation has ended.
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
  const { locale, freshClaimId: claimId } = facts;
  return ok({
    kind: "reopen",
    patch: {
      status: "waiting",
      volunteerId: null,
      claimId,
      notice: null,
      locale,
      priority,
      customerWindow,
      unansweredSince: facts.now,
      // Of the talk before.
      strain: 0,
      worried: false,
      ...raised,
      ...agreed,
    },
  });
}

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
  locale: facts.locale,
  consent: CONSENT_VERSION,
  ...(facts.guest && { expireAt: expiryOf(true, null, facts.now) }),
  customerWindow,
  volunteerWindow: { startedAt: 0, count: 0 },
});
