import { median } from "../stats";
import type { Cpu } from "./visits";

export interface Line {
  readonly text: string;
  /** Whether its budget was kept, at the median. */
  readonly held: boolean;
}

/** The most that a page may move while it is loaded or used. */
export const CLS_MOST = 0.01;

/** One line of the table: the least, the median and the most of the samples, beside their budget. */
export function line(
  page: string,
  cpu: Cpu,
  what: string,
  samples: readonly number[],
  limit: number | undefined,
): Line {
  const middle = median(samples);
  const held = limit === undefined || middle <= limit;
  const digits = what.startsWith("layout shift") ? 3 : 0;
  const said = [Math.min(...samples), middle, Math.max(...samples)]
    .map((value) => value.toFixed(digits).padStart(7))
    .join(" ");
  const goal = limit === undefined ? "" : `  ≤ ${limit}${held ? "" : "  MISSED"}`;
  return { text: `${page.padEnd(16)}${`${cpu} ×`.padStart(5)}  ${what.padEnd(19)}${said}${goal}`, held };
}
