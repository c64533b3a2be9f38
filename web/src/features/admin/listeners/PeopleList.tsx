import * as t from "@messages/admin";
import { usePeople } from "../api/live";
import { PagedList } from "../parts/PagedList";
import { PersonRow } from "./PersonRow";
import type { Decisions } from "./useDecisions";

interface Props {
  readonly approved: boolean;
  /** How their e-mail begins, in lower case; empty for all. */
  readonly email: string;
  readonly decisions: Decisions;
}

/** A page of one of the two lists, live. */
export function PeopleList({ approved, email, decisions }: Props) {
  const page = usePeople(approved, email);
  const empty = approved ? t.noListeners : t.noApplications;
  const kind = approved ? "revoke" : "approve";
  return (
    <PagedList
      label={approved ? t.listeners : t.applications}
      empty={email === "" ? empty : t.noMatch}
      page={page}
      list={String(approved)}
    >
      {({ id, value }) => {
        const person = { ...value, uid: id };
        return (
          <PersonRow
            person={person}
            kind={kind}
            state={decisions.stateOf(id)}
            onAsk={() => decisions.ask({ kind, person })}
          />
        );
      }}
    </PagedList>
  );
}
