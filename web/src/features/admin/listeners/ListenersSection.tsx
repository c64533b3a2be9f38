import { useEffect, useRef, useState } from "react";
import * as t from "@messages/admin";
import { toDecide } from "@messages/adminApplications";
import { useQuery } from "../../../lib/router";
import { TextField } from "../../../ui/form/Field";
import type { PeopleOf } from "../api/people";
import { Tabs } from "../parts/Tabs";
import { useList } from "../parts/useList";
import { ApplicationPage } from "./ApplicationPage";
import { DecisionDialog } from "./DecisionDialog";
import { PeopleList } from "./PeopleList";
import { SentList } from "./SentList";
import { useDecisions, type Asked } from "./useDecisions";
import "../parts/admin.css";

/** Long enough for the next key. */
const SETTLED = 300;

/** Applications and approved listeners: who may listen, decided by an admin. */
export function ListenersSection() {
  const [query] = useQuery();
  const list = useList(["sent", "applications", "listeners", "revoked"]);
  const asked = query.get("application");
  if (asked !== null && asked !== "") return <ApplicationPage key={asked} uid={asked} />;
  return (
    <div className="area__content">
      <p className="lead">{t.lead}</p>
      <Tabs
        names={{ sent: toDecide, applications: t.applications, listeners: t.listeners, revoked: t.revokedList }}
        shown={list}
      />
      {list === "sent" ? <SentList /> : <Everybody key={list} of={list} />}
    </div>
  );
}

/** All who applied, who listen, or who did, found by their e-mail. */
function Everybody({ of }: { readonly of: PeopleOf }) {
  const page = useRef<HTMLDivElement>(null);
  const [query, change] = useQuery();
  const email = query.get("email") ?? "";
  const [written, setWritten] = useState(email);
  useEffect(() => {
    const timer = setTimeout(() => {
      const wanted = written.trim().toLowerCase();
      if (wanted !== email) change({ email: wanted, after: null });
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [written, email, change]);

  // The row leaves the list and takes the focus with it; the list it left is where the work goes on.
  const onDone = ({ person }: Asked): void => {
    const { activeElement } = document;
    const row = activeElement?.closest("[data-uid]")?.getAttribute("data-uid");
    if (activeElement !== document.body && row !== person.uid) return;
    page.current?.querySelector<HTMLElement>("section")?.focus();
  };
  const decisions = useDecisions(onDone);

  return (
    <div ref={page} className="area__content">
      <search className="admin__search">
        <TextField
          label={t.search}
          help={t.searchHelp}
          type="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={written}
          onChange={(event) => setWritten(event.target.value)}
        />
      </search>
      <PeopleList of={of} email={email} decisions={decisions} />
      <DecisionDialog decisions={decisions} />
    </div>
  );
}
