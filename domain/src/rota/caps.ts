import { localTime } from "../oncall/windows";
import { HOUR, MINUTE, type Millis } from "../time";
import { addDays, dayStart, weekOf } from "./calendar";
import type { Span } from "./model";

/** Most hours of one listener in a week, Monday to Sunday, of the service's zone. */
export const WEEK_MAX = 12 * HOUR;
/** The least time between a shift at night and any other. */
export const REST_AROUND_NIGHT = 8 * HOUR;
/** The least time between any two shifts. */
export const BREAK = HOUR;

const NIGHT_FROM = 22 * 60;
const NIGHT_TO = 6 * 60;
const LOOK_EVERY = 15 * MINUTE;

/** Whether any of a shift lies between 22:00 and 06:00 in the listener's time zone. */
export function isAtNight({ from, to }: Span, zone: string): boolean {
  for (let at = from; at < to; at += LOOK_EVERY) {
    const { minute } = localTime(zone, at);
    if (minute >= NIGHT_FROM || minute < NIGHT_TO) return true;
  }
  return false;
}

/** The time of these shifts that lies in the week that begins on `monday`. */
export function inWeek(spans: readonly Span[], monday: string): Millis {
  const [from, to] = [dayStart(monday), dayStart(addDays(monday, 7))];
  return spans.reduce((sum, each) => sum + Math.max(0, Math.min(each.to, to) - Math.max(each.from, from)), 0);
}

export type Cap = "week" | "night" | "break";

/** Which limit a further shift would break, with the shifts that the listener has; null for none. */
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
