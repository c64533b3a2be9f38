import { removable } from "@thodu/domain/reports/decide";
import type { CaseDecision, Report } from "@thodu/domain/reports/model";

/** What can be decided on a case; on one that Thodu opened about nobody there is nothing but to close it. */
export function offeredFor(value: Report): readonly CaseDecision[] {
  if (removable(value) !== null) return ["no-action", "warned", "removed"];
  return value.by === "server" ? ["no-action"] : ["no-action", "warned"];
}

/** Whether a case is closed without a choice. */
export const isOnlyClosed = (value: Report): boolean => offeredFor(value).length === 1;
