import { fail, ok, type Result } from "../result";
import { refuse, type Failure } from "../errors";
import { CONSENT_VERSION } from "../accounts/consent";
import { expiryOf } from "../accounts/retention";
import type { Locale } from "../locale";
import type { PlanTerm } from "../plans/planTerm";
import {
  afterOwn,
  afterReply,
  allowance,
  runningTerms,
  termFor,
  uncounted,
  usedAfter,
  usedOf,
  type Allowance,
  type Span,
  type Use,
  type UsedBy,
} from "../plans/metering";
import { isOpen } from "../matching/laterTime";
import { planHasPriority } from "../plans/covers";
import { refuseQuota } from "../plans/quota";
import type { Millis } from "../time";
import { aliasFor } from "./alias";
import { countSend, limitLifted, messagesPerMinute, remainingMessages } from "./limits";
import { contactsIn, traceAfter } from "../safety/contacts";
import { afterQuestion, afterWords, changedRiskState, riskStateOf, type RiskState } from "../safety/alarm";
import { asksDirectly } from "../safety/directQuestion";
import { graceOf } from "../safety/grace";
import { judge } from "../safety/judge";
import type { MessageFinding } from "../safety/talk";
import type { BegunConversation, FieldsSetBySend } from "./fieldsSetBySend";
import type { ChatMessage, Conversation } from "./model";
import { listenersMessage, ownMessage, type NewMessage } from "./newMessage";
import { replyToRepeat, replyFor, type SendReply } from "./sendReply";
import { writtenIn } from "./writtenIn";

export type Side = { readonly role: "customer" } | { readonly role: "volunteer"; readonly uid: string };

export interface SendFacts {
  readonly side: Side;
  readonly messageId: string;
  readonly customerId: string;
  readonly guest: boolean;
  readonly text: string;
  readonly replyTo: string | null;
  /** What the check found in the text (`safety/detect`); null for a listener's message, which is not checked. */
  readonly found: MessageFinding | null;
  /** The language of the page. */
  readonly locale: Locale;
  /** null before the customer's first message. */
  readonly conversation: Conversation | null;
  /** Before the first message: whether their listener marked a crisis in a call of the last day. */
  readonly calledInCrisis: boolean;
  /** The message already stored under this id in this conversation. */
  readonly stored: ChatMessage | null;
  /** What the customer bought, and the use counted under its `usageKeys`. */
  readonly plan: PlanTerm | null;
  readonly used: UsedBy;
  /** When the listener of the claim was connected, as far as is known. */
  readonly listener: Span;
  readonly messagesPerMinute: number;
  readonly now: Millis;
  /** A fresh random id, used when a conversation begins or opens again. */
  readonly freshClaimId: string;
}

/** The changes of an accepted message. The store sets their times when it commits them. */
export interface SendDecision {
  readonly message: NewMessage;
  readonly reply: SendReply;
  /** The minutes of the customer's plan that this message uses. */
  readonly uses: readonly Use[];
  /** The version of the consent to store with the person; null if it is stored already. */
  readonly consent: number | null;
  /** The state of risk before this message. */
  readonly stateBefore: RiskState;
  readonly change:
    | { readonly kind: "begin"; readonly conversation: BegunConversation }
    | { readonly kind: "reopen" | "continue"; readonly patch: Partial<FieldsSetBySend> };
}

export type SendOutcome =
  | { readonly kind: "store"; readonly decision: SendDecision }
  | { readonly kind: "repeat"; readonly reply: SendReply };

type SendRefusal = Failure<
  "CHAT_LIMIT" | "QUOTA_USED" | "CONTACT_DETAILS" | "ID_REUSED" | "RATE_LIMITED" | "NOT_FOUND" | "NOT_CLAIMED"
>;

