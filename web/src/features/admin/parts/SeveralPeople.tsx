import type { Output } from "@thodu/domain/contracts";
import { several } from "@messages/people";
import { Link } from "../../../lib/router";

export type FoundPeople = Output<"findPeople">["people"];

interface Props {
  readonly people: FoundPeople;
  /** The address to which the choice of one leads. */
  readonly to: (uid: string) => string;
  readonly onChosen?: (person: FoundPeople[number]) => void;
}

/** Several people who match a search, to choose one of. */
export const SeveralPeople = ({ people, to, onChosen }: Props) => (
  <ul role="list" className="list" aria-label={several}>
    {people.map((person) => (
      <li key={person.uid}>
        <Link to={to(person.uid)} onClick={() => onChosen?.(person)}>
          {person.name ?? person.email ?? person.alias}
        </Link>{" "}
        <span className="soft small">{person.alias}</span>
      </li>
    ))}
  </ul>
);
