/** Of a list, by index: `from` is in sight, `to` is not any more. */
export interface Sight {
  readonly from: number;
  readonly to: number;
}

/** Rows that are there on each side of those in sight, for the next key and the next scroll. */
const BESIDE = 16;

/** The rows to have in a part of `visible` pixels that begins `above` pixels below the first row's top. */
export function sightOf(above: number, visible: number, height: number): Sight {
  return { from: Math.floor(above / height) - BESIDE, to: Math.ceil((above + visible) / height) + BESIDE };
}

/** Whether `known` has enough beside what `wanted` shows, so that nothing need change yet. */
export const isEnough = (known: Sight, wanted: Sight): boolean =>
  known.from <= Math.max(0, wanted.from + BESIDE / 2) && known.to >= wanted.to - BESIDE / 2;

/** A row by its index, or the room of so many rows that are not there. */
export type Drawn = { readonly row: number } | { readonly before: number; readonly room: number };

/** What a list of `count` rows has from its top to its end: those in sight, those of `kept`, and room for all others. */
export function drawnOf(count: number, { from, to }: Sight, kept: readonly number[]): readonly Drawn[] {
  const inSight = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
  const rows = [...new Set([...inSight, ...kept])].filter((row) => row >= 0 && row < count).toSorted((a, b) => a - b);
  let next = 0;
  const drawn: Drawn[] = [];
  for (const row of [...rows, count]) {
    if (row > next) drawn.push({ before: row, room: row - next });
    if (row < count) drawn.push({ row });
    next = row + 1;
  }
  return drawn;
}
