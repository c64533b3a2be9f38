import type { Millis } from "../time";
import type { CallWindow, Duty, OnCall, QuietHours } from "./model";
import { isReached, type Reached } from "./reach";

const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const MINUTES_PER_HOUR = 60;

export interface LocalTime {
  /** 0 is Sunday. */
  readonly weekday: number;
  /** Minutes since midnight, local time. */
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

/** Weekday and time of day in a time zone, with daylight saving time. */
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

/** Whether a window includes a local time: it began today, or yesterday and runs past midnight. */
function holds({ days, from, to }: CallWindow, { weekday, minute }: LocalTime): boolean {
  const begunToday = days.includes(weekday) && minute >= from && (to <= from || minute < to);
  const begunYesterday = to <= from && days.includes(dayBefore(weekday)) && minute < to;
  return begunToday || begunYesterday;
}

type WindowSettings = Pick<OnCall, "on" | "zone" | "windows" | "quiet" | "testedAt" | "pausedAt">;

/**
 * The duty outside the windows while a standby page is open: who chose a crisis only, for all of them, is kept to it.
 */
export const dutyOutside = (windows: OnCall["windows"]): Duty =>
  windows.length > 0 && windows.every((each) => each.duty === "crisis") ? "crisis" : "awake";

/**
 * The duty of a listener at `now` by their windows, whether or not a ring can reach them. `standby`: with an open
 * standby page they are on call outside the windows too. Null in quiet hours, while paused, and untested.
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
  return standby ? dutyOutside(windows) : null;
}

/**
 * The duty of a listener at `now`; null if they are not on call, or neither a push, a call nor a standby page reaches
 * them.
 */
export const onCallNow = (settings: Reached & WindowSettings, now: Millis, standby = false): Duty | null =>
  standby || isReached(settings) ? dutyByWindows(settings, now, standby) : null;
