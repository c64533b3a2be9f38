import * as t from "@messages/admin";
import { read } from "@messages/adminApplications";
import { Link } from "../../../lib/router";
import { useSession } from "../../../lib/session";
import { dayInIndia } from "../../../lib/time";
import { Button } from "../../../ui/Button";
import type { Person } from "../api/people";
import { called, decisions, type Kind } from "./decisions";
import { addressOf } from "../sections";
import type { RowState } from "./useDecisions";

interface Props {
  readonly person: Person;
  readonly kind: Kind;
  readonly state: RowState | null;
  readonly onAsk: () => void;
}

/** When they applied, and what was decided since. */
function history({ appliedAt, decidedAt, approved }: Person): string {
  const decided = decidedAt !== undefined && (approved ? t.approvedOn : t.endedOn)(dayInIndia(decidedAt));
  return [appliedAt !== undefined && t.appliedOn(dayInIndia(appliedAt)), decided].filter(Boolean).join(" · ");
}

export function PersonRow({ person, kind, state, onAsk }: Props) {
  const { uid } = useSession();
  const words = decisions[kind];
  /** The one that this row is in, to come back to. */
  const list = kind === "approve" ? "applications" : "listeners";
  const running = state !== null && "running" in state;
  return (
    <div className="admin-person" data-uid={person.uid}>
      <div className="admin-person__words">
        <h2 className="admin-person__who">
          <Link to={`${addressOf("people")}/${encodeURIComponent(person.uid)}`}>{called(person)}</Link>
        </h2>
        <p>
          {person.name === "" ? <span className="soft">{t.noName}</span> : person.name}
          {person.phone !== "" && <> · {person.phone}</>}
        </p>
        <p className="soft small">{history(person)}</p>
        {kind === "approve" && !person.emailConfirmed && <p className="badge">{t.unconfirmed}</p>}
        {person.load > 0 && <p className="badge">{t.holding(person.load)}</p>}
        <p>
          <Link to={`${addressOf("listeners")}?list=${list}&application=${encodeURIComponent(person.uid)}`}>
            {read}
            <span className="sr-only"> {called(person)}</span>
          </Link>
        </p>
        {(person.bio !== "" || person.experience !== "") && <About person={person} />}
      </div>
      {person.uid === uid ? (
        <p className="soft small">{t.notYourself}</p>
      ) : (
        <Button small look={kind === "approve" ? undefined : "danger"} busy={running} onClick={onAsk}>
          {running ? words.busy : words.name}
          <span className="sr-only"> {called(person)}</span>
        </Button>
      )}
      {state !== null && "refused" in state && (
        <p className="admin-person__refused" role="alert">
          {state.refused}
        </p>
      )}
    </div>
  );
}

const About = ({ person: { bio, experience } }: Pick<Props, "person">) => (
  <details className="admin-person__about">
    <summary>{t.about}</summary>
    <dl>
      {bio !== "" && (
        <>
          <dt>{t.bio}</dt>
          <dd>{bio}</dd>
        </>
      )}
      {experience !== "" && (
        <>
          <dt>{t.experience}</dt>
          <dd>{experience}</dd>
        </>
      )}
    </dl>
  </details>
);
