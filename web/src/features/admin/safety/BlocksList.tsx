import type { Report } from "@thodu/domain/reports/model";
import { useState } from "react";
import { loading, slow } from "@messages/adminArea";
import * as t from "@messages/blocks";
import { Link, useQuery } from "../../../lib/router";
import { Empty } from "../../../ui/Empty";
import { Skeleton } from "../../../ui/Skeleton";
import { useBlocks, useBlocksOf } from "../api/useMonitoring";
import type { Ticket } from "../api/watchList";
import { PersonLink } from "../parts/Ids";
import { PagedList, Refused } from "../parts/PagedList";
import { addressOf } from "../sections";
import { BlockRow } from "./BlockRow";
import { LiftDialog } from "./LiftDialog";

interface Props {
  readonly onLift: (found: Ticket<Report>) => void;
}

/** The standing blocks, each with its report: all of them, or those of the person in the address. */
export function BlocksList() {
  const [asked, setAsked] = useState<Ticket<Report> | null>(null);
  const [query] = useQuery();
  const uid = query.get("of") ?? "";
  return (
    <>
      <p className="soft">{t.explained}</p>
      {uid === "" ? <AllBlocks onLift={setAsked} /> : <BlocksOf uid={uid} onLift={setAsked} />}
      <LiftDialog asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}

const AllBlocks = ({ onLift }: Props) => (
  <PagedList label={t.blocks} empty={t.none} page={useBlocks()} list="blocks">
    {(found) => <BlockRow found={found} onLift={() => onLift(found)} />}
  </PagedList>
);

function BlocksOf({ uid, onLift }: Props & { readonly uid: string }) {
  const [attempt, setAttempt] = useState(0);
  const live = useBlocksOf(uid, attempt);
  return (
    <section className="area__list" aria-label={t.blocks}>
      <p>
        <PersonLink uid={uid} /> · <Link to={`${addressOf("safety")}?list=blocks`}>{t.all}</Link>
      </p>
      {live.state === "loading" && <Skeleton lines={4} label={loading} slow={slow} />}
      {live.state === "refused" && <Refused onRetry={() => setAttempt(attempt + 1)} />}
      {live.state === "here" && live.value.length === 0 && <Empty words={t.none} />}
      {live.state === "here" && live.value.length > 0 && (
        <ul role="list" className="list">
          {live.value.map((found) => (
            <li key={found.id}>
              <BlockRow found={found} onLift={() => onLift(found)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
