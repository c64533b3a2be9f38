import type { Output } from "@thodu/domain/contracts";
import { MINUTE } from "@thodu/domain/time";
import * as t from "@messages/oversight";
import { Skeleton } from "../../ui/Skeleton";
import { useDeskNow } from "./api/useOversight";
import { AuditSection } from "./AuditSection";
import { CasesSection } from "./CasesSection";
import { DaysSection } from "./DaysSection";
import "./oversight.css";

/** What an admin keeps an eye on: the queue now, cases, the last days, and who did what. */
export const Oversight = () => (
  <>
    <DeskNow />
    <CasesSection />
    <DaysSection />
    <AuditSection />
  </>
);

const minutes = (time: number): number => Math.ceil(time / MINUTE);

const waitsToday = ({ p50, p90 }: NonNullable<Output<"readDesk">["today"]>): string =>
  p90 === null ? t.halfOnly(minutes(p50)) : t.halfAndMost(minutes(p50), minutes(p90));

function DeskNow() {
  const now = useDeskNow();
  const figures = now && [
    [t.unanswered, now.unanswered],
    [t.crisis, now.waiting.crisis],
    [t.goneInCrisis, now.waiting.gone],
    [t.concern, now.waiting.concern],
    [t.plan, now.waiting.plan],
    [t.others, now.waiting.others],
    [t.offered, now.offered],
    [t.longest, t.inMinutes(minutes(now.longestWait))],
    [t.online, now.online],
    [t.busy, now.busy],
    [t.freePlaces, now.freePlaces],
    [t.today, now.today ? waitsToday(now.today) : t.tooFew],
    [t.leftToday, now.leftToday],
  ];
  return (
    <section className="stack oversight" aria-labelledby="desk-now">
      <h2 id="desk-now">{t.deskNow}</h2>
      {!figures && <Skeleton lines={3} label={t.loading} />}
      {figures && (
        <dl className="oversight__figures">
          {figures.map(([name, figure]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
