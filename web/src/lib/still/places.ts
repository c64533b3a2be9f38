interface Row {
  readonly id: string;
}

/**
 * The rows of `now` in the places of `before`: who has gone stays as they were, who has come stands at the end. Only who
 * `isFirst` since then goes up at once, to those who stand first for the same reason.
 */
export function inPlace<T extends Row>(
  before: readonly T[],
  now: readonly T[],
  isFirst: (row: T) => boolean,
): readonly T[] {
  const current = new Map(now.map((row) => [row.id, row]));
  const known = new Map(before.map((row) => [row.id, row]));
  const goesUp = (row: T): boolean => {
    const was = known.get(row.id);
    return isFirst(row) && (was === undefined || !isFirst(was));
  };
  const stay = before.map((row) => current.get(row.id) ?? row).filter((row) => !goesUp(row));
  const come = now.filter((row) => !known.has(row.id) && !goesUp(row));
  const others = stay.findIndex((row) => !isFirst(row));
  const place = others < 0 ? stay.length : others;
  return [...stay.slice(0, place), ...now.filter(goesUp), ...stay.slice(place), ...come];
}

/** Whether a row of `now` stands where another stood in `before`. */
export const haveMoved = (before: readonly Row[], now: readonly Row[]): boolean =>
  now.some(({ id }, place) => {
    const other = before[place];
    return other !== undefined && other.id !== id;
  });
