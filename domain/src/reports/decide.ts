import { SERVER } from "../accounts/server";
import type { AdminRole } from "../accounts/adminRoles";
import { isPseudonym } from "../accounts/deletion";
import type { Assignment } from "../chat/claim";
import type { Call } from "../calls/model";
import { VOLUNTEER, type ChatMessage, type Conversation } from "../chat/model";
import { refuse, type Failure } from "../errors";
import { locales } from "../locale";
import type { CrisisEnd } from "../notes/model";
import { fail, ok, type Result } from "../result";
import type { Risk, Tier } from "../safety/levels";
import { DAY, type Millis } from "../time";
import { isPartOf, partedBy, partingOf } from "./blocks";
import { hourInIndia } from "./hourInIndia";
import type { CaseDecision, Report, ReportCategory, RotaCategory } from "./model";

interface ReportFacts {
  readonly actor: string;
  /** The conversation's id, which is its customer's uid. */
  readonly customerId: string;
  readonly conversation: Conversation | null;
  /** The report that is already stored under this id. */
  readonly stored: Report | null;
  /** The message that the report names; null if it names none. */
  readonly messageId: string | null;
  /** That message or, if none is named, the last one that a listener wrote. */
  readonly message: Pick<ChatMessage, "sender" | "volunteerId"> | null;
  /** The call that the report names; null if it names a message or nothing. */
  readonly callId: string | null;
  /** That call; null if there is none. */
  readonly call: Pick<Call, "customerId" | "volunteerId" | "answeredAt" | "allowance"> | null;
  readonly category: ReportCategory;
  readonly note: string;
  readonly block: boolean;
  readonly now: Millis;
  readonly freshClaimId: string;
}

/** A case before it is stored. */
export type NewCase = Omit<Report, "createdAt" | "decidedAt" | "seenAt" | "seenBy">;

export interface ReportDecision {
  readonly report: NewCase;
  /** The listener from whom the person is parted for good; null if a block was not asked for. */
  readonly parted: string | null;
  /** Returns the conversation to the queue, if the two are talking; else null. */
  readonly assignment: Assignment | null;
  /** The part of the admins who are told at once; null for nobody. */
  readonly tells: AdminRole | null;
}

/**
 * The listener whom a report is about or from: that of the named call or message, else the last who wrote, else the one
 * who holds or last held the conversation.
 */
function listenerMeant({ actor, customerId, conversation, messageId, message, callId, call }: ReportFacts) {
  if (callId !== null) return call?.volunteerId ?? null;
  const holder = conversation?.volunteerId ?? conversation?.lastVolunteerId ?? null;
  if (messageId !== null) return message?.volunteerId ?? null;
  return actor === customerId ? (message?.volunteerId ?? holder) : holder;
}

/** Whether the named call was one of its customer and was answered. */
const isTheirCall = ({ customerId, call }: ReportFacts): boolean =>
  call !== null && call.customerId === customerId && call.answeredAt !== null;

/**
 * Decides whether a report is accepted, once for each id. It may come from the customer, or from the listener who holds
 * the conversation, held it last, held it when the named message was written, or answered the named call. A customer
 * must name a message of a listener. With a block the two are parted for good, at once if they are talking.
 */
export function decideReport(
  facts: ReportFacts,
): Result<ReportDecision | "repeat", Failure<"NOT_FOUND" | "NOT_CLAIMED" | "ID_REUSED">> {
  const { actor, customerId, conversation, stored, messageId, message, callId, category, note, block } = facts;
  if (stored) return isSame(stored, facts) ? ok("repeat") : fail(refuse("ID_REUSED"));
  // A person who has only called has no conversation.
  if (callId === null ? !conversation : !isTheirCall(facts)) return fail(refuse("NOT_FOUND"));
  const by = actor === customerId ? "customer" : "volunteer";
  if (messageId !== null && (message === null || (by === "customer" && message.sender !== VOLUNTEER)))
    return fail(refuse("NOT_FOUND"));
  const listener = listenerMeant(facts);
  if (by === "volunteer" && actor !== listener) return fail(refuse("NOT_CLAIMED"));
  // Only a listener may call a supervisor, as this notifies people at once.
  if (by === "customer" && category === "supervisor") return fail(refuse("NOT_CLAIMED"));

  const parted = block ? listener : null;
  const report = {
    conversationId: customerId,
    messageId,
    callId,
    reporterId: actor,
    by,
    reportedId: category === "hard" || category === "supervisor" ? null : by === "customer" ? listener : customerId,
    category,
    note,
    ...((conversation?.risk === "crisis" || facts.call?.allowance === "crisis") && { inCrisis: true }),
    blocked: parted !== null,
    liftedAt: null,
    status: "open",
    decision: null,
    reason: "",
    decidedBy: null,
    reopenedAt: null,
  } as const;
  const release = conversation && partingOf(conversation, parted, facts.now, facts.freshClaimId);
  const assignment = release && { ...release, askedToPart: by === "customer" };
  return ok({ report, parted, assignment, tells: category === "supervisor" ? "safety" : null });
}

