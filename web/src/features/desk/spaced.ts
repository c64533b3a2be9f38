/** Milliseconds between two values that are passed on: shorter than anybody sees, longer than a burst takes to arrive. */
export const GAP = 50;

export interface Spaced<T> {
  /** Passes on what it makes: at once after a pause, else the last one after the gap. */
  readonly tell: (make: () => T) => void;
  readonly stop: () => void;
}

/** Many values that come at once are passed on as two: the first, and the last. What lies between is never made. */
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
