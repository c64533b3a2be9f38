import type { Millis } from "../time";
import { SERVER } from "../accounts/server";
import { endOfHourInIndia } from "./hourInIndia";
import type { Report } from "./model";
import { rotaCategories } from "./need";
import { NOT_SEEN } from "./seen";

/** Cases about hours that have no listener, or in which nobody on call could be reached. */
export const hourCategories = [...rotaCategories, "no-listener"] as const satisfies readonly Report["category"][];

const isRota = (category: Report["category"]): boolean => rotaCategories.some((each) => each === category);

/** When the hours of a case are over; null for a case about anything else, and for one without its hours. */
function hoursEnd({ category, stretches = [], createdAt }: Hours): Millis | null {
  // Such a case is about one hour (`noListenerCaseId`).
  if (category === "no-listener") return endOfHourInIndia(createdAt);
  return isRota(category) && stretches.length > 0 ? Math.max(...stretches.map(({ to }) => to)) : null;
}

type Hours = Pick<Report, "category" | "stretches" | "createdAt">;

/** Whether none of the people who waited was in a crisis. An older case does not say who they were. */
const isWithoutCrisis = ({ category, waits }: Pick<Report, "category" | "waits">): boolean =>
  category !== "no-listener" || (waits?.every(({ risk }) => risk !== "crisis") ?? false);

type Open = Hours & Pick<Report, "status" | "reopenedAt" | "waits">;

/**
 * Whether a case closes by itself once its hours are over. An admin has to look at one in which somebody waited in a
 * crisis, and at one that an admin reopened.
 */
export const mayCloseByItself = (found: Open): boolean =>
  found.status === "open" && found.reopenedAt === null && hoursEnd(found) !== null && isWithoutCrisis(found);

/**
 * Whether a case closes by itself at `now`: its hours are over, and nobody who came before their end still waits.
 * `oldestWait`: the beginning of the longest present wait; null if nobody waits.
 */
export function closesByItself(found: Open, oldestWait: Millis | null, now: Millis): boolean {
  const end = hoursEnd(found);
  return mayCloseByItself(found) && end !== null && end <= now && (oldestWait === null || oldestWait >= end);
}

/** The changes to a case that closes by itself. */
export const CLOSED_BY_ITSELF = {
  status: "decided",
  decision: "no-action",
  reason: "",
  decidedBy: SERVER,
  ...NOT_SEEN,
} as const satisfies Partial<Report>;

/** Whether a case closed by itself. */
export const isClosedByItself = ({
  category,
  status,
  decidedBy,
}: Pick<Report, "category" | "status" | "decidedBy">): boolean =>
  status === "decided" && decidedBy === SERVER && hourCategories.some((each) => each === category);

/** The reason in the audit log. */
export const HOURS_OVER = "hours-over";