/** Whether it is a listener's call for a supervisor that is still open. */
export const isOpenSupervisorCall = ({ category, status }: Pick<Report, "category" | "status">): boolean =>
  category === "supervisor" && status === "open";

/**
 * Whether a repeat asks for a block as the stored report did, even if that was lifted since; true if the report names
 * no listener to block.
 */
const askedAlike = (stored: Report, block: boolean): boolean =>
  block === (stored.blocked || stored.liftedAt !== null) || partedBy(stored) === null;

const isSame = (
  stored: Report,
  { actor, customerId, messageId, callId, category, note, block }: ReportFacts,
): boolean =>
  stored.reporterId === actor &&
  stored.conversationId === customerId &&
  stored.messageId === messageId &&
  stored.callId === callId &&
  stored.category === category &&
  stored.note === note &&
  askedAlike(stored, block);

/**
 * The listener whom a decision can remove from Thodu: the one whom a customer or the server reports; null if there is
 * none.
 */
export const removable = ({ by, reportedId }: Pick<Report, "by" | "reportedId">): string | null =>
  by === "volunteer" ? null : reportedId;

const serverCase = (
  category: "unanswered" | "no-listener" | "crisis-ended" | "danger-written" | "promise" | "time" | RotaCategory,
  reportedId: string | null,
): NewCase => ({
  conversationId: "",
  messageId: null,
  callId: null,
  reporterId: SERVER,
  by: SERVER,
  reportedId,
  category,
  note: "",
  blocked: false,
  liftedAt: null,
  status: "open",
  decision: null,
  reason: "",
  decidedBy: null,
  reopenedAt: null,
});

/** The case about a listener who has to pause, having taken people and written to none of them. */
export const unansweredCase = (uid: string): NewCase => serverCase("unanswered", uid);

type Waits = NonNullable<Report["waits"]>;

/** How many of these people there are of each level and language, the gravest level first. */
function waitsOf(people: readonly Pick<Conversation, "locale" | "risk">[]): Waits {
  const groups = (["crisis", "concern", "none"] as const).flatMap((risk) =>
    locales.map((language) => ({
      language,
      risk,
      count: people.filter((each) => each.risk === risk && each.locale === language).length,
    })),
  );
  return groups.filter(({ count }) => count > 0);
}

/** The case that these people wait or waited, and no listener on call could be reached. */
export const noListenerCase = (people: readonly Pick<Conversation, "locale" | "risk">[]): NewCase => ({
  ...serverCase("no-listener", null),
  waits: waitsOf(people),
});

/** The id of that case: one an hour by the clock in India, and a second one if somebody in a crisis is among them. */
export const noListenerCaseId = (people: readonly Pick<Conversation, "risk">[], now: Millis): string =>
  `no-listener-${hourInIndia(now)}${people.some(({ risk }) => risk === "crisis") ? "-crisis" : ""}`;

/**
 * The case that a person in a crisis ended the talk or left the queue; null for every other end. (A listener who ends a
 * talk is asked what was agreed.)
 */
export const caseOfEnd = (
  customerId: string,
  side: "customer" | "volunteer",
  { risk, status }: { readonly risk: Risk; readonly status: Conversation["status"] },
): NewCase | null =>
  side === "customer" && risk === "crisis"
    ? {
        ...serverCase("crisis-ended", null),
        conversationId: customerId,
        ended: status === "waiting" ? "queue" : "chat",
      }
    : null;