/** Decides whether a message is accepted, and what is written then. Spec section 4, invariants 1–3. */
export function decideSend(facts: SendFacts): Result<SendOutcome, SendRefusal> {
  const { conversation, side } = facts;
  const stateBefore = riskStateOf(conversation, facts.calledInCrisis);
  const { riskState: judgedState, strain, worried } = judge(facts.found, conversation, stateBefore, facts.now);
  const { risk } = judgedState;
  const grace = graceOf(judgedState.alarm, worried);
  const { chatAllowance, used } = allowanceOf(facts);
  const covered = chatAllowance.kind === "timeLeft" || chatAllowance.kind === "unlimited";
  const isUnlimited = limitLifted(risk, covered);
  if (facts.stored) {
    const same = replyToRepeat(facts, facts.stored, (own) =>
      replyFor(
        facts.messageId,
        own,
        limitLifted(stateBefore.risk, covered),
        graceOf(stateBefore.alarm, conversation?.worried ?? false),
      ),
    );
    return same ? ok({ kind: "repeat", reply: same }) : fail(refuse("ID_REUSED"));
  }
  if (side.role === "volunteer") {
    if (!conversation) return fail(refuse("NOT_FOUND"));
    if (conversation.status !== "active" || conversation.volunteerId !== side.uid) return fail(refuse("NOT_CLAIMED"));
    return continueAsVolunteer(facts, conversation);
  }
  const count = conversation?.ownMessageCount ?? 0;
  const noMessagesLeft = remainingMessages(count, isUnlimited, grace) === 0;
  // While a plan runs, its minutes decide, also over free messages; without minutes only a talk with grace (`graceOf`)
  // goes on.
  if (!isUnlimited && chatAllowance.kind === "used" && (grace === 0 || noMessagesLeft))
    return fail(refuseQuota("chat", facts.plan, used, facts.now));
  if (noMessagesLeft) return fail(refuse("CHAT_LIMIT"));
  const perMinute = messagesPerMinute(risk, facts.messagesPerMinute);
  const counted = countSend(conversation?.customerWindow ?? { startedAt: 0, count: 0 }, facts.now, perMinute);
  if ("waitSeconds" in counted) return fail(refuse("RATE_LIMITED", { retryAfterSeconds: counted.waitSeconds }));

  const ownMessageCount = count + 1;
  const reply = replyFor(facts.messageId, ownMessageCount, isUnlimited, grace);
  // A person without messages left keeps the listener's question, as they can answer it without a message.
  const riskState = reply.locked ? judgedState : afterWords(judgedState);
  const priority = planHasPriority(facts.plan, facts.now) ? 1 : 0;
  const consent = conversation?.consent === CONSENT_VERSION ? null : CONSENT_VERSION;
  const kept = { ...(consent !== null && { consent }), ...retention(facts.guest, facts) };
  // The language of the page stays English for many people who write in another one.
  const written = writtenIn(facts.text);
  const locale = written ?? facts.locale;
  if (!conversation) {
    const begun: BegunConversation = {
      alias: aliasFor(facts.customerId),
      status: "waiting",
      volunteerId: null,
      claimId: facts.freshClaimId,
      lastSender: "customer",
      unreadByCustomer: 0,
      unreadByVolunteer: 1,
      ownMessageCount,
      locked: reply.locked,
      ...riskState,
      strain,
      worried,
      priority,
      notice: null,
      locale,
      unansweredSince: facts.now,
      ...kept,
      customerWindow: counted.window,
      volunteerWindow: { startedAt: 0, count: 0 },
    };
    return ok({
      kind: "store",
      decision: {
        message: ownMessage(facts, begun, ownMessageCount),
        reply,
        uses: [],
        consent,
        stateBefore,
        change: { kind: "begin", conversation: begun },
      },
    });
  }
  const patch = {
    lastSender: "customer" as const,
    unreadByVolunteer: conversation.unreadByVolunteer + 1,
    ownMessageCount,
    locked: reply.locked,
    priority,
    ...kept,
    customerWindow: counted.window,
    meter: afterOwn(conversation.meter, facts.now),
    ...changedRiskState(conversation, riskState),
    ...(strain !== conversation.strain && { strain }),
    ...(worried !== conversation.worried && { worried }),
    ...(conversation.lastSender === "volunteer" && { unansweredSince: facts.now }),
  };
  if (conversation.status === "closed") {
    const reopened = {
      ...patch,
      status: "waiting" as const,
      volunteerId: null,
      claimId: facts.freshClaimId,
      notice: null,
      locale,
      unansweredSince: facts.now,
    };
    const message = ownMessage(facts, reopened, ownMessageCount);
    return ok({
      kind: "store",
      decision: { message, reply, uses: [], consent, stateBefore, change: { kind: "reopen", patch: reopened } },
    });
  }
  const message = ownMessage(facts, conversation, ownMessageCount);
  // A first 'hi' is of any language. Who has a listener already keeps what that listener was asked by.
  const isNew = conversation.status === "waiting" && written !== null && written !== conversation.locale;
  const continued = { ...patch, ...(isNew && { locale: written }) };
  return ok({
    kind: "store",
    decision: { message, reply, uses: [], consent, stateBefore, change: { kind: "continue", patch: continued } },
  });
}

