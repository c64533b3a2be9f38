import type { Report } from "@thodu/domain/reports/model";
import { useState } from "react";
import * as t from "@messages/blocks";
import { useBlocks } from "../api/useMonitoring";
import type { Ticket } from "../api/watchList";
import { PagedList } from "../parts/PagedList";
import { BlockRow } from "./BlockRow";
import { LiftDialog } from "./LiftDialog";

/** Blocks that stand, each with the report that made it. */
export function BlocksList() {
  const [asked, setAsked] = useState<Ticket<Report> | null>(null);
  return (
    <>
      <p className="soft">{t.explained}</p>
      <PagedList label={t.blocks} empty={t.none} page={useBlocks()} list="blocks">
        {(found) => <BlockRow found={found} onLift={() => setAsked(found)} />}
      </PagedList>
      <LiftDialog asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}
