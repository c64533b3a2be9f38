import { endsOf, endsOfWeek, endsOfYesterday, lastDays } from "@thodu/domain/matching/days";
import { isNightStill, lastNight, lastNightWithinMinute, type Ended } from "@thodu/domain/matching/hours";
import type { DayRecord } from "@thodu/domain/matching/model";
import { shareAnswered, waitQuantile } from "@thodu/domain/matching/waits";
import { HOUR, MINUTE } from "@thodu/domain/time";
import { slow } from "@messages/adminArea";
import * as h from "@messages/hours";
import * as t from "@messages/monitoring";
import { yesterday } from "@messages/time";
import { current } from "../../../lib/locale";
import { useQuery } from "../../../lib/router";
import { dayInIndia } from "../../../lib/time";
import { Empty } from "../../../ui/Empty";
import { Skeleton } from "../../../ui/Skeleton";
import { useDays } from "../api/useMonitoring";
import { Refused } from "../parts/PagedList";
import { useAttempt } from "../parts/useAttempt";
import { BarChart, type Bar, type Series } from "../chart/BarChart";
import { Tabs } from "../parts/Tabs";
import { TARGET_SHARE, TARGET_WAIT } from "./targets";

/**
 * The last two weeks: how many people were taken, how long they waited, the share with a listener, flags, and the listeners'
 * hours.
 */
export function DaysSection() {
  const { attempt, retry } = useAttempt();
  const days = useDays(attempt);
  return (
    <section className="stack monitoring" aria-label={t.days}>
      {days.state === "loading" && <Skeleton lines={6} label={t.loading} slow={slow} />}
      {days.state === "refused" && <Refused onRetry={retry} />}
      {days.state === "here" && days.value.length === 0 && <Empty words={t.noDays} />}
      {days.state === "here" && days.value.length > 0 && (
        <>
          <Yesterday days={days.value} />
          <LastNight days={days.value} />
          <p className="soft small">
            {h.howEnded} {t.daysNote}
          </p>
          <Charts
            days={daysOf(days.value)
              .map(({ record }) => record)
              .toReversed()}
          />
          <details className="chart__table">
            <summary>{t.allFigures}</summary>
            <LastWeek days={days.value} />
            <Table days={daysOf(days.value)} />
          </details>
        </>
      )}
    </section>
  );
}

const daysOf = (counted: readonly DayRecord[]): ReturnType<typeof lastDays> => lastDays(counted, Date.now(), 14);

const tenth = (figure: number): string => figure.toLocaleString(current, { maximumFractionDigits: 1 });
const inMinutes = (time: number | null): number => minutesOf(time) ?? 0;
const minutesOf = (time: number | null): number | null => (time === null ? null : Math.ceil(time / MINUTE));
/**
 * The wait within which a share of a day's people were taken. Somebody who left counts with the time they had waited.
 */
const waitBy = ({ waits, leftWaits }: DayRecord, share: number): number | null =>
  waitQuantile({ taken: waits, left: leftWaits, waiting: {} }, share);
const half = (day: DayRecord): number => inMinutes(waitBy(day, 0.5));
const most = (day: DayRecord): number => Math.max(half(day), inMinutes(waitBy(day, 0.9)));

/** The percentage of the waits that ended on a day which ended with a listener. */
const answered = (day: DayRecord): number | null => shareAnswered(endsOf(day));

/** How many were taken within the minute that Thodu promises; nothing if it was not counted, or nobody was taken. */
const Soon = ({ count, of }: { readonly count: number; readonly of: number }) => of > 0 && <> {h.soonOf(count, of)}</>;

const inWords = ({ taken: came, left: gone, lost: away }: Ended): string =>
  h.ofLastNight(came + gone + away, came, gone, away);

const Yesterday = ({ days }: { readonly days: readonly DayRecord[] }) => (
  <p>
    <strong>{yesterday}:</strong> {inWords(endsOfYesterday(days, Date.now()))}
  </p>
);

const LastWeek = ({ days }: { readonly days: readonly DayRecord[] }) => (
  <p>
    <strong>{h.lastWeek}</strong> {inWords(endsOfWeek(days, Date.now()))}
  </p>
);

/** How the waits of the night ended, when nobody of the team looks. */
function LastNight({ days }: { readonly days: readonly DayRecord[] }) {
  const now = Date.now();
  const ended = lastNight(days, now);
  return (
    <p>
      <strong>{isNightStill(now) ? h.tonight : h.lastNight}</strong> {inWords(ended)}
      <Soon count={lastNightWithinMinute(days, now)} of={ended.taken} />
    </p>
  );
}

const taken: Series = { name: t.taken, look: "good" };
const left: Series = { name: t.left, look: "concern" };
const lost: Series = { name: h.lost, look: "danger" };

