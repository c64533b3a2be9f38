import type { Application } from "@thodu/domain/volunteers/application";
import * as t from "@messages/admin";
import { heard } from "@messages/people";
import { read, sentOn } from "@messages/adminApplications";
import { states } from "@messages/application";
import { Link } from "../../../lib/router";
import { useSession } from "../../../lib/session";
import { dayInIndia } from "../../../lib/time";
import { Button } from "../../../ui/Button";
import { useApplication } from "../api/live";
import type { PeopleOf, Person } from "../api/people";
import { DecisionLink } from "../parts/Ids";
import { called, decisions, isNotSent, sawOf } from "./decisions";
import { addressOf } from "../sections";
import { useListAddress } from "./useListAddress";
import type { Asked, RowState } from "./useDecisions";

interface Props {
  readonly person: Person;
  /** The list that this row is in. */
  readonly of: PeopleOf;
  readonly state: RowState | null;
  readonly onAsk: (asked: Asked) => void;
}

/** When they applied, and what was decided since. `written` is undefined until it is known. */
function history({ appliedAt, decidedAt, approved }: Person, written: Application | null | undefined): string {
  const signedUp = appliedAt !== undefined && t.signedUpOn(dayInIndia(appliedAt));
  if (decidedAt !== undefined)
    return [signedUp, (approved ? t.approvedOn : t.endedOn)(dayInIndia(decidedAt))].filter(Boolean).join(" · ");
  const sentAt = written?.sentAt ?? null;
  const state = written !== undefined && states[written?.status ?? "draft"];
  return [sentAt === null ? signedUp : sentOn(dayInIndia(sentAt)), state].filter(Boolean).join(" · ");
}

/** The decision that `history` tells of; null if it tells of none. */
function decisionOn({ decidedAt, approved }: Person, written: Application | null | undefined) {
  if (decidedAt !== undefined) return approved ? "approve" : "revoke";
  return written?.status === "declined" ? "decline" : null;
}

export function PersonRow({ person, of, state, onAsk }: Props) {
  const { uid } = useSession();
  const addressWith = useListAddress();
  const kind = of === "listeners" ? "revoke" : "approve";
  const words = decisions[kind];
  const running = state !== null && "running" in state;
  const live = useApplication(of === "applications" ? person.uid : null);
  const written = live.state === "here" ? live.value : undefined;
  const decision = decisionOn(person, written);
  const ask = (): void => {
    const isApplication = of === "applications";
    const notSent = written === undefined ? (isApplication ? null : false) : isNotSent(written);
    onAsk({ kind, person, notSent, saw: sawOf(person, written) });
  };
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
        <p className="soft small">{history(person, written)}</p>
        {of === "listeners" && (
          <p className="small">
            {heard}: {person.heard}
          </p>
        )}
        {kind === "approve" && !person.emailConfirmed && <p className="badge">{t.unconfirmed}</p>}
        {person.load > 0 && <p className="badge">{t.holding(person.load)}</p>}
        <p>
          <Link to={addressWith(person.uid)}>
            {read}
            <span className="sr-only"> {called(person)}</span>
          </Link>
          {decision !== null && (
            <>
              {" · "}
              <DecisionLink uid={person.uid} decision={decision} />
            </>
          )}
        </p>
        {(person.bio !== "" || person.experience !== "") && <About person={person} />}
      </div>
      {person.uid === uid ? (
        <p className="soft small">{t.notYourself}</p>
      ) : (
        <Button small look={kind === "approve" ? undefined : "danger"} busy={running} onClick={ask}>
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
