import type { DayRecord } from '@thodu/domain/matching/model';
import { waitQuantile } from '@thodu/domain/matching/waits';
import { MINUTE } from '@thodu/domain/time';
import * as t from '@messages/oversight';
import { friendlyDay } from '../../lib/time';
import { Empty } from '../../ui/Empty';
import { Notice } from '../../ui/Notice';
import { Skeleton } from '../../ui/Skeleton';
import { useDays } from './api/useOversight';

/** The last two weeks: people taken, how long they waited, and the share who were answered. */
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
          <Bars days={days.value.toReversed()} />
          <Table days={days.value} />
        </>
      )}
    </section>
  );
}

const HEIGHT = 120;
const STEP = 28;

/** The table below says the same in words. */
function Bars({ days }: { readonly days: readonly DayRecord[] }) {
  const most = Math.max(1, ...days.map(({ taken, left }) => taken + left));
  const high = (count: number): number => (count / most) * HEIGHT;
  return (
    <svg className="oversight__chart" viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`} aria-hidden="true" preserveAspectRatio="xMinYMax meet">
      {days.map(({ day, taken, left }, index) => (
        <g key={day}>
          <rect className="oversight__left" x={index * STEP + 4} width={STEP - 8} y={HEIGHT - high(taken + left)} height={high(left)} />
          <rect className="oversight__taken" x={index * STEP + 4} width={STEP - 8} y={HEIGHT - high(taken)} height={high(taken)} />
        </g>
      ))}
    </svg>
  );
}

const minutes = (time: number | null): string => (time === null ? '–' : t.inMinutes(Math.ceil(time / MINUTE)));

const Table = ({ days }: { readonly days: readonly DayRecord[] }) => (
  // A region of its own scrolls, so that a narrow page does not; the focus lets the keyboard do it.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className="oversight__table" role="group" aria-labelledby="days" tabIndex={0}>
    <table>
      <thead>
        <tr>
          {[t.day, t.taken, t.half, t.most, t.answered, t.ended].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, taken, left, ended, waits }) => (
          <tr key={day}>
            <th scope="row">{friendlyDay(Date.parse(`${day}T12:00:00+05:30`))}</th>
            <td>{taken}</td>
            <td>{minutes(waitQuantile(waits, 0.5))}</td>
            <td>{minutes(waitQuantile(waits, 0.9))}</td>
            <td>{taken + left === 0 ? '–' : `${Math.round((100 * taken) / (taken + left))} %`}</td>
            <td>{ended}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
