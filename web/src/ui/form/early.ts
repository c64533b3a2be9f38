import { useState } from "react";
import { useHydrated } from "../../lib/hooks/useHydrated";

/** What was typed into fields before their page was interactive, by the fields' names. */
type Typed = Readonly<Record<string, string>>;

const fieldOf = (id: string): HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | null => {
  const found = document.getElementById(id);
  return found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement || found instanceof HTMLSelectElement
    ? found
    : null;
};

const isBox = (field: Element): boolean => field.matches('[type="checkbox"], [type="radio"]');

function typedIn(names: readonly string[], prefix: string): Typed {
  if (typeof document === "undefined") return {};
  return Object.fromEntries(
    names.flatMap((name) => {
      const field = fieldOf(`${prefix}${name}`);
      return field === null || isBox(field) || field.value === "" ? [] : [[name, field.value]];
    }),
  );
}

/**
 * What was typed into a form before React took over its page; React Hook Form would overwrite it with the defaults.
 * Empty for a form that appears later.
 */
export function useTyped(names: readonly string[], prefix: string): Typed {
  const hydrated = useHydrated();
  const [typed] = useState(() => (hydrated ? {} : typedIn(names, prefix)));
  return typed;
}

/** Submits the form of a field if it was submitted before its script had loaded (site/head.js marks it). */
export function sendIfPressed(name: string | undefined, prefix: string): void {
  const form = name === undefined ? null : (fieldOf(`${prefix}${name}`)?.form ?? null);
  if (form?.dataset["pressed"] === undefined) return;
  delete form.dataset["pressed"];
  form.requestSubmit();
}
