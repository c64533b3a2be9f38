import { PAGE } from "@thodu/domain/chat/limits";
import { useId, useState } from "react";
import * as t from "@messages/admin";
import { Button } from "../../ui/Button";
import { Empty } from "../../ui/Empty";
import { Notice } from "../../ui/Notice";
import { Skeleton } from "../../ui/Skeleton";
import { usePeople } from "./api/live";
import type { People } from "./api/people";
import type { Kind } from "./decisions";
import { PersonRow } from "./PersonRow";
import type { Decisions } from "./useDecisions";

interface Props {
  readonly title: string;
  readonly empty: string;
  /** What can be decided about these people. */
  readonly kind: Kind;
  /** Part of an e-mail, in lower case. */
  readonly search: string;
  readonly decisions: Decisions;
}

/** One of the two lists, live; more of it on request. */
export function PeopleSection({ title, empty, kind, search, decisions }: Props) {
  const id = useId();
  const [count, setCount] = useState(PAGE);
  const [attempt, setAttempt] = useState(0);
  const live = usePeople(kind === "revoke", count, attempt);
  const [last, setLast] = useState<People | null>(null);
  if (live.state === "here" && live.value !== last) setLast(live.value);

  const people = last?.people.filter(({ email }) => email.toLowerCase().includes(search)) ?? [];
  return (
    <section className="admin-people" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} data-kind={kind}>
        {title}{" "}
        {last && (
          <span className="admin-people__count">{last.more ? `${last.people.length}+` : last.people.length}</span>
        )}
      </h2>
      {live.state === "refused" && (
        <Notice kind="trouble">
          <p>{t.refused}</p>
          <Button small look="outline" onClick={() => setAttempt(attempt + 1)}>
            {t.tryAgain}
          </Button>
        </Notice>
      )}
      {live.state === "loading" && last === null && <Skeleton lines={4} label={t.loading} />}
      {last !== null && people.length === 0 && <Empty words={last.people.length === 0 ? empty : t.noMatch} />}
      {people.length > 0 && (
        <ul role="list" className="list">
          {people.map((person) => (
            <PersonRow
              key={person.uid}
              person={person}
              kind={kind}
              state={decisions.stateOf(person.uid)}
              onAsk={() => decisions.ask({ kind, person })}
            />
          ))}
        </ul>
      )}
      {last?.more === true && (
        <Button look="outline" block busy={live.state === "loading"} onClick={() => setCount(count + PAGE)}>
          {t.more}
        </Button>
      )}
    </section>
  );
}
