import { clockOf, dayIn } from "../../lib/zoneTime";
import * as t from "@messages/rota";
import type { OpenShift } from "./api";

/** The shifts that begin on `day` (YYYY-MM-DD in `zone`); all for an empty `day`. */
export function onDay(shifts: readonly OpenShift[], day: string, zone: string): readonly OpenShift[] {
  const clock = clockOf(zone);
  return day === "" ? shifts : shifts.filter(({ from }) => clock(from).day === day);
}

interface Props {
  readonly shifts: readonly OpenShift[];
  readonly zone: string;
  /** As 2026-03-09; empty for any. */
  readonly day: string;
  readonly onDay: (day: string) => void;
}

/** Chooses a day of those on which somebody is needed. */
export function DayFilter({ shifts, zone, day, onDay: choose }: Props) {
  const clock = clockOf(zone);
  const days = new Map(shifts.map(({ from }) => [clock(from).day, dayIn(from, zone)]));
  return (
    <p className="field rota__day">
      <label className="field__label" htmlFor="rota-day">
        {t.day}
      </label>
      <select id="rota-day" className="field__input" value={day} onChange={({ target }) => choose(target.value)}>
        <option value="">{t.anyDay}</option>
        {[...days]
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, words]) => (
            <option key={key} value={key}>
              {words}
            </option>
          ))}
      </select>
    </p>
  );
}
