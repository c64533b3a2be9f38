import * as t from "@messages/admin";
import { usePeople } from "../api/live";
import type { ListenersBy, PeopleOf } from "../api/people";
import { PagedList } from "../parts/PagedList";
import { PersonRow } from "./PersonRow";
import type { Decisions } from "./useDecisions";

interface Props {
  readonly of: PeopleOf;
  /** The beginning of the e-mail address, in lower case; empty for all. */
  readonly email: string;
  readonly by: ListenersBy;
  readonly decisions: Decisions;
}

const words: Readonly<Record<PeopleOf, { readonly label: string; readonly empty: string }>> = {
  applications: { label: t.applications, empty: t.noApplications },
  listeners: { label: t.listeners, empty: t.noListeners },
  revoked: { label: t.revokedList, empty: t.noRevoked },
};

/** A page of one of the lists, live. */
export function PeopleList({ of, email, by, decisions }: Props) {
  const page = usePeople(of, email, by);
  const { label, empty } = words[of];
  return (
    <PagedList label={label} empty={email === "" ? empty : t.noMatch} page={page} list={`${of}/${by}`}>
      {({ id, value }) => (
        <PersonRow
          person={{ ...value, uid: id }}
          of={of}
          state={decisions.stateOf(id)}
          onAsk={(asked) => decisions.ask(asked)}
        />
      )}
    </PagedList>
  );
}