interface ChartOfDays {
  readonly title: string;
  readonly unit: string;
  readonly series: readonly Series[];
  readonly of: (day: DayRecord) => readonly number[];
  /** The figures of the table if they are not the parts of the bar. */
  readonly figures?: (day: DayRecord) => readonly (number | null)[];
  readonly target?: { readonly name: string; readonly at: number };
}

const charts: readonly ChartOfDays[] = [
  {
    title: t.chartTaken,
    unit: t.people,
    series: [taken, left, lost],
    of: (day) => [day.taken, day.left, endsOf(day).lost],
  },
  {
    title: t.chartWaits,
    unit: t.inMinutesUnit,
    series: [
      { name: t.half, look: "first" },
      { name: t.mostBeyond, look: "second" },
    ],
    of: (day) => [half(day), most(day) - half(day)],
    figures: (day) => [minutesOf(waitBy(day, 0.5)), minutesOf(waitBy(day, 0.9))],
    target: { name: t.targetWait(TARGET_WAIT), at: TARGET_WAIT },
  },
  {
    title: t.chartShare,
    unit: t.perCent,
    series: [{ name: t.answered, look: "good" }],
    of: (day) => [answered(day) ?? 0],
    figures: (day) => [answered(day)],
    target: { name: t.targetShare(TARGET_SHARE), at: TARGET_SHARE },
  },
  {
    title: t.chartFlags,
    unit: t.conversations,
    series: [
      { name: t.crisisFlags, look: "danger" },
      { name: t.concernFlags, look: "concern" },
    ],
    of: ({ crisis, concern }) => [crisis, concern],
  },
  {
    title: t.chartHours,
    unit: t.inHours,
    series: [{ name: t.hours, look: "first" }],
    of: ({ deskTime }) => [deskTime / HOUR],
  },
];

/** The first charts are about waits; the others about listeners. */
const WAITS = 3;

function Charts({ days }: { readonly days: readonly DayRecord[] }) {
  const [query] = useQuery();
  const isWork = query.get("charts") === "work";
  return (
    <>
      <Tabs names={h.charts} shown={isWork ? "work" : "waits"} by="charts" label={h.whichCharts} keeps="list" />
      <ChartsOf charts={isWork ? charts.slice(WAITS) : charts.slice(0, WAITS)} days={days} />
    </>
  );
}

interface ChartsProps {
  readonly charts: readonly ChartOfDays[];
  readonly days: readonly DayRecord[];
}

const ChartsOf = ({ charts: shown, days }: ChartsProps) => (
  <div className="charts">
    {shown.map(({ of, figures = of, ...chart }) => (
      <BarChart
        key={chart.title}
        {...chart}
        bars={days.map((day): Bar => ({
          mark: String(Number(day.day.slice(-2))),
          name: nameOf(day.day),
          parts: of(day),
          figures: figures(day),
        }))}
        show={tenth}
      >
        <p className="soft">{spanOf(days.map(({ day }) => day))}</p>
      </BarChart>
    ))}
  </div>
);

const nameOf = (day: string): string => dayInIndia(Date.parse(`${day}T12:00:00+05:30`));

/** The first and the last day, in words; a single day is named once. */
const spanOf = (days: readonly string[]): string =>
  [...new Set([...days.slice(0, 1), ...days.slice(-1)])].map(nameOf).join(" – ");

const percent = (share: number | null): string => (share === null ? "–" : `${share} %`);
const minutes = (time: number | null): string => (time === null ? "–" : t.inMinutes(inMinutes(time)));

const columns = [
  t.taken,
  t.left,
  h.lost,
  t.half,
  t.most,
  t.answered,
  t.ended,
  t.crisisFlags,
  t.concernFlags,
  t.hours,
] as const;

/** In the order of the columns. */
const cellsOf = (record: DayRecord): readonly (string | number)[] => [
  record.taken,
  record.left,
  endsOf(record).lost,
  minutes(waitBy(record, 0.5)),
  minutes(waitBy(record, 0.9)),
  percent(answered(record)),
  record.ended,
  record.crisis,
  record.concern,
  tenth(record.deskTime / HOUR),
];

const Table = ({ days }: { readonly days: ReturnType<typeof lastDays> }) => (
  // Scrolls by itself, so that a narrow page does not. The keyboard can scroll it once it has the focus.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className="monitoring__table monitoring__table--weeks" role="group" aria-label={t.days} tabIndex={0}>
    <table>
      <thead>
        <tr>
          {[t.day, ...columns].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map(({ record, isCounted }) => (
          <tr key={record.day}>
            <th scope="row">{nameOf(record.day)}</th>
            {isCounted ? <Figures record={record} /> : <td colSpan={columns.length}>{t.nobodyCame}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const Figures = ({ record }: { readonly record: DayRecord }) =>
  cellsOf(record).map((cell, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the columns are always the same
    <td key={index} data-name={columns[index]}>
      {cell}
    </td>
  ));
