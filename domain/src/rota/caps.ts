import { localTime } from "../oncall/windows";
import { HOUR, MINUTE, type Millis } from "../time";
import { addDays, dayStart, weekOf } from "./calendar";
import type { Span } from "./model";

/** Of one listener in a week of the service, Monday to Sunday. */
export const WEEK_MAX = 12 * HOUR;
/** Rest before and after a shift at night. */
export const REST_AROUND_NIGHT = 8 * HOUR;
/** Between any two shifts. */
export const BREAK = HOUR;

const NIGHT_FROM = 22 * 60;
const NIGHT_TO = 6 * 60;
const LOOK_EVERY = 15 * MINUTE;

/** Whether any of it lies between 22:00 and 06:00 by the listener's own clock. */
export function isAtNight({ from, to }: Span, zone: string): boolean {
  for (let at = from; at < to; at += LOOK_EVERY) {
    const { minute } = localTime(zone, at);
    if (minute >= NIGHT_FROM || minute < NIGHT_TO) return true;
  }
  return false;
}

/** How much of these lies in the week that begins on a Monday. */
export function inWeek(spans: readonly Span[], monday: string): Millis {
  const [from, to] = [dayStart(monday), dayStart(addDays(monday, 7))];
  return spans.reduce((sum, each) => sum + Math.max(0, Math.min(each.to, to) - Math.max(each.from, from)), 0);
}

export type Cap = "week" | "night" | "break";

/** What speaks against one more shift beside those that a listener has; null where nothing does. */
export function capOf(booked: readonly Span[], next: Span, zone: string): Cap | null {
  const atNight = isAtNight(next, zone);
  for (const each of booked) {
    const apart = Math.max(each.from - next.to, next.from - each.to);
    if (apart < BREAK) return "break";
    if (apart < REST_AROUND_NIGHT && (atNight || isAtNight(each, zone))) return "night";
  }
  const weeks = new Set([weekOf(next.from), weekOf(next.to - 1)]);
  return [...weeks].some((monday) => inWeek([...booked, next], monday) > WEEK_MAX) ? "week" : null;
}
