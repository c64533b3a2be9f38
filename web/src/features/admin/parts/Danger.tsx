import type { Report } from "@thodu/domain/reports/model";
import { writtenCaseId, type WrittenKind } from "@thodu/domain/reports/written";
import * as t from "@messages/tickets";
import { useState } from "react";
import { loadFirestore } from "../../../lib/firebase";
import { useLive } from "../../../lib/useLive";
import type { Ticket } from "../api/watchList";
import { CaseLink } from "./Ids";
import type { Paged } from "./usePage";

/** The case of a text; undefined if it tells of no danger, or while that is not known. */
export type CaseOf = (id: string) => Ticket<Report> | undefined;

/** The most cases that are read for one page; the database takes no more ids in one query. */
const CASES = 30;

const idsOn = ({ live }: Paged<unknown>): readonly string[] =>
  live.state === "here" ? live.value.rows.map(({ id }) => id) : [];

/** The cases that texts of a page have opened, read at once for all of them. */
export function useDanger(kind: WrittenKind, of: Paged<unknown> | readonly string[]): CaseOf {
  const ids = ("live" in of ? idsOn(of) : of).slice(0, CASES).map((id) => writtenCaseId(`${kind}-${id}`));
  const live = useLive<readonly Ticket<Report>[]>(ids.length === 0 ? null : `written/${ids.join("/")}`, async () => {
    const [{ watchCases }] = await Promise.all([import("../api/cases"), loadFirestore()]);
    return (watch) => watchCases(ids, watch);
  });
  // While the cases of other rows load, the marks stay.
  const [known, setKnown] = useState<readonly Ticket<Report>[]>([]);
  if (live.state === "here" && live.value !== known) setKnown(live.value);
  return (id) => known.find((found) => found.id === writtenCaseId(`${kind}-${id}`));
}

/** Says that a text tells of danger, and leads to its case. */
export const Danger = ({ found }: { readonly found: Ticket<Report> | undefined }) =>
  found && (
    <p className="row">
      {found.value.status === "open" && <span className="badge">{t.danger}</span>}
      <CaseLink id={found.id}>{found.value.status === "open" ? t.dangerCase : t.dangerCaseClosed}</CaseLink>
    </p>
  );
