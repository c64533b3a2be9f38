import type { DayRecord } from "@thodu/domain/matching/model";
import { shareAnswered, waitQuantile } from "@thodu/domain/matching/waits";
import { HOUR, MINUTE } from "@thodu/domain/time";
import * as t from "@messages/oversight";
import { current } from "../../lib/locale";
import { friendlyDay } from "../../lib/time";
import { Empty } from "../../ui/Empty";
import { Notice } from "../../ui/Notice";
import { Skeleton } from "../../ui/Skeleton";
import { useDays } from "./api/useOversight";

/** The last two weeks: people taken, how long they waited, the share who were answered, flags, and the listeners' hours. */
export function DaysSection() {
  const days = useDays();
  return (
    <section className="stack oversight" aria-labelledby="days">
      <h2 id="days">{t.days}</h2>
      {days.state === "loading" && <Skeleton lines={4} label={t.loading} />}
      {days.state === "refused" && <Notice kind="trouble">{t.refused}</Notice>}
      {days.state === "here" && days.value.length === 0 && <Empty words={t.noDays} />}
      {days.state === "here" && days.value.length > 0 && (
        <>
          <Charts days={days.value.toReversed()} />
          <Table days={days.value} />
        </>
      )}
    </section>
  );
}

/** Days that a chart has room for, however many there are yet, and its measures: bars, the width of a day, the line of dates. */
const SLOTS = 14;
const HEIGHT = 80;
const STEP = 28;
const BELOW = 22;

/** A bar of two parts, the lower one first. */
type Bar = readonly [lower: number, upper: number];

const tenth = (figure: number): string => figure.toLocaleString(current, { maximumFractionDigits: 1 });
const inMinutes = (time: number | null): number => Math.ceil((time ?? 0) / MINUTE);
/** The wait by which a share of a day's people were taken; whoever left counts for as long as they waited. */
const waitBy = ({ waits, leftWaits }: DayRecord, share: number): number | null =>
  waitQuantile({ taken: waits, left: leftWaits, waiting: {} }, share);
const half = (day: DayRecord): number => inMinutes(waitBy(day, 0.5));
const most = (day: DayRecord): number => Math.max(half(day), inMinutes(waitBy(day, 0.9)));

/** The table below says the same in words. */
const Charts = ({ days }: { readonly days: readonly DayRecord[] }) => (
  <div className="oversight__charts">
    <Chart name={t.chartTaken} kind="outcome" days={days} barOf={({ taken, left }) => [taken, left]} />
    <Chart name={t.chartWaits} kind="amount" days={days} barOf={(day) => [half(day), most(day) - half(day)]} />
    <Chart name={t.chartShare} kind="amount" days={days} barOf={(day) => [shareAnswered(day) ?? 0, 0]} />
    <Chart name={t.chartFlags} kind="danger" days={days} barOf={({ crisis, concern }) => [crisis, concern]} />
    <Chart name={t.chartHours} kind="amount" days={days} barOf={({ deskTime }) => [deskTime / HOUR, 0]} />
  </div>
);

interface ChartProps {
  readonly name: string;
  readonly kind: "outcome" | "amount" | "danger";
  readonly days: readonly DayRecord[];
  readonly barOf: (day: DayRecord) => Bar;
}

function Chart({ name, kind, days, barOf }: ChartProps) {
  const bars = days.map((record) => [record.day, barOf(record)] as const);
  const highest = Math.max(0, ...bars.map(([, [lower, upper]]) => lower + upper));
  const high = (amount: number): number => (amount / (highest || 1)) * HEIGHT;
  // The newest day is always the last slot.
  const before = SLOTS - bars.length;
  return (
    <figure className={`oversight__figure oversight__figure--${kind}`} aria-label={name}>
      <figcaption>
        {name} <span className="soft">{t.upTo(tenth(highest))}</span>
        <p className="oversight__span">{spanOf(bars.map(([day]) => day))}</p>
      </figcaption>
      <svg viewBox={`0 0 ${SLOTS * STEP} ${HEIGHT + BELOW}`} aria-hidden="true">
        {bars.map(([day, [lower, upper]], index) => {
          const x = (before + index) * STEP;
          return (
            <g key={day}>
              <rect
                className="oversight__upper"
                x={x + 4}
                width={STEP - 8}
                y={HEIGHT - high(lower + upper)}
                height={high(upper)}
              />
              <rect
                className="oversight__lower"
                x={x + 4}
                width={STEP - 8}
                y={HEIGHT - high(lower)}
                height={high(lower)}
              />
              <text x={x + STEP / 2} y={HEIGHT + BELOW - 4} textAnchor="middle">
                {Number(day.slice(-2))}
              </text>
            </g>
          );
        })}
        <path className="oversight__ground" d={`M0 ${HEIGHT}H${SLOTS * STEP}`} />
      </svg>
    </figure>
  );
}

const nameOf = (day: string): string => friendlyDay(Date.parse(`${day}T12:00:00+05:30`));

/** The first day and the last, in words; one day alone is said once. */
const spanOf = (days: readonly string[]): string =>
  [...new Set([...days.slice(0, 1), ...days.slice(-1)])].map(nameOf).join(" – ");

const percent = (share: number | null): string => (share === null ? "–" : `${share} %`);
const minutes = (time: number | null): string => (time === null ? "–" : t.inMinutes(inMinutes(time)));

const Table = ({ days }: { readonly days: readonly DayRecord[] }) => (
  // A region of its own scrolls, so that a narrow page does not; the focus lets the keyboard do it.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className="oversight__table" role="group" aria-labelledby="days" tabIndex={0}>
    <table>
      <thead>
        <tr>
          {[t.day, t.taken, t.left, t.half, t.most, t.answered, t.ended, t.crisisFlags, t.concernFlags, t.hours].map(
            (name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {days.map((record) => (
          <tr key={record.day}>
            <th scope="row">{nameOf(record.day)}</th>
            <td>{record.taken}</td>
            <td>{record.left}</td>
            <td>{minutes(waitBy(record, 0.5))}</td>
            <td>{minutes(waitBy(record, 0.9))}</td>
            <td>{percent(shareAnswered(record))}</td>
            <td>{record.ended}</td>
            <td>{record.crisis}</td>
            <td>{record.concern}</td>
            <td>{tenth(record.deskTime / HOUR)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