/** The new time of deletion, if it changes: each message puts it off. */
function retention(guest: boolean, { now, conversation }: SendFacts): Partial<Pick<Conversation, "expireAt">> {
  const expireAt = expiryOf(guest, conversation?.keepDays ?? null, now);
  return expireAt === (conversation?.expireAt ?? null) ? {} : { expireAt };
}

/** The plan that pays for this chat, what is left of it, and the use including the minutes that are running. */
function allowanceOf({ conversation, plan, used, listener, now }: SendFacts): {
  readonly term: PlanTerm | null;
  readonly chatAllowance: Allowance;
  readonly used: UsedBy;
} {
  const running = conversation?.risk === "crisis" ? [] : uncounted(conversation?.meter ?? null, listener, now);
  const all = usedAfter(used, running);
  const term = termFor("chat", plan, all, now);
  return {
    term,
    chatAllowance: allowance("chat", term, usedOf(term, runningTerms(plan, now), all, now), now),
    used: all,
  };
}

function continueAsVolunteer(facts: SendFacts, conversation: Conversation): Result<SendOutcome, SendRefusal> {
  const { claimId } = conversation;
  const earlier = conversation.contactTrace?.claimId === claimId ? conversation.contactTrace.messages : [];
  if (contactsIn(facts.text, earlier).length > 0) return fail(refuse("CONTACT_DETAILS"));
  const perMinute = messagesPerMinute(conversation.risk, facts.messagesPerMinute);
  const counted = countSend(conversation.volunteerWindow, facts.now, perMinute);
  if ("waitSeconds" in counted) return fail(refuse("RATE_LIMITED", { retryAfterSeconds: counted.waitSeconds }));
  const counts = afterReply(conversation.meter, {
    plan: allowanceOf(facts).term,
    listener: facts.listener,
    free: conversation.risk === "crisis",
    now: facts.now,
  });
  const trace = traceAfter(facts.text, earlier);
  const contactTrace = trace.length === 0 ? null : { claimId, messages: trace };
  const stateBefore = riskStateOf(conversation);
  const patch = {
    lastSender: "volunteer" as const,
    unreadByCustomer: conversation.unreadByCustomer + 1,
    volunteerWindow: counted.window,
    meter: counts.meter,
    ...(asksDirectly(facts.text) && changedRiskState(conversation, afterQuestion(stateBefore, facts.now))),
    ...((contactTrace ?? conversation.contactTrace) !== null && { contactTrace }),
    ...(conversation.answeredClaim !== conversation.claimId && { answeredClaim: conversation.claimId }),
    ...(isOpen(conversation.laterTime) && { laterTime: null, laterWays: null }),
    // A conversation with a time of deletion and without `keepDays` is a guest's.
    ...retention(conversation.expireAt !== null, facts),
  };
  const reply = { messageId: facts.messageId, remaining: null, locked: false };
  return ok({
    kind: "store",
    decision: {
      message: listenersMessage(facts, conversation),
      reply,
      uses: counts.uses,
      consent: null,
      stateBefore,
      change: { kind: "continue", patch },
    },
  });
}
