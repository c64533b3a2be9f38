import type { Locale } from "../locale";
import { MINUTE, type Millis } from "../time";
import type { Booked } from "./model";

/** How long calendar programs may cache the feed. */
export const FEED_KEPT = 15 * MINUTE;

/** The title of each entry. It names nobody. */
const SUMMARY: Readonly<Record<Locale, string>> = { en: "Thodu shift", te: "తోడు షిఫ్ట్", hi: "तोडु शिफ़्ट" };

/** Text escaped as a value (RFC 5545, 3.3.11). */
export const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (each) => `\\${each}`).replaceAll(/\r\n|\r|\n/g, "\\n");

const LINE_MAX = 75;
const LAST_OF: readonly number[] = [0x7f, 0x7ff, 0xffff];
/** The number of octets of a character in UTF-8. */
const octetsOf = (character: string): number =>
  1 + LAST_OF.filter((last) => (character.codePointAt(0) ?? 0) > last).length;

/** A line folded into parts of at most 75 octets, never within a character (RFC 5545, 3.1). */
export function folded(line: string): string {
  let [all, length] = ["", 0];
  for (const character of line) {
    const octets = octetsOf(character);
    if (length + octets > LINE_MAX) [all, length] = [`${all}\r\n `, 1];
    all += character;
    length += octets;
  }
  return all;
}

/** UTC in the form 20260302T123000Z. */
const utc = (at: Millis): string => `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;

const eventOf = ({ id, from, to }: Booked, locale: Locale, madeAt: Millis): readonly string[] => [
  "BEGIN:VEVENT",
  `UID:${escaped(id)}@thodu`,
  `DTSTAMP:${utc(madeAt)}`,
  `DTSTART:${utc(from)}`,
  `DTEND:${utc(to)}`,
  `SUMMARY:${escaped(SUMMARY[locale])}`,
  "END:VEVENT",
];

/** The shifts of one listener as a calendar (RFC 5545), ordered by time. */
export const calendarOf = (booked: readonly Booked[], locale: Locale, madeAt: Millis): string =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Thodu//Shifts//EN",
    "CALSCALE:GREGORIAN",
    "X-WR-CALNAME:Thodu",
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    ...booked.toSorted((a, b) => a.from - b.from).flatMap((each) => eventOf(each, locale, madeAt)),
    "END:VCALENDAR",
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join("");
