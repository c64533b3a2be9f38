import { useRef, useState } from "react";
import * as t from "@messages/admin";
import { loading } from "@messages/common";
import { slow } from "@messages/guard";
import { usePart } from "../../lib/conversation/usePart";
import { useOnline } from "../../lib/conversation/useOnline";
import { TextField } from "../../ui/form/Field";
import { Notice } from "../../ui/Notice";
import { Skeleton } from "../../ui/Skeleton";
import { DecisionDialog } from "./DecisionDialog";
import { PeopleSection } from "./PeopleSection";
import { useDecisions, type Asked } from "./useDecisions";
import "./admin.css";

const loadOffice = async () => (await import("./Office")).Office;
const loadOversight = async () => (await import("./Oversight")).Oversight;

/** Applications and approved listeners: who may listen, decided by an admin. */
export function AdminScreen() {
  const page = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useState("");
  const online = useOnline();
  const Office = usePart(loadOffice);
  const Oversight = usePart(loadOversight);

  // The row goes to the other list and takes the focus with it; the list it left is where the work goes on.
  const onDone = ({ kind, person }: Asked): void => {
    const { activeElement } = document;
    const row = activeElement?.closest("[data-uid]")?.getAttribute("data-uid");
    if (activeElement !== document.body && row !== person.uid) return;
    page.current?.querySelector<HTMLElement>(`[data-kind="${kind}"]`)?.focus();
  };
  const decisions = useDecisions(onDone);
  const section = { search: search.trim().toLowerCase(), decisions };

  return (
    <div ref={page} className="admin stack">
      <h1>{t.heading}</h1>
      <p className="lead">{t.lead}</p>
      {!online && <Notice>{t.offline}</Notice>}
      <search className="admin__search">
        <TextField
          label={t.search}
          help={t.searchHelp}
          type="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </search>
      <div className="admin__lists">
        <PeopleSection {...section} title={t.applications} empty={t.noApplications} kind="approve" />
        <PeopleSection {...section} title={t.listeners} empty={t.noListeners} kind="revoke" />
      </div>
      {Office ? <Office /> : <Skeleton lines={6} label={loading} slow={slow} />}
      {Oversight && <Oversight />}
      <DecisionDialog decisions={decisions} />
    </div>
  );
}
