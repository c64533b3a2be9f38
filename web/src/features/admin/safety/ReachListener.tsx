import * as t from "@messages/monitoring";
import { useEffect, useState } from "react";
import { loadFirestore } from "../../../lib/firebase";
import { Link } from "../../../lib/router";
import { usePersonName } from "../parts/usePersonName";
import { addressOf } from "../sections";

interface Record {
  readonly phone: string;
  readonly email: string;
}

/** A listener's record; null until it is known, or if this admin may not read it. */
function useRecord(uid: string): Record | null {
  const [found, setFound] = useState<{ readonly uid: string; readonly record: Record | null } | null>(null);
  useEffect(() => {
    let current = true;
    const read = async (): Promise<void> => {
      const [{ listenerNow }] = await Promise.all([import("../api/names"), loadFirestore()]);
      const record = await listenerNow(uid);
      if (current) setFound({ uid, record });
    };
    read().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [uid]);
  return found?.uid === uid ? found.record : null;
}

interface Props {
  readonly uid: string;
  /** Shows their name too, where more than one can be reached. */
  readonly isNamed?: boolean;
}

/** The ways to a listener of a call for help: their page, and the phone and the address of their profile. */
export function ReachListener({ uid, isNamed = false }: Props) {
  const record = useRecord(uid);
  const { name } = usePersonName(uid);
  const { phone = "", email = "" } = record ?? {};
  return (
    <>
      <p className="row admin__ids">
        {isNamed && <strong>{name}</strong>}
        {phone !== "" && (
          <a className="button button--small" href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}>
            {t.callThem(phone)}
          </a>
        )}
        {email !== "" && <a href={`mailto:${email}`}>{email}</a>}
        <Link to={`${addressOf("people")}/${encodeURIComponent(uid)}`}>{t.theirPage}</Link>
      </p>
      {record !== null && <p className="soft small">{phone === "" ? t.noPhone : t.whichPhone}</p>}
    </>
  );
}
