/** What a page in use measures about itself, in milliseconds. */
export interface Watched {
  /** The frames that took over 50 ms, from the beginning of their first task to their paint. */
  frames: number[];
  cls: number;
  /** What is being done; the harness sets it. */
  step: string;
  /** The longest time from an input to its paint, by what was being done. */
  inputs: Record<string, number>;
}

declare global {
  var watched: Watched;
}

/** Runs in the page: watches its frames, its inputs and what moves, from now on. */
export function watch(): void {
  const found: Watched = { frames: [], cls: 0, step: "", inputs: {} };
  globalThis.watched = found;
  const observe = (
    type: string,
    each: (
      entry: PerformanceEntry & {
        readonly value?: number;
        readonly hadRecentInput?: boolean;
        readonly interactionId?: number;
      },
    ) => void,
    more = {},
  ): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, ...more });
  };
  observe("long-animation-frame", ({ duration }) => found.frames.push(duration));
  observe("layout-shift", ({ value = 0, hadRecentInput }) => (found.cls += hadRecentInput === true ? 0 : value));
  observe(
    "event",
    ({ duration, interactionId = 0 }) => {
      if (interactionId > 0) found.inputs[found.step] = Math.max(found.inputs[found.step] ?? 0, duration);
    },
    { durationThreshold: 16 },
  );
}
