import { leavesAlone } from "@thodu/domain/notes/alone";
import type { CrisisEnd } from "@thodu/domain/notes/model";
import { useEffect, useRef, useState, type ComponentProps, type Ref } from "react";
import { endsAlone } from "@messages/deskWork";
import { SupervisorHere } from "../../../conversation/supervisor/SupervisorHere";
import { kept } from "../../../lib/storage";

/** Where this tab keeps that the listener of a claim was asked. */
const keyOf = (claimId: string): string => `thodu.askedAlone.${claimId}`;

/** The question, once in a claim, whether a crisis shall end with nobody who knows and without the help lines. */
export function useEndsAlone(claimId: string | null) {
  const [state, setState] = useState<"not-asked" | "asked" | "over">(
    claimId !== null && kept.get(keyOf(claimId)) !== null ? "over" : "not-asked",
  );
  const question = useRef<HTMLParagraphElement>(null);
  const isAsked = state === "asked";
  useEffect(() => {
    if (isAsked) question.current?.focus();
  }, [isAsked]);
  /** Asks where that is due, instead of the end. */
  const asks = (crisis: CrisisEnd | undefined): boolean => {
    if (state !== "not-asked" || !crisis || !leavesAlone(crisis)) return false;
    setState("asked");
    if (claimId !== null) kept.set(keyOf(claimId), "yes");
    return true;
  };
  return { isAsked, question, asks, back: () => setState("over") };
}

type Props = ComponentProps<typeof SupervisorHere> & { readonly question: Ref<HTMLParagraphElement> };

/** Whether a supervisor should be called first, and how. */
export const EndsAlone = ({ question, ...about }: Props) => (
  <>
    <p ref={question} tabIndex={-1}>
      {endsAlone}
    </p>
    <SupervisorHere {...about} />
  </>
);
