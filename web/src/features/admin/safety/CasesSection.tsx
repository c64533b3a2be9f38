import { caseFilters } from "@thodu/domain/reports/filter";
import type { Report } from "@thodu/domain/reports/model";
import { useState } from "react";
import * as t from "@messages/monitoring";
import { loading, slow } from "@messages/adminArea";
import { Link, useQuery } from "../../../lib/router";
import { Empty } from "../../../ui/Empty";
import { Skeleton } from "../../../ui/Skeleton";
import { useCase, useCases, type CaseList } from "../api/useMonitoring";
import type { Ticket } from "../api/watchList";
import { PagedList, Refused } from "../parts/PagedList";
import { Tabs } from "../parts/Tabs";
import { addressOf } from "../sections";
import { BackDialog, type Back } from "./BackDialog";
import { BlocksList } from "./BlocksList";
import { CaseRow } from "./CaseRow";
import { DecideDialog } from "./DecideDialog";
import { LiftDialog } from "./LiftDialog";

/** What people report about one another, and what listeners found hard, each decided with a reason; and the blocks. */
export function CasesSection({ list }: { readonly list: CaseList | "blocks" }) {
  const [query] = useQuery();
  const [asked, setAsked] = useState<Ticket<Report> | null>(null);
  const [back, setBack] = useState<{ readonly back: Back; readonly found: Ticket<Report> } | null>(null);
  const one = query.get("case");
  const [lifting, setLifting] = useState<Ticket<Report> | null>(null);
  const onAsk: OnAsk = (act, found) => {
    if (act === "decide") setAsked(found);
    else if (act === "lift") setLifting(found);
    else setBack({ back: act, found });
  };
  return (
    <>
      {one !== null && <OneCase key={one} id={one} onAsk={onAsk} />}
      {one === null && (list === "blocks" ? <BlocksList /> : <Cases list={list} onAsk={onAsk} />)}
      <DecideDialog asked={asked} onClose={() => setAsked(null)} />
      <LiftDialog asked={lifting} onClose={() => setLifting(null)} />
      <BackDialog asked={back} onClose={() => setBack(null)} />
    </>
  );
}

type OnAsk = (act: "decide" | "lift" | Back, found: Ticket<Report>) => void;

function Cases({ list, onAsk }: { readonly list: CaseList; readonly onAsk: OnAsk }) {
  const [query] = useQuery();
  const by = list === "open" ? caseFilters.find((each) => each === query.get("by")) : undefined;
  const page = useCases(list, by ?? null);
  return (
    <>
      {list === "open" && <Tabs names={t.casesBy} shown={by ?? "all"} by="by" label={t.whichCases} />}
      <p className="soft small">{t.caseOrder[list]}</p>
      <PagedList label={t.cases} empty={t.noCases} page={page} list={`${list} ${by ?? ""}`} cut={t.casesCut}>
        {(found) => <CaseRow found={found} onAsk={(act) => onAsk(act, found)} />}
      </PagedList>
    </>
  );
}

/** The case that a link names. */
function OneCase({ id, onAsk }: { readonly id: string; readonly onAsk: OnAsk }) {
  const [attempt, setAttempt] = useState(0);
  const live = useCase(id, attempt);
  return (
    <section className="area__list" aria-label={t.cases}>
      <p>
        <Link to={addressOf("safety")}>{t.allCases}</Link>
      </p>
      {live.state === "loading" && <Skeleton lines={4} label={loading} slow={slow} />}
      {live.state === "refused" && <Refused onRetry={() => setAttempt(attempt + 1)} />}
      {live.state === "here" && live.value === null && <Empty words={t.noCases} />}
      {live.state === "here" && live.value !== null && (
        <ul role="list" className="list">
          <li>
            <CaseRow isAlone found={live.value} onAsk={(act) => live.value && onAsk(act, live.value)} />
          </li>
        </ul>
      )}
    </section>
  );
}
