import { HOUR, MINUTE } from "@thodu/domain/time";
import * as t from "@messages/rota";
import { clockAt, clockOf, dayIn } from "../../lib/zoneTime";
import { Select } from "../../ui/form/Field";
import type { OpenShift } from "./api";
import { parts, type Filter, type Part } from "./rows";

const names = ["morning", "afternoon", "evening", "night"] as const satisfies readonly Part[];

/** Noon in UTC is on the same day in every zone less than twelve hours away. */
const noonOf = (day: string): number => Date.parse(`${day}T12:00:00Z`);

interface Props {
  readonly shifts: readonly OpenShift[];
  readonly zone: string;
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

/** Chooses a day on which somebody is needed, and a part of it. */
export function ShiftFilter({ shifts, zone, filter, onFilter }: Props) {
  const clock = clockOf(zone);
  const days = new Map(shifts.map(({ from }) => [clock(from).day, dayIn(from, zone)]));
  // The chosen day stays in the list after its last shift was taken.
  if (filter.day !== "" && !days.has(filter.day)) days.set(filter.day, dayIn(noonOf(filter.day), zone));
  const hour = (at: number): string => clockAt((at * HOUR) / MINUTE);
  return (
    <>
      <div className="rota__filter">
        <Select label={t.day} value={filter.day} onChange={({ target }) => onFilter({ ...filter, day: target.value })}>
          <option value="">{t.anyDay}</option>
          {[...days]
            .toSorted(([a], [b]) => (a < b ? -1 : 1))
            .map(([key, words]) => (
              <option key={key} value={key}>
                {words}
              </option>
            ))}
        </Select>
        <Select
          label={t.part}
          value={filter.part ?? ""}
          onChange={({ target }) => onFilter({ ...filter, part: names.find((each) => each === target.value) ?? null })}
        >
          <option value="">{t.anyPart}</option>
          {names.map((each) => (
            <option key={each} value={each}>
              {t.parts[each]} ({hour(parts[each].from)} – {hour(parts[each].to)})
            </option>
          ))}
        </Select>
      </div>
      {filter.part !== null && <p className="soft small">{t.partlyIn}</p>}
    </>
  );
}
