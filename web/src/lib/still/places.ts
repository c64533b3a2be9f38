interface Row {
  readonly id: string;
}

const never = (): boolean => false;

/**
 * The rows of `now` in the order of `before`: a row that is gone stays as it was, a new one is added at the end. Only a
 * row for which `isFirst` has become true moves up at once, behind the others for which it is true.
 */
export function inPlace<T extends Row>(
  before: readonly T[],
  now: readonly T[],
  isFirst: (row: T) => boolean = never,
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

/** Whether a row of `now` is in a place where another one was in `before`. */
export const haveMoved = (before: readonly Row[], now: readonly Row[]): boolean =>
  now.some(({ id }, place) => {
    const other = before[place];
    return other !== undefined && other.id !== id;
  });
