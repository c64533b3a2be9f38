import { lastDays } from "@thodu/domain/matching/days";
import { endedWaits, hoursOfDay, type EndedWaits } from "@thodu/domain/matching/hours";
import type { DayRecord } from "@thodu/domain/matching/model";
import { addBars, countOf, waitQuantile } from "@thodu/domain/matching/waits";
import { MINUTE } from "@thodu/domain/time";
import { slow } from "@messages/adminArea";
import * as t from "@messages/hours";
import * as o from "@messages/monitoring";
import { levels } from "@messages/risk";
import { useQuery } from "../../../lib/router";
import { clockHour } from "../../../lib/time";
import { Empty } from "../../../ui/Empty";
import { Skeleton } from "../../../ui/Skeleton";
import { useDays } from "../api/useMonitoring";
import { Refused } from "../parts/PagedList";
import { useAttempt } from "../parts/useAttempt";
import { BarChart, type Bar, type Series } from "../chart/BarChart";
import { Tabs } from "../parts/Tabs";
import { TARGET_WAIT } from "./targets";

/**
 * The last two weeks by the hour in which people came and by their risk: how long they waited, and how the wait ended.
 */
export function HoursSection() {
  const { attempt, retry } = useAttempt();
  const days = useDays(attempt);
  const counted =
    days.state === "here" ? lastDays(days.value, Date.now(), 14).map(({ record }) => record.hourWaits) : [];
  const isEmpty = counted.every((day) => Object.keys(day).length === 0);
  return (
    <section className="stack monitoring" aria-label={t.hours}>
      <p className="soft">
        {t.explained} {t.howEnded}
      </p>
      {days.state === "loading" && <Skeleton lines={6} label={o.loading} slow={slow} />}
      {days.state === "refused" && <Refused onRetry={retry} />}
      {days.state === "here" && isEmpty && <Empty words={o.noDays} />}
      {days.state === "here" && !isEmpty && <Charts days={counted} />}
    </section>
  );
}

const risks = ["crisis", "concern", "none"] as const;

interface Row {
  readonly mark: string;
  readonly name: string;
  readonly waits: EndedWaits;
}

const hourName = (hour: number): string => `${clockHour(hour)}–${clockHour((hour + 1) % 24)}`;

function Charts({ days }: { readonly days: readonly DayRecord["hourWaits"][] }) {
  const byRisk = risks.map((risk): Row => {
    const waits = endedWaits(days, risk, hoursOfDay);
    return { mark: levels[risk], name: levels[risk], waits };
  });
  const byHour = (risk: (typeof risks)[number]): readonly Row[] =>
    hoursOfDay.map((hour) => ({
      mark: String(hour),
      name: hourName(hour),
      waits: endedWaits(days, risk, [hour]),
    }));
  const [query] = useQuery();
  const chosen = risks.find((risk) => risk === query.get("risk"));
  return (
    <>
      <Tabs names={{ all: t.allHours, ...t.atRisk }} shown={chosen ?? "all"} by="risk" label={t.risk} keeps="list" />
      {chosen === undefined ? (
        <Pair title={t.allHours} head={t.risk} rows={byRisk} />
      ) : (
        <Pair title={t.atRisk[chosen]} head={t.hour} rows={byHour(chosen)} />
      )}
    </>
  );
}

const ended: readonly Series[] = [
  { name: o.taken, look: "good" },
  { name: o.left, look: "concern" },
  { name: t.lost, look: "danger" },
];
const waited: readonly Series[] = [
  { name: o.half, look: "first" },
  { name: o.mostBeyond, look: "second" },
];

/**
 * The whole minutes within which a listener came for a share of them. Somebody who left or was lost counts with the time they
 * had waited.
 */
function minutesUntil({ taken, left, lost }: EndedWaits, share: number): number | null {
  const until = waitQuantile({ taken, left: addBars(left, lost), waiting: {} }, share);
  return until === null ? null : Math.ceil(until / MINUTE);
}

function endedBar({ mark, name, waits: { taken, left, lost } }: Row): Bar {
  return { mark, name, parts: [countOf(taken), countOf(left), countOf(lost)] };
}

function waitBar({ mark, name, waits }: Row): Bar {
  const figures = [minutesUntil(waits, 0.5), minutesUntil(waits, 0.9)] as const;
  const [half, most] = [figures[0] ?? 0, figures[1] ?? 0];
  return { mark, name, parts: [half, Math.max(half, most) - half], figures };
}

interface PairProps {
  readonly title: string;
  readonly head: string;
  readonly rows: readonly Row[];
}

/** How many came and how their waits ended, beside how long they waited. */
const Pair = ({ title, head, rows }: PairProps) => (
  <div className="stack">
    <h2>{title}</h2>
    <div className="charts">
      <BarChart title={`${t.ended}: ${title}`} unit={o.people} series={ended} bars={rows.map(endedBar)} head={head} />
      <BarChart
        title={`${o.chartWaits}: ${title}`}
        unit={o.inMinutesUnit}
        series={waited}
        bars={rows.map(waitBar)}
        target={{ name: o.targetWait(TARGET_WAIT), at: TARGET_WAIT }}
        head={head}
      />
    </div>
  </div>
);
