import { SERVICE_ZONE } from "@thodu/domain/rota/arrivals";
import type { CaseDecision, Report } from "@thodu/domain/reports/model";
import * as t from "@messages/monitoring";
import { categories } from "@messages/reports";
import { momentInIndia } from "../../../lib/time";
import { dayIn } from "../../../lib/zoneTime";

/** What a case is about, in words. */
export const kinds = {
  ...categories,
  hard: t.hard,
  supervisor: t.supervisor,
  unanswered: t.unansweredPeople,
  "no-listener": t.noListener,
  "crisis-ended": t.endedInCrisis,
  "danger-written": t.writtenDanger,
  promise: t.missedPromise,
  time: t.missedTime,
  "rota-week": t.rotaWeek,
  "rota-hour": t.rotaHour,
  "rota-now": t.rotaNow,
};

type Case = Pick<Report, "category" | "ended"> & Partial<Pick<Report, "stretches" | "createdAt">>;

/** The words for a case; for `crisis-ended` with what ended, for hours that nobody has with their day and when that was seen. */
export function kindOf({ category, ended, stretches, createdAt }: Case): string {
  if (category === "crisis-ended" && ended !== undefined) return t.endedOf[ended];
  const [first] = stretches ?? [];
  if (!first || createdAt === undefined) return kinds[category];
  // The hours of a case of this kind are all of one day of the service.
  const words = category === "rota-week" ? t.rotaDay(dayIn(first.from, SERVICE_ZONE)) : kinds[category];
  return t.asSeen(words, momentInIndia(createdAt));
}

/** Whether a case is a listener's call for help, about which nobody is warned. */
export const isForListener = ({ category }: Pick<Report, "category">): boolean =>
  category === "supervisor" || category === "hard";

/** What was decided on a case, in words. */
export const decisionOf = (value: Pick<Report, "category">, decision: CaseDecision): string =>
  (isForListener(value) ? t.decisionsForListener : t.decisions)[decision];
