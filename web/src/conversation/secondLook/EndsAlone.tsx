import { leavesAlone } from "@thodu/domain/notes/alone";
import type { CrisisEnd } from "@thodu/domain/notes/model";
import { useEffect, useRef, useState, type ComponentProps, type Ref } from "react";
import { endsAlone } from "@messages/deskWork";
import { kept } from "../../lib/storage";
import { SupervisorHere } from "../supervisor/SupervisorHere";

/** The key under which this tab stores that the listener was asked. */
const keyOf = (id: string): string => `thodu.askedAlone.${id}`;

/**
 * Asks, once per claim or call (`id`), before a crisis ends although nobody else knows and no help lines were given.
 */
export function useEndsAlone(id: string | null) {
  const [state, setState] = useState<"not-asked" | "asked" | "over">(
    id !== null && kept.get(keyOf(id)) !== null ? "over" : "not-asked",
  );
  const question = useRef<HTMLParagraphElement>(null);
  const isAsked = state === "asked";
  useEffect(() => {
    if (isAsked) question.current?.focus();
  }, [isAsked]);
  /** Asks if it is due. Returns whether it did; the end then has to wait. */
  const asks = (crisis: CrisisEnd | undefined): boolean => {
    if (state !== "not-asked" || !crisis || !leavesAlone(crisis)) return false;
    setState("asked");
    if (id !== null) kept.set(keyOf(id), "yes");
    return true;
  };
  return { isAsked, question, asks, back: () => setState("over") };
}

type Props = ComponentProps<typeof SupervisorHere> & { readonly question: Ref<HTMLParagraphElement> };

/** Asks whether to call a supervisor first, and shows how. */
export const EndsAlone = ({ question, ...about }: Props) => (
  <>
    <p ref={question} tabIndex={-1}>
      {endsAlone}
    </p>
    <SupervisorHere {...about} isUrgent />
  </>
);
