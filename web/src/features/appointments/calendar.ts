import type { Millis } from "@thodu/domain/time";

interface CalendarEvent {
  /** Stays the same when the event is downloaded again, so that calendars replace it. */
  readonly id: string;
  readonly title: string;
  readonly startsAt: Millis;
  readonly endsAt: Millis;
  /** When the appointment was requested. */
  readonly madeAt: Millis;
}

/** RFC 5545, 3.3.5: a moment in UTC. */
const stamp = (at: Millis): string => new Date(at).toISOString().replaceAll(/[-:]|\.\d{3}/g, "");

/** RFC 5545, 3.3.11. */
const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);

const OCTETS = 75;
const length = (text: string): number => new TextEncoder().encode(text).length;

/** RFC 5545, 3.1: lines of at most 75 octets; a folded line continues after a blank. No character is split. */
function folded(line: string): string {
  const lines = [""];
  for (const character of line) {
    const last = lines.at(-1) ?? "";
    if (length(last + character) > OCTETS) lines.push(` ${character}`);
    else lines[lines.length - 1] = last + character;
  }
  return lines.join("\r\n");
}

/**
 * An event as an iCalendar file. Other people who see the calendar can read its title, so that does not tell the
 * reason.
 */
export function calendarFile({ id, title, startsAt, endsAt, madeAt }: CalendarEvent): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Thodu//Appointments//EN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${escaped(id)}@thodu`,
    `DTSTAMP:${stamp(madeAt)}`,
    `DTSTART:${stamp(startsAt)}`,
    `DTEND:${stamp(endsAt)}`,
    `SUMMARY:${escaped(title)}`,
    "CLASS:PRIVATE",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    "TRIGGER:-PT1H",
    `DESCRIPTION:${escaped(title)}`,
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}
