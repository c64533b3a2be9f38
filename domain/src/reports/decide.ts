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
import { DAY, HOUR, type Millis } from "../time";
import { isPartOf, partedBy, partingOf } from "./blocks";
import type { CaseDecision, Report, ReportCategory, RotaCategory } from "./model";

interface ReportFacts {
  readonly actor: string;
  /** The conversation's id, which is its customer's uid. */
  readonly customerId: string;
  readonly conversation: Conversation | null;
  /** What is already stored under the id of this report. */
  readonly stored: Report | null;
  /** The message that the report names; null where it names none. */
  readonly messageId: string | null;
  /** That message, or where none is named the last one that a listener wrote. */
  readonly message: Pick<ChatMessage, "sender" | "volunteerId"> | null;
  /** The call that the report names; null where it names a message or none. */
  readonly callId: string | null;
  /** That call; null where there is no such call. */
  readonly call: Pick<Call, "customerId" | "volunteerId" | "answeredAt"> | null;
  readonly category: ReportCategory;
  readonly note: string;
  readonly block: boolean;
  readonly now: Millis;
  readonly freshClaimId: string;
}

/** A case before it is stored. */
export type NewCase = Omit<Report, "createdAt" | "decidedAt">;

export interface ReportDecision {
  readonly report: NewCase;
  /** The listener whom the person is never given to again; null where nobody is parted. */
  readonly parted: string | null;
  /** The conversation goes back to the queue, since the two are parted while they talk. */
  readonly assignment: Assignment | null;
  /** Admins with this part of the work are told at once; null where nobody is. */
  readonly tells: AdminRole | null;
}

/**
 * The listener whom a report is about or from: of the call or message named, else the last who wrote, else who holds or
 * last held the conversation.
 */
function listenerMeant({ actor, customerId, conversation, messageId, message, callId, call }: ReportFacts) {
  if (callId !== null) return call?.volunteerId ?? null;
  const holder = conversation?.volunteerId ?? conversation?.lastVolunteerId ?? null;
  if (messageId !== null) return message?.volunteerId ?? null;
  return actor === customerId ? (message?.volunteerId ?? holder) : holder;
}

/** Whether the call that a report names was one of its customer's, and somebody answered it. */
const isTheirCall = ({ customerId, call }: ReportFacts): boolean =>
  call !== null && call.customerId === customerId && call.answeredAt !== null;

/**
 * Whether a report is taken: from the customer, or from the listener who has the conversation, had it last, had it when the
 * message was written that is named, or answered the call that is named; once under each id. A customer names a message of
 * a listener. With a block the two are parted for good, at once if they are talking.
 */
export function decideReport(
  facts: ReportFacts,
): Result<ReportDecision | "repeat", Failure<"NOT_FOUND" | "NOT_CLAIMED" | "ID_REUSED">> {
  const { actor, customerId, conversation, stored, messageId, message, callId, category, note, block } = facts;
  if (stored) return isSame(stored, facts) ? ok("repeat") : fail(refuse("ID_REUSED"));
  // Whoever has only called has no conversation.
  if (callId === null ? !conversation : !isTheirCall(facts)) return fail(refuse("NOT_FOUND"));
  const by = actor === customerId ? "customer" : "volunteer";
  if (messageId !== null && (message === null || (by === "customer" && message.sender !== VOLUNTEER)))
    return fail(refuse("NOT_FOUND"));
  const listener = listenerMeant(facts);
  if (by === "volunteer" && actor !== listener) return fail(refuse("NOT_CLAIMED"));
  // It tells people at once, so that nobody else may.
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
    blocked: parted !== null,
    liftedAt: null,
    status: "open",
    decision: null,
    reason: "",
    decidedBy: null,
    reopenedAt: null,
  } as const;
  const assignment = conversation && partingOf(conversation, parted, facts.now, facts.freshClaimId);
  return ok({ report, parted, assignment, tells: category === "supervisor" ? "safety" : null });
}

