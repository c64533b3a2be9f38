import { SERVICE_ZONE } from "../zones";
import { locales, type Locale } from "../locale";
import { hourStart } from "./calendar";
import type { ByHour, ByLanguage, Span } from "./model";

export const SHIFT_HOURS_MIN = 2;
export const SHIFT_HOURS_MAX = 4;

interface Run {
  readonly from: number;
  readonly to: number;
}

/** The ranges of hours that need at least `atLeast` listeners, each made at least as long as the shortest shift. */
function runsOf(need: ByHour, atLeast: number): readonly Run[] {
  const runs: Run[] = [];
  for (const [hour, each] of need.entries()) {
    if (each < atLeast) continue;
    const last = runs.at(-1);
    if (last && last.to >= hour) runs[runs.length - 1] = { from: last.from, to: Math.max(last.to, hour + 1) };
    else runs.push({ from: Math.min(hour, need.length - SHIFT_HOURS_MIN), to: Math.max(hour + 1, SHIFT_HOURS_MIN) });
  }
  return runs.map(({ from, to }) => ({ from, to: Math.max(to, from + SHIFT_HOURS_MIN) }));
}

/** Splits a range into as few shifts as possible, of about the same length (two to four hours). */
function split({ from, to }: Run): readonly Run[] {
  const count = Math.ceil((to - from) / SHIFT_HOURS_MAX);
  const border = (at: number): number => from + Math.round(((to - from) * at) / count);
  return Array.from({ length: count }, (_, at) => ({ from: border(at), to: border(at + 1) }));
}

export interface Place extends Span {
  readonly id: string;
  readonly day: string;
  readonly language: Locale;
  readonly zone: string;
}

const two = (value: number): string => String(value).padStart(2, "0");

/** The shifts that cover the need of a day. The same need always gives the same shifts with the same ids. */
export const placesOf = (day: string, need: ByLanguage): readonly Place[] =>
  locales.flatMap((language) => {
    const hours = need[language] ?? [];
    const layers = Array.from({ length: Math.max(0, ...hours) }, (_, at) => at + 1);
    return layers.flatMap((layer) =>
      runsOf(hours, layer)
        .flatMap(split)
        .map(({ from, to }) => ({
          id: `${day}_${language}_${two(from)}-${two(to)}_${layer}`,
          day,
          language,
          zone: SERVICE_ZONE,
          from: hourStart(day, from),
          to: hourStart(day, to),
        })),
    );
  });
