import { caseClosed, caseOpen, caseReopened } from "@messages/supervisor";
import { dayAndTime } from "../../lib/time";

export interface CaseState {
  readonly closedAt: number | null;
  readonly reopenedAt?: number | undefined;
}

/** The words for whether the team has closed the case, or has opened it again since. */
export function caseState({ closedAt, reopenedAt }: CaseState): string {
  if (closedAt !== null) return caseClosed(dayAndTime(closedAt));
  return reopenedAt === undefined ? caseOpen : caseReopened(dayAndTime(reopenedAt));
}
