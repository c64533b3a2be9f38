import type { Output } from "@thodu/domain/contracts";
import { MINUTE } from "@thodu/domain/time";
import * as t from "@messages/monitoring";
import { PersonLink } from "../parts/Ids";
import { NamedPerson } from "./NamedPerson";

interface UnansweredProps {
  readonly people: NonNullable<Output<"readDesk">["heldUnanswered"]>;
}

/** Who is in a crisis with a listener who has not answered, and with which. */
export const Unanswered = ({ people }: UnansweredProps) =>
  people.length > 0 && (
    <div className="area__list">
      <h2 id="who-is-unanswered">{t.unanswered}</h2>
      <ul role="list" className="list" aria-labelledby="who-is-unanswered">
        {people.map(({ uid, alias, listener, waited }) => (
          <li key={uid}>
            <NamedPerson person={{ uid, alias }} />
            <p className="monitoring__crisis small">
              {t.notAnsweredFor(Math.floor(waited / MINUTE))} · {t.listenerIs} <PersonLink uid={listener} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
