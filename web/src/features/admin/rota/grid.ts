import type { HourCover } from "@thodu/domain/rota/cover";
import { together, type Figures } from "@thodu/domain/rota/gaps";
import type { Locale } from "@thodu/domain/locale";
import { HOUR, type Millis } from "@thodu/domain/time";
import { clockOf } from "../../../lib/zoneTime";

/** When an hour is: over, so that nobody can be missing any more; now; within the next 48 hours; or later. */
type When = "over" | "now" | "soon" | "later";

const SOON = 48 * HOUR;

function whenIs(at: Millis, now: Millis): When {
  if (at + HOUR <= now) return "over";
  if (at <= now) return "now";
  return at < now + SOON ? "soon" : "later";
}

interface Cell extends Figures {
  readonly when: When;
}

interface Row {
  readonly day: string;
  /** An instant of that day. */
  readonly at: Millis;
  /** One for each column; null if nobody is needed. */
  readonly cells: readonly (Cell | null)[];
}

interface Grid {
  /** When the hours of the columns begin, in minutes since the start of the day. */
  readonly columns: readonly number[];
  readonly rows: readonly Row[];
}

const DAY_HOURS = Array.from({ length: 24 }, (_, hour) => hour);

const worse = (one: Cell | null, other: Cell): Cell =>
  one === null || other.gap > one.gap || (other.gap === one.gap && other.need > one.need) ? other : one;

/**
 * Days by hours, as clocks of a time zone show them. An hour of India may begin at half past in another zone. Where a
 * clock is set back, two hours share a cell, which shows the worse of them.
 */
export function gridOf(hours: readonly HourCover[], language: Locale | null, zone: string, now: Millis): Grid {
  const clock = clockOf(zone);
  const instants = [...Map.groupBy(hours, ({ at }) => at)].toSorted(([a], [b]) => a - b);
  const placed = instants.map(([at, all]) => {
    const wanted = all.filter((each) => language === null || each.language === language);
    const figures = wanted.length === 0 ? null : { ...together(wanted), when: whenIs(at, now) };
    return { at, ...clock(at), figures };
  });
  const past = (placed[0]?.minute ?? 0) % 60;
  const columns = [...new Set([...DAY_HOURS.map((hour) => hour * 60 + past), ...placed.map(({ minute }) => minute)])];
  const sorted = columns.toSorted((a, b) => a - b);
  const rows = [...Map.groupBy(placed, ({ day }) => day)].map(([day, all]) => ({
    day,
    at: all[0]?.at ?? 0,
    cells: sorted.map((minute) =>
      all
        .filter((each) => each.minute === minute)
        .reduce<Cell | null>((cell, { figures }) => (figures === null ? cell : worse(cell, figures)), null),
    ),
  }));
  return { columns: sorted, rows };
}
