import type { Output } from "@thodu/domain/contracts";
import { MINUTE } from "@thodu/domain/time";
import * as t from "@messages/monitoring";
import type { ReactNode } from "react";
import { Link, useLocation, useQuery } from "../../../lib/router";
import { momentInIndia } from "../../../lib/time";
import { ROWS } from "../api/rows";
import { PersonLink } from "../parts/Ids";
import { SlicePager } from "../parts/PagedList";
import { useSlice } from "../parts/useSlice";
import { NamedPerson } from "./NamedPerson";

/** Rows of a list that stands above who waits. */
const BRIEF = 2;

type Desk = Output<"readDesk">;

interface Props {
  readonly unanswered: NonNullable<Desk["heldUnanswered"]>;
  readonly left: NonNullable<Desk["leftInCrisis"]>;
  /** What stands below the two lists, and not beside one of them by itself. */
  readonly children: ReactNode;
}

/**
 * Who is in a crisis with a listener who has not answered, and who left in one before a listener came: the first of each, and
 * all of one under an address of its own.
 */
export function InCrisis({ unanswered, left, children }: Props) {
  const [query] = useQuery();
  const lists: readonly ListProps[] = [
    {
      name: "unanswered",
      title: t.unanswered,
      people: unanswered.map(({ listener, waited, ...person }) => ({
        ...person,
        words: (
          <>
            {t.notAnsweredFor(Math.floor(waited / MINUTE))} · {t.listenerIs} <PersonLink uid={listener} />
          </>
        ),
      })),
    },
    {
      name: "left",
      title: t.goneInCrisis,
      people: left.map(({ seenAt, ...person }) => ({ ...person, words: t.lastHere(momentInIndia(seenAt)) })),
    },
  ];
  // One of whom nobody is left is not shown by itself.
  const one = lists.find(({ name, people }) => name === query.get("only") && people.length > 0);
  if (one) return <Whole {...one} />;
  return (
    <>
      {lists.map((list) => list.people.length > 0 && <Brief key={list.name} {...list} />)}
      {children}
    </>
  );
}

interface ListProps {
  readonly name: string;
  readonly title: string;
  readonly people: readonly { readonly uid: string; readonly alias: string; readonly words: ReactNode }[];
}

function Brief({ name, title, people }: ListProps) {
  const { pathname } = useLocation();
  return (
    <div className="area__list">
      <h2 id={name}>{title}</h2>
      <People name={name} people={people.slice(0, BRIEF)} />
      {people.length > BRIEF && (
        <p>
          <Link to={`${pathname}?only=${name}`}>{t.allOfThese(people.length)}</Link>
        </p>
      )}
    </div>
  );
}

function Whole({ name, title, people }: ListProps) {
  const { pathname } = useLocation();
  const { shown, from, next, top } = useSlice(people, ROWS);
  return (
    <div ref={top} tabIndex={-1} className="area__list">
      <p>
        <Link to={pathname}>{t.backToDesk}</Link>
      </p>
      <h2 id={name}>{title}</h2>
      <People name={name} people={shown} />
      <SlicePager from={from} next={next} />
    </div>
  );
}

const People = ({ name, people }: Pick<ListProps, "name" | "people">) => (
  <ul role="list" className="list" aria-labelledby={name}>
    {people.map(({ words, ...person }) => (
      <li key={person.uid}>
        <NamedPerson person={person} />
        <p className="monitoring__crisis small">{words}</p>
      </li>
    ))}
  </ul>
);
