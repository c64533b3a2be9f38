import { isPseudonym } from "../accounts/deletion";
import { releaseAssignment, type Assignment } from "../chat/claim";
import type { Conversation } from "../chat/model";
import { refuse, type Failure } from "../errors";
import { fail, ok, type Result } from "../result";
import type { Millis } from "../time";
import type { Report } from "./model";

export interface Parted {
  readonly customerId: string;
  readonly listener: string;
}

/** The listener of a report: the reporter, or the one reported by a customer; null if it names none. */
const listenerIn = ({ by, reporterId, reportedId }: Pick<Report, "by" | "reporterId" | "reportedId">): string | null =>
  by === "volunteer" ? reporterId : reportedId;

/** The two people whom a report's block parts; null once the report no longer names both (a deleted account). */
export function partedBy(report: Pick<Report, "by" | "conversationId" | "reporterId" | "reportedId">): Parted | null {
  const [customerId, listener] = [report.conversationId, listenerIn(report)];
  return listener === null || [customerId, listener].some((uid) => uid === "" || isPseudonym(uid))
    ? null
    : { customerId, listener };
}

/**
 * Whether a case is about a person or from them. A case of the category `hard` names its person only as the
 * conversation.
 */
export const isPartOf = (
  uid: string,
  { reporterId, reportedId, conversationId }: Pick<Report, "reporterId" | "reportedId" | "conversationId">,
): boolean => [reporterId, reportedId, conversationId].includes(uid);

interface BlockFacts {
  readonly actor: string;
  readonly found: Report | null;
  readonly stands: boolean;
  readonly reason: string;
}

/** Lifts or restores the block of a report. Nobody decides in a case that they are part of. */
export function decideBlock({
  actor,
  found,
  stands,
  reason,
}: BlockFacts): Result<Parted | "as-it-is", Failure<"NOT_FOUND" | "NOT_PERMITTED" | "INVALID_INPUT">> {
  if (!found || (!found.blocked && found.liftedAt === null)) return fail(refuse("NOT_FOUND"));
  if (isPartOf(actor, found)) return fail(refuse("NOT_PERMITTED"));
  if (found.blocked === stands) return ok("as-it-is");
  const parted = partedBy(found);
  if (parted === null) return fail(refuse("NOT_FOUND"));
  return !stands && reason === "" ? fail(refuse("INVALID_INPUT", { fields: ["reason"] })) : ok(parted);
}

/** Whether a report that the admin did not see asks for the block; false without `saw`. */
export const isPartedAnew = (lifted: readonly string[], saw: readonly string[] | undefined): boolean =>
  saw !== undefined && lifted.some((id) => !saw.includes(id));

/** How a conversation changes if its person and `listener` are parted: it returns to the queue if they are talking. */
export const partingOf = (
  { volunteerId }: Pick<Conversation, "volunteerId">,
  listener: string | null,
  now: Millis,
  freshClaimId: string,
): Assignment | null =>
  listener !== null && volunteerId === listener ? releaseAssignment(freshClaimId, { by: listener, at: now }) : null;
