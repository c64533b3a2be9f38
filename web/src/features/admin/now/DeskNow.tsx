import type { Output } from "@thodu/domain/contracts";
import type { Locale } from "@thodu/domain/locale";
import { MINUTE } from "@thodu/domain/time";
import { slow } from "@messages/adminArea";
import * as t from "@messages/monitoring";
import type { ReactNode } from "react";
import { Skeleton } from "../../../ui/Skeleton";
import { useQuery } from "../../../lib/router";
import { timeOfDay } from "../../../lib/time";
import type { Asked } from "../../../lib/useAskedAgain";
import type { DeskNow as Desk } from "../api/useMonitoring";
import { Refused } from "../parts/PagedList";
import { InCrisis, isListAlone } from "./InCrisis";
import { NamedPerson } from "./NamedPerson";
import { CrisisHelp, WhoWaits } from "./WhoWaits";

const minutes = (time: number): number => Math.ceil(time / MINUTE);

const waitsToday = ({ p50, p90 }: NonNullable<Output<"readDesk">["today"]>): string =>
  p90 === null ? t.halfOnly(minutes(p50)) : t.halfAndMost(minutes(p50), minutes(p90));

/** The number that the desk lists as waiting. */
const all = (waiting: Output<"readDesk">["waiting"]): number =>
  Object.values(waiting).reduce((sum, count) => sum + count, 0);

type Figure = readonly [name: string, figure: ReactNode, look?: "danger"];

/** A figure that is marked as a danger unless it is 0. */
const danger = (name: string, count: number): Figure => (count > 0 ? [name, count, "danger"] : [name, count]);

/** The longest wait, and whose it is. */
const Longest = ({ now: { longestWait, longest = null } }: { readonly now: Output<"readDesk"> }) => (
  <>
    {t.inMinutes(Math.floor(longestWait / MINUTE))}
    {longest !== null && (
      <span className="monitoring__whose">
        <NamedPerson person={longest} />
      </span>
    )}
  </>
);

/** The number of offers. One may outlive the presence of its listener, until it is withdrawn or has run out. */
const Offered = ({ now: { offered, online } }: { readonly now: Output<"readDesk"> }) => (
  <>
    {offered}
    {offered > 0 && online === 0 && <span className="monitoring__whose">{t.offeredAway}</span>}
  </>
);

const groupsOf = (now: Output<"readDesk">): readonly (readonly [string, readonly Figure[]])[] => [
  [
    t.whoWaits,
    [
      [t.onList, all(now.waiting)],
      danger(t.unanswered, now.unanswered),
      danger(t.crisis, now.waiting.crisis),
      danger(t.openAlarms, now.openAlarms ?? 0),
      [t.concern, now.waiting.concern],
      [t.plan, now.waiting.plan],
      [t.others, now.waiting.others],
      [t.longest, <Longest key="longest" now={now} />],
      [t.offered, <Offered key="offered" now={now} />],
      [t.promised, now.promised ?? 0],
      [t.goneInCrisis, now.waiting.gone],
    ],
  ],
  [
    t.whoListens,
    [
      [t.online, now.online],
      [t.busy, now.busy],
      [t.freePlaces, now.freePlaces],
    ],
  ],
  [
    t.todayTitle,
    [
      [t.today, now.today ? waitsToday(now.today) : t.tooFew],
      [t.leftToday, now.leftToday],
    ],
  ],
];

/** The time of the figures that are shown, once they are not those of this moment. */
const Stale = ({ desk: { value, last, failed } }: Pick<Props, "desk">) =>
  last !== null && (failed || value === null) && <p role="status">{t.figuresOf(timeOfDay(last.at))}</p>;

/** The people in a crisis who wait, or have no answer, or have left. On a narrow page, above everything else. */
export function CrisisAbove({ desk }: Pick<Props, "desk">) {
  const [query] = useQuery();
  const now = desk.last?.value ?? null;
  if (now === null) return null;
  const { firstInCrisis = [], heldUnanswered = [], leftInCrisis = [] } = now;
  if ([firstInCrisis, heldUnanswered, leftInCrisis].every(({ length }) => length === 0)) return <Stale desk={desk} />;
  return (
    <div className="stack monitoring">
      <Stale desk={desk} />
      {firstInCrisis.length > 0 && !isListAlone(now, query.get("only")) && <CrisisHelp crises={firstInCrisis} />}
      <InCrisis unanswered={heldUnanswered} left={leftInCrisis} />
    </div>
  );
}

interface Props {
  readonly desk: Asked<Desk>;
  readonly language: Locale | null;
  readonly shows: "people" | "figures";
  /** Whether `CrisisAbove` is shown. */
  readonly isCrisisAbove: boolean;
}

/** Who waits, or the figures of the desk. */
export function DeskNow({ desk, language, shows, isCrisisAbove }: Props) {
  const [query] = useQuery();
  const { last, failed, again } = desk;
  const now = last?.value ?? null;
  return (
    <section className="stack monitoring" aria-label={shows === "people" ? t.deskNow : t.figures}>
      {last === null && !failed && <Skeleton lines={6} label={t.loading} slow={slow} />}
      {last === null && failed && <Refused onRetry={again} />}
      {!isCrisisAbove && <Stale desk={desk} />}
      {now !== null && shows === "people" && (
        <>
          {!isCrisisAbove && <InCrisis unanswered={now.heldUnanswered ?? []} left={now.leftInCrisis ?? []} />}
          {!isListAlone(now, query.get("only")) && (
            <WhoWaits now={now} language={language} failed={failed} isCrisisAbove={isCrisisAbove} onRetry={again} />
          )}
        </>
      )}
      {now !== null && shows === "figures" && <Figures now={now} />}
    </section>
  );
}

const Figures = ({ now }: { readonly now: Output<"readDesk"> }) =>
  groupsOf(now).map(([title, figures]) => (
    <div key={title} className="stack">
      <h2>{title}</h2>
      <dl className="monitoring__figures">
        {figures.map(([name, figure, look]) => (
          <div key={name} className={look && `monitoring__figures--${look}`}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  ));
