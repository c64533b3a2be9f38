import { DAY, HOUR, MINUTE } from "@thodu/domain/time";
import { clockOf } from "../../lib/zoneTime";
import type { OpenShift } from "./api";

/** Parts of a day, in hours of the listener's clock; the end is not included. */
export const parts = {
  night: { from: 0, to: 6 },
  morning: { from: 6, to: 12 },
  afternoon: { from: 12, to: 17 },
  evening: { from: 17, to: 24 },
} as const;
export type Part = keyof typeof parts;

export interface Filter {
  /** The day on which a shift begins, as 2026-03-09; empty for any. */
  readonly day: string;
  readonly part: Part | null;
}

export const isSet = ({ day, part }: Filter): boolean => day !== "" || part !== null;

/** A shift that stands for several with the same hours and language. */
export interface TimeRow {
  readonly shift: OpenShift;
  /** How many listeners are needed, including this one. */
  readonly places: number;
}

/** Whether a span of minutes from midnight on touches a part of that day or the next. */
function touches(
  minute: number,
  minutes: number,
  { from, to }: { readonly from: number; readonly to: number },
): boolean {
  const [begins, ends] = [(from * HOUR) / MINUTE, (to * HOUR) / MINUTE];
  return [0, DAY / MINUTE].some((later) => minute < ends + later && minute + minutes > begins + later);
}

export function filtered(shifts: readonly OpenShift[], { day, part }: Filter, zone: string): readonly OpenShift[] {
  const clock = clockOf(zone);
  return shifts.filter(({ from, to }) => {
    const begin = clock(from);
    if (day !== "" && begin.day !== day) return false;
    return part === null || touches(begin.minute, (to - from) / MINUTE, parts[part]);
  });
}

/**
 * One row for each time and language. A shift that a colleague would like to hand on has its own row. In the order of
 * `shifts`.
 */
export function timeRows(shifts: readonly OpenShift[]): readonly TimeRow[] {
  const rows = new Map<string, TimeRow>();
  for (const shift of shifts) {
    const key = [shift.from, shift.to, shift.language, shift.offered].join(" ");
    const before = rows.get(key);
    rows.set(key, { shift: before?.shift ?? shift, places: (before?.places ?? 0) + 1 });
  }
  return [...rows.values()];
}
