import { aliasFor } from "@thodu/domain/chat/alias";
import { Link } from "../../../lib/router";
import { addressOf } from "../sections";

interface Props {
  readonly uid: string;
  readonly name: string;
}

/** A listener by the name that the rota has of them, as the way to their page. */
export const PersonIn = ({ uid, name }: Props) => (
  <Link to={`${addressOf("people")}/${encodeURIComponent(uid)}`}>{name === "" ? aliasFor(uid) : name}</Link>
);
