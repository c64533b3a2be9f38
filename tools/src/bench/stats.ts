/** The value that `share` (0–1) of the samples do not exceed, by nearest rank. Throws for an empty list. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new RangeError("No samples.");
  return value;
}

export const median = (samples: readonly number[]): number => quantile(samples, 0.5);

export interface Summary {
  readonly count: number;
  readonly median: number;
  readonly p95: number;
  readonly least: number;
  readonly most: number;
}

export const summarise = (samples: readonly number[]): Summary => ({
  count: samples.length,
  median: median(samples),
  p95: quantile(samples, 0.95),
  least: quantile(samples, 0),
  most: quantile(samples, 1),
});

const ms = (value: number): string => value.toFixed(1).padStart(8);

/** A table of times in milliseconds, with a line for each series. */
export function table(series: Readonly<Record<string, readonly number[]>>): string {
  const head = `${"milliseconds".padEnd(34)}${["count", "median", "p95", "min", "max"].map((word) => word.padStart(8)).join("")}`;
  const lines = Object.entries(series).map(([name, samples]) => {
    const { count, ...times } = summarise(samples);
    return `${name.padEnd(34)}${String(count).padStart(8)}${[times.median, times.p95, times.least, times.most].map(ms).join("")}`;
  });
  return [head, ...lines].join("\n");
}

/** `median 1.43 × (goal ≤ 1.6 ×: met)`. */
export const against = (name: string, ratio: number, goal: number): string =>
  `${name} ${ratio.toFixed(2)} × (goal ≤ ${goal} ×: ${ratio <= goal ? "met" : "missed"})`;
