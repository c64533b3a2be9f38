import { caseClosed, caseOpen, caseReopened, caseSeen } from "@messages/supervisor";
import { dayAndTime } from "../../lib/time";

export interface CaseState {
  readonly closedAt: number | null;
  readonly reopenedAt?: number | undefined;
  /** Since when an admin looks at it. */
  readonly seenAt?: number | undefined;
}

/** The words for whether the team has closed the case, looks at it, or has opened it again since. */
export function caseState({ closedAt, reopenedAt, seenAt }: CaseState): string {
  if (closedAt !== null) return caseClosed(dayAndTime(closedAt));
  const seen = seenAt === undefined ? null : caseSeen(dayAndTime(seenAt));
  if (reopenedAt === undefined) return seen ?? caseOpen;
  return [caseReopened(dayAndTime(reopenedAt)), ...(seen === null ? [] : [seen])].join(" ");
}
