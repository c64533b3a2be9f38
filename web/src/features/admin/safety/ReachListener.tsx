import * as t from "@messages/monitoring";
import { Link } from "../../../lib/router";
import { Unnamed } from "../parts/Ids";
import { PhoneLink } from "../parts/PhoneLink";
import { useListenerRecord } from "../parts/useListenerRecord";
import { usePersonName } from "../parts/usePersonName";
import { addressOf } from "../sections";

interface Props {
  readonly uid: string;
  /** Shows their name too, where more than one can be reached. */
  readonly isNamed?: boolean;
}

/** The ways to a listener of a call for help: their page, and the phone and the address of their profile. */
export function ReachListener({ uid, isNamed = false }: Props) {
  const record = useListenerRecord(uid);
  const name = usePersonName(uid);
  const { phone = "", email = "" } = record ?? {};
  return (
    <>
      <p className="row admin__ids">
        {isNamed && <strong>{name ?? <Unnamed />}</strong>}
        {phone !== "" && <PhoneLink phone={phone} isButton />}
        {email !== "" && <a href={`mailto:${email}`}>{email}</a>}
        <Link to={`${addressOf("people")}/${encodeURIComponent(uid)}`}>{t.theirPage}</Link>
      </p>
      {record !== null && <p className="soft small">{phone === "" ? t.noPhone : t.whichPhone}</p>}
    </>
  );
}
