import { HOUR, type Millis } from "../time";
import type { HourCover } from "./cover";
import type { Shift, ShiftState, Span } from "./model";

export interface Figures {
  readonly need: number;
  readonly cover: number;
  /** The number of missing listeners. */
  readonly gap: number;
}

export const missingIn = ({ need, cover }: Pick<HourCover, "need" | "cover">): number => Math.max(0, need - cover);

const sum = (figures: readonly number[]): number => figures.reduce((all, each) => all + each, 0);

/** The figures of one hour over several languages. Too many listeners of one language do not make up for another. */
export const together = (hours: readonly HourCover[]): Figures => ({
  need: sum(hours.map(({ need }) => need)),
  cover: sum(hours.map(({ cover }) => cover)),
  gap: sum(hours.map(missingIn)),
});

interface Held extends Span, Pick<Shift, "language" | "uid"> {
  readonly id: string;
  readonly state: ShiftState;
}

/** Consecutive hours in which the same number of listeners is missing, with the same holders of shifts. */
export interface Gap<S extends Held> extends Span, HourCover, Figures {
  readonly holders: readonly S[];
}

const sameHolders = (one: readonly Held[], other: readonly Held[]): boolean =>
  one.length === other.length && one.every(({ id }, at) => id === other[at]?.id);

const goesOn = <S extends Held>(last: Gap<S>, next: Gap<S>): boolean =>
  last.to === next.from &&
  last.need === next.need &&
  last.cover === next.cover &&
  sameHolders(last.holders, next.holders);

/** The gaps that are not over yet, ordered by time, with the shifts that are held in them. */
export function gapsOf<S extends Held>(
  hours: readonly HourCover[],
  shifts: readonly S[],
  now: Millis,
): readonly Gap<S>[] {
  const gaps: Gap<S>[] = [];
  // By language: the index of its last gap, which the next hour may extend.
  const last = new Map<string, number>();
  for (const hour of hours.toSorted((a, b) => a.at - b.at)) {
    const { at, language } = hour;
    if (missingIn(hour) === 0 || at + HOUR <= now) continue;
    const holders = shifts.filter(
      (each) => each.uid !== null && each.language === language && each.from <= at && at < each.to,
    );
    const gap = { ...hour, from: at, to: at + HOUR, gap: missingIn(hour), holders };
    const place = last.get(language) ?? -1;
    const before = gaps[place];
    if (before && goesOn(before, gap)) gaps[place] = { ...before, to: gap.to };
    else last.set(language, gaps.push(gap) - 1);
  }
  return gaps;
}
