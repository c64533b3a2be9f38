import { isPseudonym } from "@thodu/domain/accounts/deletion";
import { aliasFor } from "@thodu/domain/chat/alias";
import { Fragment, type ReactNode } from "react";
import { deletedAccount } from "@messages/adminArea";
import { whoDecided } from "@messages/people";
import { Link } from "../../../lib/router";
import { addressOf } from "../sections";
import { isPerson, usePersonName } from "./usePersonName";

/** A person by their name, as the way to all that an admin may know of them. */
export function PersonLink({ uid }: { readonly uid: string }) {
  const { name, isKnown } = usePersonName(uid);
  if (!isPerson(uid)) return <>{name}</>;
  return (
    <Link to={`${addressOf("people")}/${encodeURIComponent(uid)}`} aria-busy={!isKnown}>
      {name}
    </Link>
  );
}

interface CalledProps {
  readonly uid: string;
  /** Without it, the alias that listeners see. */
  readonly name?: string;
}

/** Likewise, by a name that is known already. */
export const CalledLink = ({ uid, name = aliasFor(uid) }: CalledProps) =>
  isPseudonym(uid) ? (
    <>{deletedAccount}</>
  ) : (
    <Link to={`${addressOf("people")}/${encodeURIComponent(uid)}`}>{name}</Link>
  );

/** An order, payment, subscription or dispute, as the way to what it bought. */
export const MoneyLink = ({ id }: { readonly id: string }) => (
  <Link to={`${addressOf("money")}?list=orders&find=${encodeURIComponent(id)}`}>{id}</Link>
);

interface RecordProps {
  readonly id: string;
  readonly children?: ReactNode;
}

export const CaseLink = ({ id, children }: RecordProps) => (
  <Link to={`${addressOf("safety")}?case=${encodeURIComponent(id)}`}>{children ?? id}</Link>
);

export const AppointmentLink = ({ id, children }: RecordProps) => (
  <Link to={`${addressOf("appointments")}?find=${encodeURIComponent(id)}`}>{children ?? id}</Link>
);

export const QuestionLink = ({ id, children }: RecordProps) => (
  <Link to={`${addressOf("messages")}?find=${encodeURIComponent(id)}`}>{children ?? id}</Link>
);

export const FeedbackLink = ({ id, children }: RecordProps) => (
  <Link to={`${addressOf("messages")}?list=feedback&find=${encodeURIComponent(id)}`}>{children ?? id}</Link>
);

/** The lines of the log that say who made somebody a listener, or made them none any more. */
export const DecisionLink = ({ uid, approved }: { readonly uid: string; readonly approved: boolean }) => (
  <Link
    to={`${addressOf("audit")}?person=${encodeURIComponent(uid)}&action=${approved ? "volunteer.approve" : "volunteer.revoke"}`}
  >
    {whoDecided}
  </Link>
);

interface IdsProps {
  /** Of orders, payments, subscriptions and disputes. */
  readonly money: readonly (string | null)[];
  readonly uid?: string | null;
}

/** The person and the ids that a payment goes by, each a link. */
export const Ids = ({ money, uid = null }: IdsProps) => (
  <p className="soft small admin__ids">
    {uid !== null && uid !== "" && <PersonLink uid={uid} />}
    {money
      .filter((id): id is string => id !== null && id !== "")
      .map((id, index) => (
        <Fragment key={id}>
          {(index > 0 || (uid !== null && uid !== "")) && " · "}
          <MoneyLink id={id} />
        </Fragment>
      ))}
  </p>
);
