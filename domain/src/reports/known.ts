import { DAY, type Millis } from "../time";
import { complaint, type Complaint, type Report } from "./model";

/** How many of the newest reports about a person are looked at, and how many of them are told. */
export const REPORTS_LOOKED_AT = 10;
const TOLD = 3;

/** How long the next listeners are told of a report that the team upheld, from its decision on. */
const TOLD_FOR: Millis = 365 * DAY;

/** A report of a person by a listener, as the next listener is told of it. */
interface KnownReport {
  readonly at: Millis;
  readonly category: Complaint;
  /** False while it is open. */
  readonly upheld: boolean;
  /** It was made by whoever is told. */
  readonly mine: boolean;
}

const isComplaint = (category: Report["category"]): category is Complaint =>
  complaint.some((each) => each === category);

/**
 * What `uid`, the listener who holds a conversation, is told of listeners' reports about its person, given newest
 * first: of each that is open or was upheld, when and for what. Who made it and what they wrote stays with the team.
 */
export const knownReports = (reports: readonly Report[], uid: string, now: Millis): readonly KnownReport[] =>
  reports
    .flatMap(({ by, category, status, decision, decidedAt, createdAt: at, reporterId }): readonly KnownReport[] => {
      if (by !== "volunteer" || !isComplaint(category)) return [];
      const upheld = status === "decided";
      if (upheld && (decision === "no-action" || decidedAt === null || now - decidedAt >= TOLD_FOR)) return [];
      return [{ at, category, upheld, mine: reporterId === uid }];
    })
    .slice(0, TOLD);
