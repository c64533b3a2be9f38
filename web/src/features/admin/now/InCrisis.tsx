import type { Output } from "@thodu/domain/contracts";
import { MINUTE } from "@thodu/domain/time";
import * as t from "@messages/monitoring";
import type { ReactNode } from "react";
import { momentInIndia } from "../../../lib/time";
import { PersonLink } from "../parts/Ids";
import { NamedPerson } from "./NamedPerson";

type Desk = Output<"readDesk">;

interface UnansweredProps {
  readonly people: NonNullable<Desk["heldUnanswered"]>;
}

/** Who is in a crisis with a listener who has not answered, and with which. */
export const Unanswered = ({ people }: UnansweredProps) => (
  <InCrisis
    id="who-is-unanswered"
    title={t.unanswered}
    people={people.map(({ listener, waited, ...person }) => ({
      ...person,
      words: (
        <>
          {t.notAnsweredFor(Math.floor(waited / MINUTE))} · {t.listenerIs} <PersonLink uid={listener} />
        </>
      ),
    }))}
  />
);

interface LeftProps {
  readonly people: NonNullable<Desk["leftInCrisis"]>;
}

/** Who was in a crisis and left before a listener came, and when. */
export const LeftInCrisis = ({ people }: LeftProps) => (
  <InCrisis
    id="who-left-in-crisis"
    title={t.goneInCrisis}
    people={people.map(({ seenAt, ...person }) => ({ ...person, words: t.lastHere(momentInIndia(seenAt)) }))}
  />
);

interface InCrisisProps {
  readonly id: string;
  readonly title: string;
  readonly people: readonly { readonly uid: string; readonly alias: string; readonly words: ReactNode }[];
}

const InCrisis = ({ id, title, people }: InCrisisProps) =>
  people.length > 0 && (
    <div className="area__list">
      <h2 id={id}>{title}</h2>
      <ul role="list" className="list" aria-labelledby={id}>
        {people.map(({ words, ...person }) => (
          <li key={person.uid}>
            <NamedPerson person={person} />
            <p className="monitoring__crisis small">{words}</p>
          </li>
        ))}
      </ul>
    </div>
  );
