import type { Output } from "@thodu/domain/contracts";
import { MINUTE } from "@thodu/domain/time";
import { slow } from "@messages/adminArea";
import * as t from "@messages/monitoring";
import type { ReactNode } from "react";
import { Skeleton } from "../../../ui/Skeleton";
import { locales } from "../../../lib/locale";
import { useQuery } from "../../../lib/router";
import { timeOfDay } from "../../../lib/time";
import { useDeskNow } from "../api/useMonitoring";
import { Refused } from "../parts/PagedList";
import { InCrisis } from "./InCrisis";
import { NamedPerson } from "./NamedPerson";
import { WhoWaits } from "./WhoWaits";

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

interface Props {
  readonly shows: "people" | "figures";
}

/** Who waits, or the figures of the desk; read again while the page is visible. */
export function DeskNow({ shows }: Props) {
  const [query] = useQuery();
  const chosen = query.get("language");
  const language = locales.find((each) => each === chosen) ?? null;
  const { value, last, failed, again } = useDeskNow(language);
  const now = last?.value ?? null;
  return (
    <section className="stack monitoring" aria-label={shows === "people" ? t.deskNow : t.figures}>
      {last === null && !failed && <Skeleton lines={6} label={t.loading} slow={slow} />}
      {last === null && failed && <Refused onRetry={again} />}
      {last !== null && (failed || value === null) && <p role="status">{t.figuresOf(timeOfDay(last.at))}</p>}
      {now !== null && shows === "people" && (
        <InCrisis unanswered={now.heldUnanswered ?? []} left={now.leftInCrisis ?? []}>
          <WhoWaits now={now} language={language} failed={failed} onRetry={again} />
        </InCrisis>
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
