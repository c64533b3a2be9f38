import { isPseudonym } from "@thodu/domain/accounts/deletion";
import { aliasFor } from "@thodu/domain/chat/alias";
import { Fragment, type ReactNode } from "react";
import { deletedAccount, loading } from "@messages/adminArea";
import { whoJudged, whoDecided } from "@messages/people";
import { Link } from "../../../lib/router";
import { addressOf } from "../sections";
import { isPerson, usePersonName } from "./usePersonName";

/** A person's name, as a link to their page. */
export function PersonLink({ uid }: { readonly uid: string }) {
  const name = usePersonName(uid);
  if (!isPerson(uid)) return <>{name}</>;
  return (
    <Link to={`${addressOf("people")}/${encodeURIComponent(uid)}`} aria-busy={name === null}>
      {name ?? <Unnamed />}
    </Link>
  );
}

/** In place of a name that is not known yet. */
export const Unnamed = () => (
  <>
    <span aria-hidden="true">…</span>
    <span className="sr-only">{loading}</span>
  </>
);

interface CalledProps {
  readonly uid: string;
  /** Without it, the alias that listeners see is shown. */
  readonly name?: string;
}

/** A link to a person's page by a name that is known already. */
export const CalledLink = ({ uid, name = aliasFor(uid) }: CalledProps) =>
  isPseudonym(uid) ? (
    <>{deletedAccount}</>
  ) : (
    <Link to={`${addressOf("people")}/${encodeURIComponent(uid)}`}>{name}</Link>
  );

/** The id of an order, payment, subscription or dispute, as a link to what it bought. */
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

interface DecisionProps {
  readonly uid: string;
  readonly decision: "approve" | "decline" | "revoke";
}

/** A link to the lines of the audit log about a decision on a listener, which say by whom and why. */
export const DecisionLink = ({ uid, decision }: DecisionProps) => (
  <Link to={`${addressOf("audit")}?person=${encodeURIComponent(uid)}&action=volunteer.${decision}`}>
    {decision === "revoke" ? whoDecided : whoJudged}
  </Link>
);

interface IdsProps {
  /** The ids of orders, payments, subscriptions and disputes. */
  readonly money: readonly (string | null)[];
  readonly uid?: string | null;
}

/** The person of a payment and its ids, each as a link. */
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
