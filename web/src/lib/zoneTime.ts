import { night } from "@messages/time";
import { HOUR, MINUTE, type Millis } from "@thodu/domain/time";
import { SERVICE_ZONE, isAfterMidnight, zoneName } from "@thodu/domain/zones";
import { formatter } from "./time";

interface Span {
  readonly from: Millis;
  readonly to: Millis;
}

export const isIndia = (zone: string): boolean => zoneName(zone) === SERVICE_ZONE;

/** '9 Mar, Monday, 6:30 pm – 9:30 pm' in a time zone. */
export const spanIn = ({ from, to }: Span, zone: string): string =>
  formatter({
    weekday: "long",
    day: "numeric",
    month: "short",
    hour: "numeric",
    minute: "2-digit",
    timeZone: zone,
  }).formatRange(from, to);

/** 'Mon, 9 Mar' in a time zone. */
export const dayIn = (at: Millis, zone: string): string =>
  formatter({ weekday: "short", day: "numeric", month: "short", timeZone: zone }).format(at);

/** A time of day from minutes since midnight: '6 pm', '6:30 pm'. */
export const clockAt = (minute: number): string =>
  formatter({ hour: "numeric", ...(minute % 60 !== 0 && { minute: "2-digit" }), timeZone: "UTC" }).format(
    minute * MINUTE,
  );

interface Clock {
  /** As YYYY-MM-DD, which sorts. */
  readonly day: string;
  /** Minutes since midnight. */
  readonly minute: number;
}

/** Returns a function that gives date and time of day in a zone. Swedish formats as 2026-03-09 18:30. */
export function clockOf(zone: string): (at: Millis) => Clock {
  const swedish = new Intl.DateTimeFormat("sv", { timeZone: zone, dateStyle: "short", timeStyle: "short" });
  return (at) => {
    const [day = "", time = ""] = swedish.format(at).split(" ");
    const [hours = 0, minutes = 0] = time.split(":").map(Number);
    return { day, minute: hours * 60 + minutes };
  };
}

/** 'the night from Friday to Saturday' for a time after midnight in a zone; null for any other time. */
export function nightIn(at: Millis, zone: string): string | null {
  if (!isAfterMidnight(clockOf(zone)(at).minute)) return null;
  const weekday = (of: Millis): string => formatter({ weekday: "long", timeZone: zone }).format(of);
  // Twelve hours earlier it was the day before, even if the clock was changed in that night.
  return night(weekday(at - 12 * HOUR), weekday(at));
}
