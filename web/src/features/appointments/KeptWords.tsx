import { useEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import { draftOf, fillIn, keepDraft } from "../../lib/formDrafts";
import { forgetForms } from "../../lib/formStore";
import { plainPath } from "../../lib/path";

interface Words {
  readonly name: string;
  readonly email: string;
  readonly issue: string;
}

interface Props {
  readonly form: UseFormReturn<Words, unknown, Words>;
  /** Null for a visitor without an account. What one user wrote is not shown to another one. */
  readonly uid: string | null;
  /** What the account has filled in: not written by hand, so it is neither kept nor in the way of what was. */
  readonly known: readonly (string | null)[];
  /** Called when the form contains something that was written before a reload. */
  readonly onWritten: () => void;
}

/**
 * Keeps what is written in the form through a reload, in this tab. It is deleted when the form goes, since the request
 * was stored or another screen is opened, and with the other drafts at a logout, a quick exit and the end of the
 * session.
 */
export function KeptWords({ form: { getValues, setValue, watch }, uid, known, onWritten }: Props): null {
  const latest = useRef({ known, onWritten });
  useEffect(() => {
    latest.current = { known, onWritten };
  });
  useEffect(() => {
    const name = `appointment ${uid ?? ""}`;
    const isWritten = (text: string): boolean => text !== "" && !latest.current.known.includes(text);
    const end = keepDraft(name, {
      read: getValues,
      fill: (draft) => {
        for (const field of ["name", "email", "issue"] as const) {
          const text = draft[field];
          if (text !== undefined && !isWritten(getValues(field))) setValue(field, text);
        }
        latest.current.onWritten();
      },
    });
    const keep = (): void => {
      const values = getValues();
      if (Object.values(values).some(isWritten)) fillIn(plainPath(location.pathname), name, draftOf(values));
      else forgetForms();
    };
    keep();
    const { unsubscribe } = watch(keep);
    return () => {
      unsubscribe();
      end();
      forgetForms();
    };
  }, [uid, getValues, setValue, watch]);
  return null;
}
