import { auditBy, type AuditBy } from "@thodu/domain/accounts/auditBy";
import { auditEntry, type AuditAction } from "@thodu/domain/accounts/model";

/** Which lines of the audit log are shown; an empty field matches everything. */
export interface AuditFilter {
  /** The person who acted or was concerned: a uid, or the id of a case, an order or another record. */
  readonly person: string;
  readonly action: AuditAction | "";
  readonly by: AuditBy | "";
  /** Days in India, as YYYY-MM-DD; both are included. */
  readonly from: string;
  readonly to: string;
}

/** The filter that shows every line. */
export const everything: AuditFilter = { person: "", action: "", by: "", from: "", to: "" };

export const actions: readonly AuditAction[] = auditEntry.shape.action.options;

const dayIn = (word: string | null): string => (word !== null && isDay(word) ? word : "");

/**
 * Whether the calendar has this day. The date is read back, because some engines take 30 February for a day in March.
 */
const isDay = (word: string): boolean => {
  const at = Date.parse(`${word}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString() === `${word}T00:00:00.000Z`;
};

/** The filter in an address; anything else in it is ignored. */
export const filterIn = (query: URLSearchParams): AuditFilter => ({
  person: query.get("person")?.trim() ?? "",
  action: actions.find((each) => each === query.get("action")) ?? "",
  by: auditBy.find((each) => each === query.get("by")) ?? "",
  from: dayIn(query.get("from")),
  to: dayIn(query.get("to")),
});