/**
 * The case that a call in a crisis has ended, whoever ended it: nothing else is stored of what was said. `told`: what
 * its listener answered when ending it. Null without a crisis, and if the call goes on or was not answered.
 */
export const caseOfCallEnd = (
  callId: string,
  { customerId, status, allowance }: Pick<Call, "customerId" | "status" | "allowance">,
  told?: CrisisEnd,
): NewCase | null =>
  status === "ended" && allowance === "crisis"
    ? {
        ...serverCase("crisis-ended", null),
        conversationId: customerId,
        callId,
        ended: "call",
        ...(told && { crisis: told }),
      }
    : null;

/**
 * The case about a person whose text to the team (`usecases/safety/writtenDanger`) tells of certain danger; null for
 * every other tier.
 */
export const caseOfWords = (userId: string, tier: Tier): NewCase | null =>
  tier === "certain" ? { ...serverCase("danger-written", null), conversationId: userId } : null;

/** The case that a person was promised a notice of their turn and did not get it. */
export const missedPromiseCase = (): NewCase => serverCase("promise", null);

/** The case that an agreed time was not kept: the listener `uid` did not come; null if no listener took it. */
export const missedTimeCase = (uid: string | null): NewCase => serverCase("time", uid);

/** The case that no listener is on the rota or on call for some hours. */
export const rotaCase = (category: RotaCategory, stretches: NonNullable<Report["stretches"]>): NewCase => ({
  ...serverCase(category, null),
  stretches,
});

/** How long the texts of a decided case are kept. */
export const WORDS_KEPT_FOR = 90 * DAY;

/** Whether the note and the reason of a case have to be deleted. */
export const isNoteOver = ({ status, decidedAt }: Pick<Report, "status" | "decidedAt">, now: Millis): boolean =>
  status === "decided" && decidedAt !== null && now - decidedAt >= WORDS_KEPT_FOR;

/**
 * Whether an admin may decide a case: not one that they are part of, and not a decided one. `removed` needs a case that
 * reports a listener.
 */
export function decideCase(
  actor: string,
  found: Report | null,
  decision: CaseDecision,
): Result<null, Failure<"NOT_FOUND" | "NOT_PERMITTED" | "CASE_DECIDED" | "INVALID_INPUT">> {
  if (!found) return fail(refuse("NOT_FOUND"));
  if (isPartOf(actor, found)) return fail(refuse("NOT_PERMITTED"));
  if (found.status !== "open") return fail(refuse("CASE_DECIDED"));
  return decision === "removed" && removable(found) === null
    ? fail(refuse("INVALID_INPUT", { fields: ["decision"] }))
    : ok(null);
}

/** Who is told that their case was looked at; null for nobody. After a reopening they are not told again. */
export const toldOfDecision = ({
  by,
  reporterId,
  reopenedAt,
}: Pick<Report, "by" | "reporterId" | "reopenedAt">): string | null =>
  by === "server" || reopenedAt !== null || isPseudonym(reporterId) ? null : reporterId;

/** The time at which `actor` made the decision that stands, by which they can undo it; null if it is not theirs. */
export const ownDecision = (
  actor: string,
  found: Pick<Report, "status" | "decidedBy" | "decidedAt"> | null,
): Millis | null => (found?.status === "decided" && found.decidedBy === actor ? found.decidedAt : null);

/**
 * Reopens a decided case; nobody may reopen a case that they are part of. With `decidedAt`, only the decision of that
 * moment is undone, so that an Undo does not remove a colleague's later decision.
 */
export function decideReopening(
  actor: string,
  found: Report | null,
  decidedAt: Millis | null = null,
): Result<"open" | "as-it-is", Failure<"NOT_FOUND" | "NOT_PERMITTED" | "CASE_DECIDED">> {
  if (!found) return fail(refuse("NOT_FOUND"));
  if (isPartOf(actor, found)) return fail(refuse("NOT_PERMITTED"));
  if (found.status !== "decided") return ok("as-it-is");
  return decidedAt === null || decidedAt === found.decidedAt ? ok("open") : fail(refuse("CASE_DECIDED"));
}
