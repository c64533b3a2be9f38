import type { Risk } from "../safety/levels";
import { removable } from "./decide";
import type { Report } from "./model";

/** The gravest level of risk of the people whom a case is about, as far as it says so. */
export function riskOf({ category, waits = [], inCrisis }: Pick<Report, "category" | "waits" | "inCrisis">): Risk {
  if (inCrisis === true || category === "supervisor" || category === "crisis-ended" || category === "danger-written")
    return "crisis";
  const levels = waits.map(({ risk }) => risk);
  return (["crisis", "concern"] as const).find((level) => levels.includes(level)) ?? "none";
}

/**
 * What an open case asks for: to reach the listener who called for help, to read what somebody wrote, to look who
 * waits, to decide about somebody, or only to close it.
 */
export type Due = "reach" | "read" | "look" | "decide" | "close";

export function dueOf(found: Report): Due {
  const { category, by } = found;
  if (category === "supervisor" || category === "hard") return "reach";
  if (category === "danger-written") return "read";
  if (category === "no-listener") return "look";
  return by === "server" && removable(found) === null ? "close" : "decide";
}
