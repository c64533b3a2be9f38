import type { CallWindow, QuietHours } from "./model";

const DAY = 24 * 60;

/** The number of minutes from `at` forward, past midnight if needed, to `minute` (0 to 1439). */
const after = (at: number, minute: number): number => (minute - at + DAY) % DAY;

/** The length of a span in minutes; if both ends are the same, it is the whole day. */
const length = ({ from, to }: QuietHours): number => after(from, to) || DAY;

/** How much of a window lies within quiet hours, in which its phone does not ring. */
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
