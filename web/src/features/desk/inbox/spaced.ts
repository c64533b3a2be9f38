/** Least milliseconds between two values: too short to be noticed, longer than a burst takes to arrive. */
export const GAP = 50;

export interface Spaced<T> {
  /** `make` computes the value; it is called only if the value is passed on. */
  readonly tell: (make: () => T) => void;
  readonly stop: () => void;
}

/** Passes on a burst of values as two: the first at once, the last after {@link GAP}. The others are never computed. */
export function spaced<T>(on: (value: T) => void): Spaced<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: (() => T) | null = null;
  const pass = (make: () => T): void => {
    timer = setTimeout(() => {
      timer = undefined;
      const next = waiting;
      waiting = null;
      if (next) pass(next);
    }, GAP);
    on(make());
  };
  return {
    tell: (make) => {
      if (timer === undefined) pass(make);
      else waiting = make;
    },
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
      waiting = null;
    },
  };
}
