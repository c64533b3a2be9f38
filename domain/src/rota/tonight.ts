import { locales, type Locale } from "../locale";
import type { Duty } from "../oncall/model";
import { isStandby } from "../oncall/phone";
import { dutyByWindows, onCallNow } from "../oncall/windows";
import { HOUR, MINUTE, type Millis } from "../time";
import { addDays, dayOf, hourStart } from "./calendar";
import type { Span } from "./model";
import { spokenBy, type StandbyPhone } from "./standby";

/** The hours of the night in Asia/Kolkata. */
const [BEGINS, ENDS] = [21, 7];

/** An hour is checked at these moments, because windows may begin and end at any minute. */
const MOMENTS = [0, 15, 30, 45, 59].map((minute) => minute * MINUTE);

/** The present night or, in daytime, the next one. */
export function nightOf(now: Millis): Span {
  const today = dayOf(now);
  const morning = hourStart(today, ENDS);
  return now < morning
    ? { from: hourStart(addDays(today, -1), BEGINS), to: morning }
    : { from: hourStart(today, BEGINS), to: hourStart(addDays(today, 1), ENDS) };
}

interface OnCallInHour {
  readonly uid: string;
  /** Their widest duty in the hour. */
  readonly duty: Duty;
  /** On call at every checked moment of the hour. */
  readonly whole: boolean;
  /** They speak the language well, not a little. */
  readonly well: boolean;
  /** A ring reaches them only on an open standby page, so they are not counted in the cover. */
  readonly pageOnly: boolean;
}

/** One hour of the night in one language. */
export interface NightHour {
  readonly at: Millis;
  readonly language: Locale;
  /** The fewest phones that may ring for everybody at any moment of the hour. */
  readonly cover: number;
  /** The fewest that may ring for a person in a crisis; listeners whose duty is `crisis` count too. */
  readonly crisisCover: number;
  readonly listeners: readonly OnCallInHour[];
}

export interface NightPhone extends StandbyPhone {
  readonly uid: string;
}

interface InHour extends Omit<OnCallInHour, "well"> {
  readonly phone: NightPhone;
  /** Their duty at each moment. */
  readonly duties: readonly (Duty | null)[];
}

/**
 * A listener in one hour; null if they are not on call at any of its moments. `open`: their standby page stays open.
 */
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
 * What the rota shows admins of the present or next night; it decides nothing. Who is on call at a moment is decided by
 * `oncall/windows`, and whose phone then rings by `oncall/page`, which also knows limits of rings and rests.
 *
 * The listeners on call in each hour: all hours of one language, then of the next. Hours that are over are left out. In
 * the present hour only the rest counts; a standby page that is open is assumed to stay open.
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
