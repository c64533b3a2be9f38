import { locales, type Locale } from "../locale";
import type { Duty } from "../oncall/model";
import { isStandby } from "../oncall/phone";
import { dutyByWindows, onCallNow } from "../oncall/windows";
import { HOUR, MINUTE, type Millis } from "../time";
import { addDays, dayOf, hourStart } from "./calendar";
import type { Span } from "./model";
import { spokenBy, type StandbyPhone } from "./standby";

/** The hours of the night on India's clocks: from nine in the evening to seven in the morning. */
const [BEGINS, ENDS] = [21, 7];

/** Moments of an hour at which it is asked who is on call; windows may begin and end at any minute. */
const MOMENTS = [0, 15, 30, 45, 59].map((minute) => minute * MINUTE);

/** The night that goes on, until it is over; then the coming one. */
export function nightOf(now: Millis): Span {
  const today = dayOf(now);
  const morning = hourStart(today, ENDS);
  return now < morning
    ? { from: hourStart(addDays(today, -1), BEGINS), to: morning }
    : { from: hourStart(today, BEGINS), to: hourStart(addDays(today, 1), ENDS) };
}

interface OnCallInHour {
  readonly uid: string;
  /** The most that they are on call for in that hour. */
  readonly duty: Duty;
  /** On call at every moment of the hour. */
  readonly whole: boolean;
  /** They speak its language well, not a little. */
  readonly well: boolean;
  /** No ring reaches them but on an open standby page, so they are not counted. */
  readonly pageOnly: boolean;
}

/** One hour of the night in one language. */
export interface NightHour {
  readonly at: Millis;
  readonly language: Locale;
  /** The fewest phones that may ring for anybody, at any moment of it. */
  readonly cover: number;
  /** Likewise for somebody in a certain crisis, for whom those wake too who are on call for a crisis alone. */
  readonly crisisCover: number;
  readonly listeners: readonly OnCallInHour[];
}

export interface NightPhone extends StandbyPhone {
  readonly uid: string;
}

interface InHour extends Omit<OnCallInHour, "well"> {
  readonly phone: NightPhone;
  /** What they are on call for at each moment. */
  readonly duties: readonly (Duty | null)[];
}

/** Null for somebody who is not on call at any of the moments. `open`: their standby page is, for as long. */
function inHour(phone: NightPhone, moments: readonly Millis[], open: boolean): InHour | null {
  const { uid, record } = phone;
  const duties = moments.map((at) => onCallNow(record, at, open));
  const pageOnly = duties.every((duty) => duty === null);
  const wished = pageOnly ? moments.map((at) => dutyByWindows(record, at)) : duties;
  const duty = wished.find((each) => each === "awake") ?? wished.find((each) => each === "crisis") ?? null;
  return duty && { uid, phone, duties, duty, pageOnly, whole: wished.every((each) => each !== null) };
}

const speaksWell = ({ record, languages }: NightPhone, language: Locale): boolean =>
  Object.keys(record.languages).length > 0 ? record.languages[language] === "well" : languages.includes(language);

function hourOf(at: Millis, language: Locale, all: readonly InHour[], moments: number): NightHour {
  const speaking = all.filter(({ phone }) => spokenBy(phone).includes(language));
  const fewest = (counts: (duty: Duty | null) => boolean): number =>
    Math.min(
      ...Array.from(
        { length: moments },
        (_, moment) => speaking.filter(({ duties }) => counts(duties[moment] ?? null)).length,
      ),
    );
  return {
    at,
    language,
    cover: fewest((duty) => duty === "awake"),
    crisisCover: fewest((duty) => duty !== null),
    listeners: speaking.map(({ uid, duty, whole, pageOnly, phone }) => ({
      uid,
      duty,
      whole,
      pageOnly,
      well: speaksWell(phone, language),
    })),
  };
}

/**
 * Who is on call in each hour of the night that goes on or comes, in each language: the hours of one language after the other.
 * Hours that are over are left out, and of the one that goes on the rest counts, in which an open standby page is taken to stay
 * open. Decided as the pager decides it (`oncall/windows`); how often a phone was rung and how long its listener rests is left out.
 */
export function onCallTonight(phones: readonly NightPhone[], now: Millis): readonly NightHour[] {
  const { from, to } = nightOf(now);
  const hours = Array.from({ length: (to - from) / HOUR }, (_, nth) => from + nth * HOUR)
    .filter((at) => at + HOUR > now)
    .map((at) => {
      const moments = MOMENTS.map((after) => Math.max(at + after, now));
      return {
        at,
        all: phones.flatMap((phone) => inHour(phone, moments, at <= now && isStandby(phone.record, now)) ?? []),
      };
    });
  return locales.flatMap((language) => hours.map(({ at, all }) => hourOf(at, language, all, MOMENTS.length)));
}
