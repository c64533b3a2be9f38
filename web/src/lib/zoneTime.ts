import { night } from "@messages/time";
import { HOUR, MINUTE, type Millis } from "@thodu/domain/time";
import { formatter } from "./time";

interface Span {
  readonly from: Millis;
  readonly to: Millis;
}

/** Many browsers still call India's time zone Asia/Calcutta. */
export const zoneName = (zone: string): string => (zone === "Asia/Calcutta" ? "Asia/Kolkata" : zone);

/** '9 Mar, Monday, 6:30 pm – 9:30 pm' as clocks in a zone show it. */
export const spanIn = ({ from, to }: Span, zone: string): string =>
  formatter({
    weekday: "long",
    day: "numeric",
    month: "short",
    hour: "numeric",
    minute: "2-digit",
    timeZone: zone,
  }).formatRange(from, to);

/** 'Mon, 9 Mar' in a zone. */
export const dayIn = (at: Millis, zone: string): string =>
  formatter({ weekday: "short", day: "numeric", month: "short", timeZone: zone }).format(at);

/** Minutes since the day began, as one says them: '6 pm', '6:30 pm'. */
export const clockAt = (minute: number): string =>
  formatter({ hour: "numeric", ...(minute % 60 !== 0 && { minute: "2-digit" }), timeZone: "UTC" }).format(
    minute * MINUTE,
  );

interface Clock {
  /** In digits that sort. */
  readonly day: string;
  /** Minutes since the day began. */
  readonly minute: number;
}

/** What clocks in a zone show. Swedish writes 2026-03-09 18:30. */
export function clockOf(zone: string): (at: Millis) => Clock {
  const swedish = new Intl.DateTimeFormat("sv", { timeZone: zone, dateStyle: "short", timeStyle: "short" });
  return (at) => {
    const [day = "", time = ""] = swedish.format(at).split(" ");
    const [hours = 0, minutes = 0] = time.split(":").map(Number);
    return { day, minute: hours * 60 + minutes };
  };
}

/** Minutes of a day until which one says that it is night. */
const NIGHT_ENDS = 6 * 60;

/** Whether people take a minute of a day (0 to 1439) for part of the night before. */
export const isAfterMidnight = (minute: number): boolean => minute < NIGHT_ENDS;

/** 'the night from Friday to Saturday' for a time after midnight in a zone; null for any other. */
export function nightIn(at: Millis, zone: string): string | null {
  if (!isAfterMidnight(clockOf(zone)(at).minute)) return null;
  const weekday = (of: Millis): string => formatter({ weekday: "long", timeZone: zone }).format(of);
  // Twelve hours before it, it was the day before, also where the clock is changed in that night.
  return night(weekday(at - 12 * HOUR), weekday(at));
}
