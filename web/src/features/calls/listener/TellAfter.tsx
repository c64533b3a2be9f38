import { TOLD_AFTER } from "@thodu/domain/calls/course";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { tellTeam } from "@messages/callSafety";
import { Button } from "../../../ui/Button";
import { forgetEnd } from "./keptEnd";
import type { Told } from "./told";

/** A call in a crisis that has ended. */
export interface After {
  readonly callId: string;
  /** The element of the call's bar that has room for the button. */
  readonly bar: HTMLElement;
  readonly onAsk: () => void;
}

interface Props {
  readonly uid: string;
  readonly after: After;
  readonly told: Told;
  /** The question is open. */
  readonly isAsked: boolean;
}

/**
 * The button for the question about an ended call. Shown as long as the server accepts the answers, or after it refused
 * them.
 */
export function TellAfter({ uid, after: { callId, bar, onAsk }, told, isAsked }: Props) {
  const [lateFor, setLateFor] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setLateFor(callId), TOLD_AFTER);
    return () => clearTimeout(timer);
  }, [callId]);
  const isLate = lateFor === callId;
  const isGone = isLate && told === "open" && !isAsked;
  useEffect(() => {
    if (isGone) forgetEnd(uid, callId);
  }, [isGone, uid, callId]);
  const isOffered = !isAsked && (told === "refused" || (told === "open" && !isLate));
  return (
    isOffered &&
    createPortal(
      <Button look="outline" className="call-bar__tell" onClick={onAsk}>
        {tellTeam}
      </Button>,
      bar,
    )
  );
}
