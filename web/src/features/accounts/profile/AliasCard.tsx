import { aliasFor } from "@thodu/domain/chat/alias";
import * as t from "@messages/alias";
import { Avatar } from "../../../conversation/view/Avatar";
import { Link } from "../../../lib/router";
import { Card } from "../../../ui/Card";

interface Props {
  readonly uid: string;
  /** The name by which colleagues know an approved listener; null for everybody else. */
  readonly listener: string | null;
}

/** The name and picture by which listeners know the person, and what is seen of one who is a listener too. */
export function AliasCard({ uid, listener }: Props) {
  const alias = aliasFor(uid);
  return (
    <Card>
      <h2>{t.title}</h2>
      {listener !== null && (
        <>
          <p className="soft">{listener === "" ? t.colleaguesSeeNone : t.colleaguesSee(listener)}</p>
          <p>
            <Link to="/volunteer-profile">{t.myProfile}</Link>
          </p>
        </>
      )}
      <p className="soft">{listener === null ? t.text : t.asCustomer}</p>
      <p className="row">
        <Avatar alias={alias} size={48} />
        <strong>{alias}</strong>
      </p>
    </Card>
  );
}
