import type { DayRecord } from '@thodu/domain/matching/model';
import { waitQuantile } from '@thodu/domain/matching/waits';
import { HOUR, MINUTE } from '@thodu/domain/time';
import * as t from '@messages/oversight';
import { current } from '../../lib/locale';
import { friendlyDay } from '../../lib/time';
import { Empty } from '../../ui/Empty';
import { Notice } from '../../ui/Notice';
import { Skeleton } from '../../ui/Skeleton';
import { useDays } from './api/useOversight';

/** The last two weeks: people taken, how long they waited, the share who were answered, flags, and the listeners' hours. */
export function DaysSection() {
  const days = useDays();
  return (
    <section className="stack oversight" aria-labelledby="days">
      <h2 id="days">{t.days}</h2>
      {days.state === 'loading' && <Skeleton lines={4} label={t.loading} />}
      {days.state === 'refused' && <Notice kind="trouble">{t.refused}</Notice>}
      {days.state === 'here' && days.value.length === 0 && <Empty words={t.noDays} />}
      {days.state === 'here' && days.value.length > 0 && (
        <>
          <Charts days={days.value.toReversed()} />
          <Table days={days.value} />
        </>
      )}
    </section>
  );
}

const HEIGHT = 80;
const STEP = 28;

/** A bar of two parts, the lower one first. */
type Bar = readonly [lower: number, upper: number];

const tenth = (figure: number): string => figure.toLocaleString(current, { maximumFractionDigits: 1 });
const inMinutes = (time: number | null): number => Math.ceil((time ?? 0) / MINUTE);
const half = ({ waits }: DayRecord): number => inMinutes(waitQuantile(waits, 0.5));
const most = ({ waits }: DayRecord): number => inMinutes(waitQuantile(waits, 0.9));
/** Of those who were taken or left, in per cent; null on a day without any. */
const share = ({ taken, left }: DayRecord): number | null => (taken + left === 0 ? null : Math.round((100 * taken) / (taken + left)));

/** The table below says the same in words. */
const Charts = ({ days }: { readonly days: readonly DayRecord[] }) => (
  <div className="oversight__charts">
    <Chart name={t.chartTaken} kind="outcome" bars={days.map(({ taken, left }) => [taken, left])} />
    <Chart name={t.chartWaits} kind="amount" bars={days.map((day) => [half(day), most(day) - half(day)])} />
    <Chart name={t.chartShare} kind="amount" bars={days.map((day) => [share(day) ?? 0, 0])} />
    <Chart name={t.chartFlags} kind="danger" bars={days.map(({ crisis, concern }) => [crisis, concern])} />
    <Chart name={t.chartHours} kind="amount" bars={days.map(({ deskTime }) => [deskTime / HOUR, 0])} />
  </div>
);

function Chart({ name, kind, bars }: { readonly name: string; readonly kind: 'outcome' | 'amount' | 'danger'; readonly bars: readonly Bar[] }) {
  const highest = Math.max(0, ...bars.map(([lower, upper]) => lower + upper));
  const high = (amount: number): number => (amount / (highest || 1)) * HEIGHT;
  return (
    <figure className={`oversight__figure oversight__figure--${kind}`} aria-hidden="true">
      <figcaption>
        {name} <span className="soft">{t.upTo(tenth(highest))}</span>
      </figcaption>
      <svg viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`} preserveAspectRatio="xMinYMax meet">
        {bars.map(([lower, upper], index) => (
          // oxlint-disable-next-line react/no-array-index-key
          <g key={index}>
            <rect className="oversight__upper" x={index * STEP + 4} width={STEP - 8} y={HEIGHT - high(lower + upper)} height={high(upper)} />
            <rect className="oversight__lower" x={index * STEP + 4} width={STEP - 8} y={HEIGHT - high(lower)} height={high(lower)} />
          </g>
        ))}
      </svg>
    </figure>
  );
}

const minutes = (time: number | null): string => (time === null ? '–' : t.inMinutes(inMinutes(time)));

const Table = ({ days }: { readonly days: readonly DayRecord[] }) => (
  // A region of its own scrolls, so that a narrow page does not; the focus lets the keyboard do it.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className="oversight__table" role="group" aria-labelledby="days" tabIndex={0}>
    <table>
      <thead>
        <tr>
          {[t.day, t.taken, t.left, t.half, t.most, t.answered, t.ended, t.crisisFlags, t.concernFlags, t.hours].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map((record) => (
          <tr key={record.day}>
            <th scope="row">{friendlyDay(Date.parse(`${record.day}T12:00:00+05:30`))}</th>
            <td>{record.taken}</td>
            <td>{record.left}</td>
            <td>{minutes(waitQuantile(record.waits, 0.5))}</td>
            <td>{minutes(waitQuantile(record.waits, 0.9))}</td>
            <td>{share(record) === null ? '–' : `${share(record)} %`}</td>
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
