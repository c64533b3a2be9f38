import * as z from "zod/mini";
import { addBars } from "../matching/waits";
import type { Alarm, Gravity } from "./alarm";
import { isRaised } from "./grace";

const count = z._default(z.number(), 0);

/** The alarms of one day, counted. No person or conversation can be found in it. All figures only grow. */
export const alarmCounts = z.object({
  /** Talks with a certain message, and talks with an alarm. */
  certain: count,
  unsure: count,
  /** People's answers to the question whether they think of ending their life. */
  yes: count,
  no: count,
  /** Talks that a listener set to a lower level, or whose alarm they ruled out. */
  lowered: count,
  /** Talks with a listener that ended as a crisis. */
  confirmed: count,
  /**
   * Waits, with an alarm or in a crisis, that ended with a listener: how many in each bar, by the number of the bar
   * (see waits).
   */
  waits: z._default(z.record(z.string(), z.number()), {}),
  /** Such waits that ended because the person left or their page was gone, likewise; older days have none. */
  leftWaits: z._default(z.record(z.string(), z.number()), {}),
});
export type AlarmCounts = z.infer<typeof alarmCounts>;

export type AlarmCount = Exclude<keyof AlarmCounts, "waits" | "leftWaits">;

export function countOfMessage(before: Gravity, after: Gravity): AlarmCount | null {
  if (after.risk === "crisis") return before.risk === "crisis" ? null : "certain";
  return !isRaised(before.alarm) && isRaised(after.alarm) ? "unsure" : null;
}

export function countOfLabel(before: Gravity, after: Gravity): AlarmCount | null {
  if (before.risk === "crisis") return after.risk === "crisis" ? null : "lowered";
  const wasOpen = isRaised(before.alarm) && before.alarm?.answer !== "listener";
  return wasOpen && after.alarm?.answer === "listener" ? "lowered" : null;
}

/** How an answer is counted; null if only the listener's question made the alarm, which was not counted either. */
export function countOfAnswer(alarm: Alarm | null, isInDanger: boolean): AlarmCount | null {
  if (alarm?.byListener === true) return null;
  return isInDanger ? "yes" : "no";
}

export const isUrgentWait = ({ risk, alarm }: Gravity): boolean =>
  risk === "crisis" || (alarm !== null && alarm.answer === null);

export const addAlarms = (days: readonly AlarmCounts[]): AlarmCounts =>
  days.reduce<AlarmCounts>(
    (sum, day) => ({
      certain: sum.certain + day.certain,
      unsure: sum.unsure + day.unsure,
      yes: sum.yes + day.yes,
      no: sum.no + day.no,
      lowered: sum.lowered + day.lowered,
      confirmed: sum.confirmed + day.confirmed,
      waits: addBars(sum.waits, day.waits),
      leftWaits: addBars(sum.leftWaits, day.leftWaits),
    }),
    alarmCounts.parse({}),
  );
