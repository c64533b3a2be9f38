import { caseClosed, caseOpen } from "@messages/supervisor";
import { dayAndTime } from "../../lib/time";

/** Whether the team has closed the case of somebody who needs a supervisor. */
export const caseState = ({ closedAt }: { readonly closedAt: number | null }): string =>
  closedAt === null ? caseOpen : caseClosed(dayAndTime(closedAt));
