import { useEffect } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { keepDraft } from "./formDrafts";

/**
 * Keeps what is written in a form while its page loads in another language, passwords excepted. `name` is the form's own
 * on its page.
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
