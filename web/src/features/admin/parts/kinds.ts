import type { Report } from "@thodu/domain/reports/model";
import * as t from "@messages/monitoring";
import { categories } from "@messages/reports";

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

/** The words for a case; for `crisis-ended` with what ended. */
export const kindOf = ({ category, ended }: Pick<Report, "category" | "ended">): string =>
  category === "crisis-ended" && ended !== undefined ? t.endedOf[ended] : kinds[category];
