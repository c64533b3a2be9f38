import { useEffect, useState } from "react";
import * as t from "@messages/tickets";
import { loadFirestore } from "../../../lib/firebase";
import { isPerson } from "../parts/usePersonName";

async function read(uid: string): Promise<string | null> {
  if (!isPerson(uid)) return null;
  const [names] = await Promise.all([import("../api/names"), loadFirestore()]);
  return names.emailOf(uid);
}

/** A link that answers feedback by e-mail, or why nobody can. Nothing until that is known. */
export function AnswerByEmail({ uid }: { readonly uid: string }) {
  const [email, setEmail] = useState<string | null>();
  useEffect(() => {
    let current = true;
    void read(uid).then(
      (found) => current && setEmail(found),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [uid]);
  if (email === undefined) return null;
  return (
    <p className="small admin__ids">
      {email === null ? (
        t.noAnswerByEmail
      ) : (
        <>
          {t.answerByEmail} <a href={`mailto:${encodeURIComponent(email).replace("%40", "@")}`}>{email}</a>
        </>
      )}
    </p>
  );
}
