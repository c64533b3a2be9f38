import { aliasFor } from "@thodu/domain/chat/alias";
import * as t from "@messages/alias";
import { Avatar } from "../../../conversation/view/Avatar";
import { Card } from "../../../ui/Card";

/** The name and picture by which listeners know the person. */
export function AliasCard({ uid }: { readonly uid: string }) {
  const alias = aliasFor(uid);
  return (
    <Card>
      <h2>{t.title}</h2>
      <p className="soft">{t.text}</p>
      <p className="row">
        <Avatar alias={alias} size={48} />
        <strong>{alias}</strong>
      </p>
    </Card>
  );
}
