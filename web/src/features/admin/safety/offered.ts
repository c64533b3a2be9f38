import { removable } from "@thodu/domain/reports/decide";
import type { CaseDecision, Report } from "@thodu/domain/reports/model";

/** The possible decisions on a case. One that Thodu opened about nobody can only be closed. */
export function offeredFor(value: Report): readonly CaseDecision[] {
  if (removable(value) !== null) return ["no-action", "warned", "removed"];
  return value.by === "server" ? ["no-action"] : ["no-action", "warned"];
}

/** Whether a case can only be closed, without a choice. */
export const isOnlyClosed = (value: Report): boolean => offeredFor(value).length === 1;
