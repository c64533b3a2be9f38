import { DAY, HOUR, kolkataDay, MINUTE, type Millis } from "@thodu/domain/time";
import { justNow, today, yesterday } from "@messages/time";
import { tag } from "./locale";

/**
 * Formatters are expensive to create, so each is created once. Times are in the user's own time zone unless `timeZone`
 * says otherwise.
 */
const makers = new Map<string, Intl.DateTimeFormat>();

export function formatter(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  const made = makers.get(key) ?? new Intl.DateTimeFormat(tag, options);
  makers.set(key, made);
  return made;
}

/** '8:05 pm' */
export const timeOfDay = (at: Millis): string => formatter({ hour: "numeric", minute: "2-digit" }).format(at);

const midnight = (at: Millis): Millis => new Date(at).setHours(0, 0, 0, 0);

/** 'Today', 'Yesterday', 'Tuesday' within the week, else '3 March' (with the year when it isn't this one). */
export function friendlyDay(at: Millis, now: Millis = Date.now()): string {
  // Rounded, because a day on which clocks change has 23 or 25 hours.
  const ago = Math.round((midnight(now) - midnight(at)) / DAY);
  if (ago === 0) return today;
  if (ago === 1) return yesterday;
  if (ago > 1 && ago < 7) return formatter({ weekday: "long" }).format(at);
  const sameYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return formatter({ day: "numeric", month: "long", year: sameYear ? undefined : "numeric" }).format(at);
}

/** 'Today, 8:05 pm' */
export const dayAndTime = (at: Millis, now?: Millis): string => `${friendlyDay(at, now)}, ${timeOfDay(at)}`;

const RECENT = 12 * HOUR;

/** In a list: the time of day for today and the last hours, so that nothing changes at midnight; otherwise the day. */
export const friendlyMoment = (at: Millis, now: Millis): string =>
  now - at < RECENT || midnight(at) === midnight(now) ? timeOfDay(at) : friendlyDay(at, now);

/** 'Just now', '5 min. ago', '3 hr. ago', then the day. */
export function friendlyAgo(at: Millis, now: Millis = Date.now()): string {
  const ago = now - at;
  if (ago < MINUTE) return justNow;
  if (ago >= DAY) return friendlyDay(at, now);
  const relative = new Intl.RelativeTimeFormat(tag, { numeric: "always", style: "short" });
  return ago < HOUR
    ? relative.format(-Math.floor(ago / MINUTE), "minute")
    : relative.format(-Math.floor(ago / HOUR), "hour");
}

const KOLKATA = "Asia/Kolkata";

/** An hour of the day (0–23) in words: '9 pm'. */
export const clockHour = (hour: number): string => formatter({ hour: "numeric", timeZone: "UTC" }).format(hour * HOUR);

/**
 * A moment in India time: 'Tuesday, 3 March, 6:30 pm'. Day and hour are put together here, since a Hindi formatter would
 * add 'o’clock' (बजे) after am and pm.
 */
export const momentInIndia = (at: Millis): string =>
  `${formatter({ weekday: "long", day: "numeric", month: "long", timeZone: KOLKATA }).format(at)}, ${timeInIndia(at)}`;

/** '3 March 2026' in India. */
export const dateInIndia = (at: Millis): string =>
  formatter({ day: "numeric", month: "long", year: "numeric", timeZone: KOLKATA }).format(at);

/** As {@link friendlyDay}, but by the days in India. */
export function dayInIndia(at: Millis, now: Millis = Date.now()): string {
  const ago = Math.round((dayStart(now) - dayStart(at)) / DAY);
  if (ago === 0) return today;
  if (ago === 1) return yesterday;
  if (ago > 1 && ago < 7) return formatter({ weekday: "long", timeZone: KOLKATA }).format(at);
  const sameYear = kolkataDay(at).slice(0, 4) === kolkataDay(now).slice(0, 4);
  return formatter({
    day: "numeric",
    month: "long",
    year: sameYear ? undefined : "numeric",
    timeZone: KOLKATA,
  }).format(at);
}

const dayStart = (at: Millis): Millis => Date.parse(`${kolkataDay(at)}T00:00:00+05:30`);

/** '6:30 pm' in India. */
export const timeInIndia = (at: Millis): string =>
  formatter({ hour: "numeric", minute: "2-digit", timeZone: KOLKATA }).format(at);
