import { locales, type Locale } from "../locale";
import type { RotaCategory } from "../reports/model";
import { HOUR, MINUTE, type Millis } from "../time";
import { hourStart } from "./calendar";
import type { ByLanguage, Shift, Span } from "./model";

type Placed = Pick<Shift, "from" | "to" | "uid" | "language" | "confirmedAt" | "cameAt">;

/** A listener who has not come by this time after the shift began, or after they took it, does not count as cover. */
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

/** The need and cover of each hour of a day that needs a listener, by language. */
export const coverOf = (day: string, need: ByLanguage, shifts: readonly Placed[], now: Millis): readonly HourCover[] =>
  locales.flatMap((language) => {
    const taken = shifts.filter((each) => isHeld(each, now) && each.language === language);
    return (need[language] ?? []).flatMap((listeners, hour) => {
      if (listeners === 0) return [];
      const at = hourStart(day, hour);
      return [{ at, hour, language, need: listeners, cover: taken.filter((each) => covers(each, at)).length }];
    });
  });

/** How much a shift is needed, from 0 to 1: the share of the listeners needed in its hours that is missing. */
export function neededOf(place: Span & Pick<Shift, "language">, hours: readonly HourCover[]): number {
  const own = hours.filter(({ at, language }) => language === place.language && covers(place, at));
  const missing = own.map(({ need, cover }) => Math.max(0, need - cover) / need);
  return missing.length === 0 ? 0 : missing.reduce((sum, each) => sum + each, 0) / missing.length;
}

interface Staffed extends Span, Pick<HourCover, "need" | "cover"> {}

/** How many listeners the hours of a shift need and have, in parts in which that stays the same. */
export function staffOf(place: Span & Pick<Shift, "language">, hours: readonly HourCover[]): readonly Staffed[] {
  const parts: Staffed[] = [];
  for (const { at, language, need, cover } of hours) {
    if (language !== place.language || !covers(place, at)) continue;
    const part = { from: at, to: Math.min(at + HOUR, place.to), need, cover };
    const last = parts.at(-1);
    if (last && last.to === at && last.need === need && last.cover === cover)
      parts[parts.length - 1] = { ...last, to: part.to };
    else parts.push(part);
  }
  return parts;
}

/** Consecutive hours of one day without a listener in a language. */
export interface Stretch extends Span {
  readonly language: Locale;
}

/** The stretches without any listener on the rota or, as `onCall` says, on call. */
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
  /** Stays the same for the same stretch, so that the admins are told once; changes if the stretch grows. */
  readonly id: string;
  readonly category: RotaCategory;
  readonly stretches: readonly Stretch[];
}

/** The warnings an hour before a stretch and during it. `there`: whether a listener of this language is at the desk. */
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

/** The warning days ahead of a whole day; null if no hour lacks a listener. */
export const weekWarning = (day: string, stretches: readonly Stretch[]): Warning | null =>
  stretches.length === 0 ? null : { id: `rota-week-${day}`, category: "rota-week", stretches };
