import type { AlarmCounts } from "@thodu/domain/safety/alarmCounts";
import { countOf, waitQuantile } from "@thodu/domain/matching/waits";
import { MINUTE } from "@thodu/domain/time";
import { slow } from "@messages/adminArea";
import * as t from "@messages/alarmWeeks";
import { seeWhoWaits } from "@messages/monitoring";
import { useState } from "react";
import { Link } from "../../../lib/router";
import { useSession } from "../../../lib/session";
import { dateInIndia } from "../../../lib/time";
import { Button } from "../../../ui/Button";
import { Skeleton } from "../../../ui/Skeleton";
import { useAlarmDays } from "../api/useMonitoring";
import { Refused } from "../parts/PagedList";
import { useAttempt } from "../parts/useAttempt";
import { addressOf } from "../sections";
import { alarmWeeks, judged, recentMondays, unanswered } from "./weeks";

/** On a narrow page, where each week is as long as a screen, the class `--brief` hides all but the newest two. */
const TABLE = "monitoring__table monitoring__table--weeks";

/** How many weeks are always there: this one and the last. */
const ALWAYS = 2;

/** More weeks than these are not whole: the oldest is cut off by the number of days that are read. */
const WHOLE_WEEKS = 8;

/** Alarms by week, and how listeners and people responded to them. */
export function AlarmsSection() {
  const { attempt, retry } = useAttempt();
  const days = useAlarmDays(attempt);
  const { claims } = useSession();
  const [isWhole, setWhole] = useState(false);
  const now = Date.now();
  const weeks = days.state === "here" ? alarmWeeks(days.value, now).slice(0, WHOLE_WEEKS) : [];
  const look = isWhole ? TABLE : `${TABLE} monitoring__table--brief`;
  return (
    <section className="stack monitoring" aria-labelledby="alarms">
      <h2 id="alarms">{t.title}</h2>
      <p className="soft">{t.explained}</p>
      <p>
        <Link to={addressOf("now")}>{seeWhoWaits}</Link>
      </p>
      {claims.admin && (
        <p>
          <Link to={`${addressOf("audit")}?action=conversation.risk`}>{t.whoChanged}</Link>
        </p>
      )}
      {days.state === "loading" && <Skeleton lines={4} label={t.loading} slow={slow} />}
      {days.state === "refused" && <Refused onRetry={retry} />}
      {days.state === "here" && (
        // Scrolls by itself, so that a narrow page does not. The keyboard can scroll it once it has the focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={look} role="group" aria-labelledby="alarms" tabIndex={0}>
          <table>
            <thead>
              <tr>
                {[t.week, ...columns].map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeks.map(({ monday, alarms }) => (
                <tr key={monday}>
                  <th scope="row">{headOf(monday, now)}</th>
                  {cellsOf(alarms).map((cell, index) => (
                    // oxlint-disable-next-line react/no-array-index-key -- the columns are always the same
                    <td key={index} data-name={columns[index]}>
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {weeks.length > ALWAYS && !isWhole && (
        <p className="monitoring__whole">
          <Button small look="outline" onClick={() => setWhole(true)}>
            {t.earlierWeeks}
          </Button>
        </p>
      )}
    </section>
  );
}

/** The day on which a week begins, and whether it is this week or the last one. */
function headOf(monday: string, now: number): string {
  const [thisWeek, lastWeek] = recentMondays(now);
  const words = monday === thisWeek ? t.thisWeek : monday === lastWeek ? t.lastWeek : null;
  const date = dateInIndia(Date.parse(`${monday}T12:00:00+05:30`));
  return words === null ? date : `${date} · ${words}`;
}

const columns = Object.values(t.columns);

/** In the order of the columns. */
const cellsOf = (alarms: AlarmCounts): readonly (string | number)[] => [
  alarms.certain,
  alarms.unsure,
  rightOf(alarms),
  alarms.lowered,
  alarms.yes,
  alarms.no,
  unanswered(alarms),
  countOf(alarms.leftWaits),
  takenWithin(alarms, 0.5),
  takenWithin(alarms, 0.9),
];

/** How many were right, and of how many that is known. */
function rightOf(alarms: AlarmCounts): string | number {
  const { right, of } = judged(alarms);
  return of === 0 ? right : t.rightOf(right, of);
}

/** The wait within which a listener came for a share of them; nothing if for fewer. */
function takenWithin({ waits, leftWaits }: AlarmCounts, share: number): string {
  const wait = waitQuantile({ taken: waits, left: leftWaits, waiting: {} }, share);
  return wait === null ? "–" : t.inMinutes(Math.ceil(wait / MINUTE));
}
