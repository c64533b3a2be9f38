import { useRef } from "react";
import * as t from "@messages/admin";
import { toDecide } from "@messages/adminApplications";
import { useQuery } from "../../../lib/router";
import type { PeopleOf } from "../api/people";
import { Find } from "../parts/Find";
import { Tabs } from "../parts/Tabs";
import { useList } from "../parts/useList";
import { ApplicationPage } from "./ApplicationPage";
import { DecisionDialog } from "./DecisionDialog";
import { PeopleList } from "./PeopleList";
import { SentList } from "./SentList";
import { useDecisions, type Asked } from "./useDecisions";
import { useSoughtEmail } from "./useSoughtEmail";
import "../parts/admin.css";

/** Applications and listeners. An admin decides here who may listen. */
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

/** The list of applicants, of listeners, or of revoked ones, searched by e-mail address. */
function Everybody({ of }: { readonly of: PeopleOf }) {
  const page = useRef<HTMLDivElement>(null);
  const [email, seek] = useSoughtEmail();
  const [query] = useQuery();
  const by = email === "" && query.get("order") === "heard" ? "heard" : "newest";

  // The row disappears from the list with the focus, so the list gets it.
  const onDone = ({ person }: Asked): void => {
    const { activeElement } = document;
    const row = activeElement?.closest("[data-uid]")?.getAttribute("data-uid");
    if (activeElement !== document.body && row !== person.uid) return;
    page.current?.querySelector<HTMLElement>("section")?.focus();
  };
  const decisions = useDecisions(onDone);

  return (
    <div ref={page} className="area__content">
      <Find label={t.search} help={t.searchHelp} find={email} onFind={seek} />
      {of === "listeners" && email === "" && (
        <Tabs names={t.listenersBy} shown={by} by="order" label={t.order} keeps="list" />
      )}
      <PeopleList of={of} email={email.toLowerCase()} by={by} decisions={decisions} />
      {of === "listeners" && by === "heard" && <p className="soft small">{t.heardOnly}</p>}
      <DecisionDialog decisions={decisions} />
    </div>
  );
}
