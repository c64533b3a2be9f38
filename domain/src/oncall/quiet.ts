import type { CallWindow, QuietHours } from "./model";

const DAY = 24 * 60;

/** Minutes from `at` on round the clock to a minute of the day, 0 to 1439. */
const after = (at: number, minute: number): number => (minute - at + DAY) % DAY;

/** A span whose two ends are the same lasts the whole day. */
const length = ({ from, to }: QuietHours): number => after(from, to) || DAY;

/** How much of a window lies in quiet hours, in which its phone does not ring. */
export function silencedBy(
  window: Pick<CallWindow, "from" | "to">,
  quiet: QuietHours | null,
): "nothing" | "part" | "whole" {
  if (quiet === null) return "nothing";
  if (length(quiet) === DAY) return "whole";
  const intoQuiet = after(quiet.from, window.from);
  if (intoQuiet < length(quiet)) return intoQuiet + length(window) <= length(quiet) ? "whole" : "part";
  return after(window.from, quiet.from) < length(window) ? "part" : "nothing";
}
