import { locales, type Locale } from "../locale";
import type { RotaCategory } from "../reports/model";
import { HOUR, MINUTE, type Millis } from "../time";
import { hourStart } from "./calendar";
import type { ByLanguage, Shift, Span } from "./model";

type Placed = Pick<Shift, "from" | "to" | "uid" | "language" | "confirmedAt" | "cameAt">;

/** A listener who has not come by then, counted from when the shift begins or they took it, covers none of it. */
const COMES_WITHIN = 10 * MINUTE;

const isHeld = ({ uid, from, confirmedAt, cameAt }: Placed, now: Millis): boolean =>
  uid !== null && (cameAt !== null || now < Math.max(from, confirmedAt ?? 0) + COMES_WITHIN);

const covers = ({ from, to }: Span, at: Millis): boolean => from <= at && at < to;

/** One hour of a day in one language: how many listeners it needs and has. */
export interface HourCover {
  readonly at: Millis;
  readonly hour: number;
  readonly language: Locale;
  readonly need: number;
  readonly cover: number;
}

/** Each hour of a day that needs somebody, by language. */
export const coverOf = (day: string, need: ByLanguage, shifts: readonly Placed[], now: Millis): readonly HourCover[] =>
  locales.flatMap((language) => {
    const taken = shifts.filter((each) => isHeld(each, now) && each.language === language);
    return (need[language] ?? []).flatMap((listeners, hour) => {
      if (listeners === 0) return [];
      const at = hourStart(day, hour);
      return [{ at, hour, language, need: listeners, cover: taken.filter((each) => covers(each, at)).length }];
    });
  });

/** How much a shift is needed, from 0 to 1: of the listeners whom its hours need, the share that is missing. */
export function neededOf(place: Span & Pick<Shift, "language">, hours: readonly HourCover[]): number {
  const own = hours.filter(({ at, language }) => language === place.language && covers(place, at));
  const missing = own.map(({ need, cover }) => Math.max(0, need - cover) / need);
  return missing.length === 0 ? 0 : missing.reduce((sum, each) => sum + each, 0) / missing.length;
}

/** Hours in a row of one day in which nobody listens in a language. */
export interface Stretch extends Span {
  readonly language: Locale;
}

/** The stretches for which nobody is on the rota or on call; `onCall` says so of an instant. */
export function stretchesOf(
  hours: readonly Pick<HourCover, "at" | "language" | "cover">[],
  onCall: (language: Locale, at: Millis) => boolean,
): readonly Stretch[] {
  const stretches: Stretch[] = [];
  for (const { at, language, cover } of hours) {
    if (cover > 0 || onCall(language, at)) continue;
    const last = stretches.at(-1);
    if (last && last.to === at && last.language === language)
      stretches[stretches.length - 1] = { ...last, to: at + HOUR };
    else stretches.push({ language, from: at, to: at + HOUR });
  }
  return stretches;
}

export interface Warning {
  /** The same for the same stretch, so that it is told once; another once it has grown by an hour that nobody has. */
  readonly id: string;
  readonly category: RotaCategory;
  readonly stretches: readonly Stretch[];
}

/** What is told an hour ahead and in the moment; `there`: a listener at the desk who speaks it. */
export const warningsOf = (
  stretches: readonly Stretch[],
  there: (language: Locale) => boolean,
  now: Millis,
): readonly Warning[] =>
  stretches.flatMap((each): readonly Warning[] => {
    const of = (category: "rota-hour" | "rota-now"): readonly Warning[] => [
      { id: `${category}-${each.language}-${each.from}-${each.to}`, category, stretches: [each] },
    ];
    if (now < each.from) return each.from - now <= HOUR ? of("rota-hour") : [];
    return now < each.to && !there(each.language) ? of("rota-now") : [];
  });

/** What is told days ahead, of a whole day; null where it is complete. */
export const weekWarning = (day: string, stretches: readonly Stretch[]): Warning | null =>
  stretches.length === 0 ? null : { id: `rota-week-${day}`, category: "rota-week", stretches };
