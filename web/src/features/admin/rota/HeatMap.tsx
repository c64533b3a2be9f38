import type { Locale } from "@thodu/domain/locale";
import * as t from "@messages/adminRota";
import { clockAt, dayIn } from "../../../lib/zoneTime";
import { gridOf } from "./grid";
import type { Rota } from "../api/rota";

type Cells = NonNullable<ReturnType<typeof gridOf>["rows"][number]["cells"][number]>;

interface Props {
  readonly rota: Rota;
  /** Null for all of them together. */
  readonly language: Locale | null;
}

/** Days by hours: each cell with its figures, and a colour for how much is missing. */
export function HeatMap({ rota: { days, zone }, language }: Props) {
  const { columns, rows } = gridOf(
    days.flatMap(({ hours }) => hours),
    language,
    zone,
    Date.now(),
  );
  const assumed = new Set(days.filter(({ basis }) => basis === "curve").map(({ day }) => day));
  return (
    <section className="stack" aria-labelledby="rota-map">
      <h2 id="rota-map">{t.map}</h2>
      <p className="soft small">
        {t.key} {assumed.size > 0 && t.curve}
      </p>
      {/* A region of its own scrolls, so that a narrow page does not; the focus lets the keyboard do it. */}
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
                </th>
                {cells.map((figures, column) => (
                  <Cell key={columns[column]} figures={figures} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function lookOf({ cover, gap, over }: Cells): string {
  if (over) return "over";
  if (gap === 0) return "full";
  return cover === 0 ? "none" : "some";
}

function Cell({ figures }: { readonly figures: Cells | null }) {
  if (figures === null)
    return (
      <td>
        <span aria-hidden="true">–</span>
        <span className="sr-only">{t.noNeed}</span>
      </td>
    );
  const { need, cover, gap, over } = figures;
  return (
    <td className={`heat__cell heat__cell--${lookOf(figures)}`}>
      <span aria-hidden="true">
        {cover}/{need}
        <br />
        <strong>{gap === 0 ? "✓" : `−${gap}`}</strong>
      </span>
      <span className="sr-only">
        {over && `${t.over} `}
        {t.cell(need, cover, gap)}
      </span>
    </td>
  );
}
