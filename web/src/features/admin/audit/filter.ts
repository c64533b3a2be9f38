import { auditEntry, type AuditAction } from "@thodu/domain/accounts/model";

/** What lines of the audit log are shown; an empty word lets everything through. */
export interface AuditFilter {
  /** Who did it, or whom it was about: a uid, or the id of a case, an order or another record. */
  readonly person: string;
  readonly action: AuditAction | "";
  /** Days in India, as YYYY-MM-DD; both are part of what is shown. */
  readonly from: string;
  readonly to: string;
}

export const actions: readonly AuditAction[] = auditEntry.shape.action.options;

const dayIn = (word: string | null): string => (word !== null && isDay(word) ? word : "");

/** The calendar must have it: a date is read back, because some engines take 30 February for a day in March. */
const isDay = (word: string): boolean => {
  const at = Date.parse(`${word}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString() === `${word}T00:00:00.000Z`;
};

/** The filter that an address names; what is no filter is left out. */
export const filterIn = (query: URLSearchParams): AuditFilter => ({
  person: query.get("person")?.trim() ?? "",
  action: actions.find((each) => each === query.get("action")) ?? "",
  from: dayIn(query.get("from")),
  to: dayIn(query.get("to")),
});
