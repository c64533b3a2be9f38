import * as z from "zod/mini";
import { addBars } from "../matching/waits";
import type { Gravity } from "./alarm";

const count = z._default(z.number(), 0);

/** What a day counted of alarms; no person or conversation can be told from it. Only ever counted up. */
export const alarmCounts = z.object({
  /** Talks in which a message was certain, and in which messages became unsure. */
  certain: count,
  unsure: count,
  /** Answers of people to whether they think of ending their life. */
  yes: count,
  no: count,
  /** Talks that a listener set to a lower level, or whose alarm they ruled out. */
  lowered: count,
  /** Talks with a listener that ended as a crisis. */
  confirmed: count,
  /** How many with an alarm or in a crisis waited how long until a listener took them, by the number of the bar (see waits). */
  waits: z._default(z.record(z.string(), z.number()), {}),
  /** How many of them waited how long until they left, or their page was gone, likewise; older days have none. */
  leftWaits: z._default(z.record(z.string(), z.number()), {}),
});
export type AlarmCounts = z.infer<typeof alarmCounts>;

export type AlarmCount = Exclude<keyof AlarmCounts, "waits" | "leftWaits">;

export function countOfMessage(before: Gravity, after: Gravity): AlarmCount | null {
  if (after.risk === "crisis") return before.risk === "crisis" ? null : "certain";
  return before.alarm === null && after.alarm !== null ? "unsure" : null;
}

export function countOfLabel(before: Gravity, after: Gravity): AlarmCount | null {
  if (before.risk === "crisis") return after.risk === "crisis" ? null : "lowered";
  const wasOpen = before.alarm !== null && before.alarm.answer !== "listener";
  return wasOpen && after.alarm?.answer === "listener" ? "lowered" : null;
}

export const countOfAnswer = (isInDanger: boolean): AlarmCount => (isInDanger ? "yes" : "no");

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
