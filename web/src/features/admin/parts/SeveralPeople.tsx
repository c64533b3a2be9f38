import type { Output } from "@thodu/domain/contracts";
import { several } from "@messages/people";
import { Link } from "../../../lib/router";

export type FoundPeople = Output<"findPeople">["people"];

interface Props {
  readonly people: FoundPeople;
  /** Where the choice of one leads. */
  readonly to: (uid: string) => string;
  readonly onChosen?: () => void;
}

/** Several people whom the same words name, to choose one of. */
export const SeveralPeople = ({ people, to, onChosen }: Props) => (
  <ul role="list" className="list" aria-label={several}>
    {people.map(({ uid, alias, name, email }) => (
      <li key={uid}>
        <Link to={to(uid)} onClick={onChosen}>
          {name ?? email ?? alias}
        </Link>{" "}
        <span className="soft small">{alias}</span>
      </li>
    ))}
  </ul>
);
