import { Temporal } from "temporal-polyfill";
import type { Millis } from "../time";
import { SERVICE_ZONE } from "../zones";

const inZone = (at: Millis, zone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);

/** The calendar day, as YYYY-MM-DD. */
export const dayOf = (at: Millis, zone = SERVICE_ZONE): string => inZone(at, zone).toPlainDate().toString();

/** The first instant of a day, which in some zones is not midnight. */
export const dayStart = (day: string, zone = SERVICE_ZONE): Millis =>
  Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds;

export const addDays = (day: string, days: number): string => Temporal.PlainDate.from(day).add({ days }).toString();

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => Temporal.PlainDate.from(day).dayOfWeek % 7;

/** The instant of a full hour, local time; 24 is the end of the day. */
export const hourStart = (day: string, hour: number, zone = SERVICE_ZONE): Millis =>
  hour === 24
    ? dayStart(addDays(day, 1), zone)
    : Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: zone, plainTime: { hour } }).epochMilliseconds;

/** The hour of the day, local time, from 0. */
export const hourOf = (at: Millis, zone = SERVICE_ZONE): number => inZone(at, zone).hour;

/** The Monday of the week, as YYYY-MM-DD. */
export function weekOf(at: Millis, zone = SERVICE_ZONE): string {
  const day = inZone(at, zone).toPlainDate();
  return day.subtract({ days: day.dayOfWeek - 1 }).toString();
}
