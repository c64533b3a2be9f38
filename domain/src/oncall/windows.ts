import type { Millis } from "../time";
import type { CallWindow, Duty, OnCall, QuietHours } from "./model";
import { isReached, type Reached } from "./reach";

const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const MINUTES_PER_HOUR = 60;

export interface LocalTime {
  /** 0 is Sunday. */
  readonly weekday: number;
  /** Minutes since midnight as the clock on the wall shows them. */
  readonly minute: number;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  clocks.set(zone, made);
  return made;
}

export function isZone(zone: string): boolean {
  try {
    clockOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** What the clock on the wall shows in a time zone, changes of the clock included. */
export function localTime(zone: string, at: Millis): LocalTime {
  const parts = new Map(
    clockOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return {
    weekday: WEEKDAYS.indexOf(parts.get("weekday") ?? ""),
    minute: Number(parts.get("hour")) * MINUTES_PER_HOUR + Number(parts.get("minute")),
  };
}

const dayBefore = (weekday: number): number => (weekday + WEEKDAYS.length - 1) % WEEKDAYS.length;

const isWithin = ({ from, to }: QuietHours, minute: number): boolean =>
  from < to ? minute >= from && minute < to : minute >= from || minute < to;

/** Whether a window holds at a local time: it began today, or yesterday and runs past midnight. */
function holds({ days, from, to }: CallWindow, { weekday, minute }: LocalTime): boolean {
  const begunToday = days.includes(weekday) && minute >= from && (to <= from || minute < to);
  const begunYesterday = to <= from && days.includes(dayBefore(weekday)) && minute < to;
  return begunToday || begunYesterday;
}

type WindowSettings = Pick<OnCall, "on" | "zone" | "windows" | "quiet" | "testedAt" | "pausedAt">;

/**
 * How far the windows of a listener hold at `now`, whether or not a ring reaches them then; with an open standby page they are
 * on call outside of windows too. Never in quiet hours, paused or untested.
 */
export function dutyByWindows(
  { on, zone, windows, quiet, testedAt, pausedAt }: WindowSettings,
  now: Millis,
  standby = false,
): Duty | null {
  if (!on || testedAt === null || pausedAt !== null || !isZone(zone)) return null;
  const local = localTime(zone, now);
  if (quiet && isWithin(quiet, local.minute)) return null;
  const current = windows.filter((each) => holds(each, local));
  if (current.some((each) => each.duty === "awake")) return "awake";
  if (current.length > 0) return "crisis";
  return standby ? "awake" : null;
}

/** How far a listener is on call at `now`: by windows, where a push or a call reaches them, or an open standby page. */
export const onCallNow = (settings: Reached & WindowSettings, now: Millis, standby = false): Duty | null =>
  standby || isReached(settings) ? dutyByWindows(settings, now, standby) : null;
