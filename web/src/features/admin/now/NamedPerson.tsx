import { Link } from "../../../lib/router";
import { addressOf } from "../sections";

interface NamedPersonProps {
  readonly person: { readonly uid: string; readonly alias: string };
}

/** Somebody who seeks a listener by their alias, as the way to what an admin may know and do. */
export const NamedPerson = ({ person: { uid, alias } }: NamedPersonProps) => (
  <Link to={`${addressOf("people")}/${encodeURIComponent(uid)}`}>{alias}</Link>
);
