import type { Locale } from "@thodu/domain/locale";
import * as t from "@messages/adminRota";
import { clockAt, clockOf, dayIn } from "../../../lib/zoneTime";
import { gridOf } from "./grid";
import type { Rota } from "../api/rota";

type Cells = NonNullable<ReturnType<typeof gridOf>["rows"][number]["cells"][number]>;

interface Props {
  readonly rota: Rota;
  /** Null for all languages together. */
  readonly language: Locale | null;
}

/** Days by hours: each cell has its figures, and a colour for how many listeners are missing. */
export function HeatMap({ rota: { days, zone }, language }: Props) {
  const now = Date.now();
  const { columns, rows } = gridOf(
    days.flatMap(({ hours }) => hours),
    language,
    zone,
    now,
  );
  const today = clockOf(zone)(now).day;
  const assumed = new Set(days.filter(({ basis }) => basis === "curve").map(({ day }) => day));
  return (
    <section className="stack" aria-labelledby="rota-map">
      <h2 id="rota-map">{t.map}</h2>
      <p className="soft small">
        {t.key} {t.redIs} {assumed.size > 0 && t.curve}
      </p>
      {/* Scrolls by itself, so that a narrow page does not. It can get the focus, so that the keyboard can scroll
          it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="heat" role="group" aria-label={t.map} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t.day}</th>
              {columns.map((minute) => (
                <th key={minute} scope="col">
                  {clockAt(minute)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ day, at, cells }) => (
              <tr key={day}>
                <th scope="row">
                  {dayIn(at, zone)}
                  {assumed.has(day) && " *"}
                  {day === today && <span className="heat__today"> {t.today}</span>}
                </th>
                {cells.map((figures, column) => (
                  <Cell key={columns[column]} figures={figures} isEstimate={assumed.has(day)} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Red marks what can still be changed in time: the hours of the next two days. */
function lookOf({ cover, gap, when }: Cells, isEstimate: boolean): string {
  if (when === "over") return "over";
  if (gap === 0) return "full";
  if (when === "later") return isEstimate ? "estimate" : "some";
  return cover === 0 ? "none" : "some";
}

interface CellProps {
  readonly figures: Cells | null;
  readonly isEstimate: boolean;
}

function Cell({ figures, isEstimate }: CellProps) {
  if (figures === null)
    return (
      <td>
        <span aria-hidden="true">–</span>
        <span className="sr-only">{t.noNeed}</span>
      </td>
    );
  const { need, cover, gap, when } = figures;
  const isNow = when === "now";
  return (
    <td
      className={`heat__cell heat__cell--${lookOf(figures, isEstimate)} ${isNow ? "heat__cell--now" : ""}`}
      aria-current={isNow ? "time" : undefined}
    >
      <span aria-hidden="true">
        {isNow && <span className="heat__now">{t.nowMark}</span>}
        {cover}/{need}
        <br />
        <strong>{gap === 0 ? "✓" : `−${gap}`}</strong>
      </span>
      <span className="sr-only">
        {when === "over" && `${t.over} `}
        {isNow && `${t.now} `}
        {t.cell(need, cover, gap)}
      </span>
    </td>
  );
}
