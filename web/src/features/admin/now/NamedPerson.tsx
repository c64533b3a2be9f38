import { Link } from "../../../lib/router";
import { addressOf } from "../sections";

interface NamedPersonProps {
  readonly person: { readonly uid: string; readonly alias: string };
}

/** The alias of somebody who waits, as a link to their page in the admin area. */
export const NamedPerson = ({ person: { uid, alias } }: NamedPersonProps) => (
  <Link to={`${addressOf("people")}/${encodeURIComponent(uid)}`}>{alias}</Link>
);