/** Whether a listener waits for a supervisor whom they have called. */
export const isOpenSupervisorCall = ({ category, status }: Pick<Report, "category" | "status">): boolean =>
  category === "supervisor" && status === "open";

/** Whether a stored report asked for a block, also one that was lifted since. One that names no listener can't. */
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

/** The listener whom a case can remove from Thodu: the one that a customer or the server reports; null where there is none. */
export const removable = ({ by, reportedId }: Pick<Report, "by" | "reportedId">): string | null =>
  by === "volunteer" ? null : reportedId;

const SERVER = "server";

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

/** A case for the admins about a listener who had to pause, since they took people and wrote to none. */
export const unansweredCase = (uid: string): NewCase => serverCase("unanswered", uid);

type Waits = NonNullable<Report["waits"]>;

/** How many of these people there are of each language and level, the greatest risk first. */
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

/** A case for the admins: these people wait or waited, and nobody on call could be reached. */
export const noListenerCase = (people: readonly Pick<Conversation, "locale" | "risk">[]): NewCase => ({
  ...serverCase("no-listener", null),
  waits: waitsOf(people),
});

/** The id of that case: one an hour, and one more where somebody in a crisis is among them. */
export const noListenerCaseId = (people: readonly Pick<Conversation, "risk">[], now: Millis): string =>
  `no-listener-${Math.floor(now / HOUR)}${people.some(({ risk }) => risk === "crisis") ? "-crisis" : ""}`;

/**
 * A case for the admins about an end of a talk, or of a wait, that nobody looks at a second time; null for every other end.
 * A listener who ends it is asked what was agreed.
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
 * The case of a call in a crisis that has ended, whoever ended it: nothing that was said in a call is stored elsewhere. `told`:
 * what its listener answered when ending it. Null without a crisis, and for a call that has not ended or that nobody took.
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
 * A case for the admins about a person whose text to the team (`usecases/safety/writtenDanger`) is read as certain danger;
 * null for every other tier.
 */
export const caseOfWords = (userId: string, tier: Tier): NewCase | null =>
  tier === "certain" ? { ...serverCase("danger-written", null), conversationId: userId } : null;

/** A case for the admins: somebody was promised to be told of their turn, and was not. */
export const missedPromiseCase = (): NewCase => serverCase("promise", null);

/** A case for the admins about a time that was not kept: the listener `uid` did not come; null where no listener took it. */
export const missedTimeCase = (uid: string | null): NewCase => serverCase("time", uid);

/** A case for the admins: hours in which nobody listens and nobody is on call. */
export const rotaCase = (category: RotaCategory, stretches: NonNullable<Report["stretches"]>): NewCase => ({
  ...serverCase(category, null),
  stretches,
});

/** How long the words of a decided case are kept. */
export const WORDS_KEPT_FOR = 90 * DAY;

/** Whether the note and the reason of a case have to go. */
export const isNoteOver = ({ status, decidedAt }: Pick<Report, "status" | "decidedAt">, now: Millis): boolean =>
  status === "decided" && decidedAt !== null && now - decidedAt >= WORDS_KEPT_FOR;

/**
 * Nobody decides a case that they are part of, or one already decided; `removed` needs a case that reports a listener.
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

/** Who is told that a case was looked at; null for nobody. Of one that was opened again, they were told the first time. */
export const toldOfDecision = ({
  by,
  reporterId,
  reopenedAt,
}: Pick<Report, "by" | "reporterId" | "reopenedAt">): string | null =>
  by === "server" || reopenedAt !== null || isPseudonym(reporterId) ? null : reporterId;

/** When `actor` decided a case, by which they can undo that; null where it is not their decision that stands. */
export const ownDecision = (
  actor: string,
  found: Pick<Report, "status" | "decidedBy" | "decidedAt"> | null,
): Millis | null => (found?.status === "decided" && found.decidedBy === actor ? found.decidedAt : null);

/**
 * Reopens a decided case; nobody may reopen a case that they are part of. With `decidedAt`, only the decision made at that
 * moment is taken back, so that an Undo does not remove a later decision of a colleague.
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
