import { SERVICE_ZONE } from "@thodu/domain/zones";
import type { CaseDecision, Report } from "@thodu/domain/reports/model";
import { mayStillWait } from "@thodu/domain/reports/need";
import * as t from "@messages/monitoring";
import { categories } from "@messages/reports";
import { serverNow } from "../../../lib/serverClock";
import { momentInIndia } from "../../../lib/time";
import { dayIn } from "../../../lib/zoneTime";

/** The kinds of cases, in words. */
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

type Case = Pick<Report, "category" | "ended"> & Partial<Pick<Report, "stretches" | "createdAt" | "status">>;

/** Whether a listener may still be waiting for the supervisor whom they called. */
const needsNow = ({ category, status, createdAt }: Case): boolean =>
  category === "supervisor" &&
  status === "open" &&
  createdAt !== undefined &&
  mayStillWait({ category, createdAt }, serverNow());

/**
 * The words for a case: for `crisis-ended` with what ended; for hours without a listener with their day and when that
 * was noticed.
 */
export function kindOf(found: Case): string {
  const { category, ended, stretches, createdAt } = found;
  if (category === "crisis-ended" && ended !== undefined) return t.endedOf[ended];
  if (needsNow(found)) return t.supervisorNow;
  const [first] = stretches ?? [];
  if (!first || createdAt === undefined) return kinds[category];
  // The hours of such a case are all on one day of the service.
  const words = category === "rota-week" ? t.rotaDay(dayIn(first.from, SERVICE_ZONE)) : kinds[category];
  return t.asSeen(words, momentInIndia(createdAt));
}

/** Whether a case is a listener's call for help, after which nobody can be warned. */
export const isForListener = ({ category }: Pick<Report, "category">): boolean =>
  category === "supervisor" || category === "hard";

/** The possible decisions on a case, in words. */
export const decisionsOn = (value: Pick<Report, "category">): Readonly<Record<CaseDecision, string>> =>
  isForListener(value) ? t.decisionsForListener : t.decisions;

/** The decision on a case, in words. */
export const decisionOf = (value: Pick<Report, "category">, decision: CaseDecision): string =>
  decisionsOn(value)[decision];
