import type { Output } from "@thodu/domain/contracts";
import { MINUTE } from "@thodu/domain/time";
import * as t from "@messages/monitoring";
import type { ReactNode } from "react";
import { Link, useLocation, useQuery } from "../../../lib/router";
import { momentInIndia } from "../../../lib/time";
import { ROWS } from "../api/rows";
import { Email } from "../parts/Email";
import { PersonLink } from "../parts/Ids";
import { SlicePager } from "../parts/PagedList";
import { PhoneLink } from "../parts/PhoneLink";
import { useListenerRecord } from "../parts/useListenerRecord";
import { useSlice } from "../parts/useSlice";
import { addressOf } from "../sections";
import { NamedPerson } from "./NamedPerson";
import { useStillPeople, type StillHandlers } from "./useStillPeople";

/** How many people of each list are shown above the waiting people. */
const BRIEF = 2;

type Desk = Output<"readDesk">;

interface Props {
  readonly unanswered: NonNullable<Desk["heldUnanswered"]>;
  readonly left: NonNullable<Desk["leftInCrisis"]>;
}

/** Whether the address names one of the two lists, which is then shown alone; not once it is empty. */
export const isListAlone = ({ heldUnanswered = [], leftInCrisis = [] }: Desk, only: string | null): boolean =>
  (only === "unanswered" && heldUnanswered.length > 0) || (only === "left" && leftInCrisis.length > 0);

/**
 * Two lists of people in a crisis: those whose listener has not answered, and those who left before a listener came.
 * Shows the first of each; each has an address of its own that shows all.
 */
export function InCrisis({ unanswered, left }: Props) {
  const [query] = useQuery();
  const lists: readonly ListProps[] = [
    {
      name: "unanswered",
      title: t.unanswered,
      help: (
        <p>
          {t.unansweredHelp} <Link to={`${addressOf("now")}?list=listeners`}>{t.listening}</Link>
        </p>
      ),
      people: unanswered.map(({ uid, alias, ...held }) => ({ uid, alias, words: <Held held={held} /> })),
    },
    {
      name: "left",
      title: t.goneInCrisis,
      people: left.map(({ seenAt, ...person }) => ({ ...person, words: t.lastHere(momentInIndia(seenAt)) })),
    },
  ];
  const one = lists.find(({ name, people }) => name === query.get("only") && people.length > 0);
  if (one) return <Whole {...one} />;
  return lists.map((list) => <Brief key={list.name} {...list} />);
}

interface HeldProps {
  readonly held: Omit<NonNullable<Desk["heldUnanswered"]>[number], "uid" | "alias">;
}

/** For how long a person has waited for an answer, from whom, and whether another listener is asked. */
function Held({ held: { listener, waited, offered, justTaken = false } }: HeldProps) {
  const minutes = Math.floor(waited / MINUTE);
  const [before, after] = t.justTakenBy.split("{who}");
  return (
    <>
      {justTaken ? (
        <>
          {t.waitsFor(minutes)} · {before}
          <PersonLink uid={listener} />
          {after}
        </>
      ) : (
        <>
          {t.notAnsweredFor(minutes)} · {t.listenerIs} <PersonLink uid={listener} />
        </>
      )}
      <HoldersContact uid={listener} justTaken={justTaken} />
      {offered !== undefined && (offered || !justTaken) && <> · {offered ? t.anotherAsked : t.noneAsked}</>}
    </>
  );
}

interface HolderProps {
  readonly uid: string;
  /** They have had little time to answer. */
  readonly justTaken: boolean;
}

/**
 * After the name of a listener: the number of their profile, or else the address to write to; nothing for an admin who
 * may not read them.
 */
function HoldersContact({ uid, justTaken }: HolderProps) {
  const { phone = "", email = "" } = useListenerRecord(uid) ?? {};
  if (phone === "" && (email === "" || justTaken)) return null;
  return (
    <>
      {" · "}
      {phone === "" ? (
        <>
          {t.noNumberWrite}{" "}
          <a href={`mailto:${encodeURIComponent(email).replace("%40", "@")}`}>
            <Email address={email} />
          </a>
        </>
      ) : (
        <PhoneLink phone={phone} />
      )}
    </>
  );
}

interface ListProps {
  readonly name: string;
  readonly title: string;
  /** What an admin can do. */
  readonly help?: ReactNode;
  readonly people: readonly { readonly uid: string; readonly alias: string; readonly words: ReactNode }[];
}

function Brief({ name, title, help, people }: ListProps) {
  const { pathname } = useLocation();
  const { entries, handlers } = useStillPeople(people, name);
  if (entries === null || entries.length === 0) return null;
  return (
    <div className="area__list">
      <h2 id={name}>{title}</h2>
      <People name={name} people={entries.slice(0, BRIEF)} handlers={handlers} />
      {help}
      {people.length > BRIEF && (
        <p>
          <Link to={`${pathname}?only=${name}`}>{t.allOfThese(people.length)}</Link>
        </p>
      )}
    </div>
  );
}

function Whole({ name, title, help, people }: ListProps) {
  const { pathname } = useLocation();
  const { entries, handlers } = useStillPeople(people, name);
  const { shown, from, next, top } = useSlice(entries ?? people, ROWS);
  return (
    <div ref={top} tabIndex={-1} className="area__list">
      <p>
        <Link to={pathname}>{t.backToDesk}</Link>
      </p>
      <h2 id={name}>{title}</h2>
      {help}
      <People name={name} people={shown} handlers={handlers} />
      <SlicePager from={from} next={next} />
    </div>
  );
}

interface PeopleProps extends Pick<ListProps, "name" | "people"> {
  readonly handlers: StillHandlers;
}

const People = ({ name, people, handlers }: PeopleProps) => (
  <ul role="list" className="list" aria-labelledby={name} {...handlers}>
    {people.map(({ words, ...person }) => (
      <li key={person.uid}>
        <NamedPerson person={person} />
        <p className="monitoring__crisis small">{words}</p>
      </li>
    ))}
  </ul>
);
