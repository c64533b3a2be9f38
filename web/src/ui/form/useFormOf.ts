import { useEffect, useState } from "react";
import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from "react-hook-form";
import { reasons } from "@messages/errors";
import { inField } from "@messages/forms";
import { useOnline } from "../../lib/hooks/useOnline";
import type { FormSummaryProps } from "./FormSummary";
import { sendIfPressed, useTyped } from "./early";
import { laterResolver, type SchemaSource } from "./resolver";
import { GIVEN, problemsIn, wordsFor, type OwnWords } from "./words";

interface FieldProps extends Pick<UseFormRegisterReturn, "name" | "onChange" | "onBlur" | "ref"> {
  readonly id: string;
  readonly label: string;
  readonly error: string | undefined;
}

export interface FormOf<I extends FieldValues, O> {
  /** React Hook Form itself, for what is not covered here. */
  readonly form: UseFormReturn<I, unknown, O>;
  /** Makes the submit handler: checks the form, then calls `work` with the schema's result. */
  readonly send: (work: (values: O) => Promise<void>, unfit?: () => void) => () => void;
  /** The props for a field of `ui/form`. */
  readonly field: (name: FieldPath<I>) => FieldProps;
  /** Shows an error at a field, or for the whole form. */
  readonly refuse: (words: string, name?: FieldPath<I>) => void;
  /** The props for {@link Form}. */
  readonly summary: FormSummaryProps;
  readonly busy: boolean;
}

/** Calls `hear` when the network is back. */
function useBack(hear: () => void): void {
  const online = useOnline();
  useEffect(() => {
    if (online) hear();
    // oxlint-disable-next-line react/exhaustive-deps -- with what is on the page by then
  }, [online]);
}

/**
 * A form whose fields are checked by a schema of domain. `labels` name the fields, in order. If a page has two forms
 * with fields of the same name, one needs a `prefix`, so that no two elements have the same id.
 */
export function useFormOf<I extends FieldValues, O>(
  source: SchemaSource<I, O>,
  labels: Readonly<Record<FieldPath<I>, string>>,
  defaultValues: DefaultValues<I>,
  own?: OwnWords,
  prefix = "",
): FormOf<I, O> {
  const [{ resolver, arrived }] = useState(() => laterResolver(source));
  const names = Object.keys(labels);
  const typed = useTyped(names, prefix);
  useEffect(() => void arrived(), [arrived]);
  // At each change: an error that disappears only when its field is left would move the page under the next press.
  const form = useForm<I, unknown, O>({ resolver, defaultValues, shouldFocusError: false, reValidateMode: "onChange" });
  useEffect(() => {
    if (Object.keys(typed).length > 0) form.reset({ ...form.getValues(), ...typed }, { keepDefaultValues: true });
    sendIfPressed(names[0], prefix);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the page has come alive
  }, []);
  const { errors, submitCount, isSubmitting } = form.formState;
  const found = problemsIn(errors);
  const words = (name: string): string | undefined => wordsFor(found.get(name), own);
  const ofFields = Object.entries<string>(labels).flatMap(([name, label]) => {
    const problem = words(name);
    return problem === undefined ? [] : [{ field: `${prefix}${name}`, words: inField(label, problem) }];
  });
  const ofAll = words("root");
  useBack(() => ofAll === reasons.NETWORK && form.clearErrors("root"));
  const refuse = (said: string, name?: FieldPath<I>): void =>
    form.setError(name ?? "root", { type: GIVEN, message: said });
  const isField = (name: string): name is FieldPath<I> => Object.hasOwn(labels, name);
  /** A refusal no longer applies to other content, and an error of another field may depend on this one. */
  const changed = (name: FieldPath<I>): void => {
    if (found.has("root")) form.clearErrors("root");
    if (found.get(name)?.type === GIVEN) form.clearErrors(name);
    const others = [...found].flatMap(([other, { type }]) =>
      other !== name && type !== GIVEN && isField(other) ? [other] : [],
    );
    if (others.length > 0) void form.trigger(others);
  };
  return {
    form,
    send: (work, unfit) => () => {
      void arrived().then((here) => (here ? form.handleSubmit(work, unfit)() : refuse(reasons.NETWORK)));
    },
    field: (name) => {
      const { onChange, onBlur, ref } = form.register(name);
      const change: typeof onChange = (event) => {
        const checked = onChange(event);
        changed(name);
        return checked;
      };
      return { name, onChange: change, onBlur, ref, id: `${prefix}${name}`, label: labels[name], error: words(name) };
    },
    refuse,
    summary: {
      problems: ofAll === undefined ? ofFields : [{ field: null, words: ofAll }, ...ofFields],
      tries: submitCount,
    },
    busy: isSubmitting,
  };
}
