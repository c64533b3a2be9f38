/** A range of row indices: `from` is the first in it, `to` the first after it. */
export interface Sight {
  readonly from: number;
  readonly to: number;
}

/** Rows that are rendered above and below those in sight, so that a scroll finds them there. */
const BESIDE = 16;

/**
 * The rows to render when the list is scrolled by `above` pixels and `visible` pixels of it show; all rows are `height`
 * high.
 */
export function sightOf(above: number, visible: number, height: number): Sight {
  return { from: Math.floor(above / height) - BESIDE, to: Math.ceil((above + visible) / height) + BESIDE };
}

/**
 * Whether the rendered rows still reach half of {@link BESIDE} past those in sight, so that nothing has to be rendered.
 */
export const isEnough = (known: Sight, wanted: Sight): boolean =>
  known.from <= Math.max(0, wanted.from + BESIDE / 2) && known.to >= wanted.to - BESIDE / 2;

/** A row by its index, or an empty space as high as `room` rows, which ends before the row `before`. */
export type Drawn = { readonly row: number } | { readonly before: number; readonly room: number };

/** What to render of `count` rows, in order: those in the range, those in `kept`, and empty space for all others. */
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
