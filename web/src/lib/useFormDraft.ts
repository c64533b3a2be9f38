import { useEffect, useRef } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { keepDraft } from "./formDrafts";

/**
 * Keeps what is written in a form, except passwords, while its page is loaded in another language. `name`: identifies
 * the form on its page.
 */
export function useFormDraft<I extends FieldValues, O>(
  name: string,
  { getValues, reset }: UseFormReturn<I, unknown, O>,
): void {
  useEffect(() => {
    const fill = (draft: object): void => {
      const values = getValues();
      const known = Object.entries(draft).filter(([field]) => field in values);
      reset({ ...values, ...Object.fromEntries(known) }, { keepDefaultValues: true });
    };
    return keepDraft(name, { read: getValues, fill });
  }, [name, getValues, reset]);
}

type Texts = Readonly<Record<string, string>>;

/** {@link useFormDraft} for a form that has its own state. `texts`: its present fields, none if nothing is written. */
export function useTextDraft(name: string, texts: Texts, fill: (draft: Texts) => void): void {
  const latest = useRef({ texts, fill });
  useEffect(() => {
    latest.current = { texts, fill };
  });
  useEffect(
    () => keepDraft(name, { read: () => latest.current.texts, fill: (draft) => latest.current.fill(draft) }),
    [name],
  );
}
