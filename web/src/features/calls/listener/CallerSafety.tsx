import { useRef, useState } from "react";
import { createPortal } from "react-dom";
import * as t from "@messages/callSafety";
import { supervisorTold } from "@messages/supervisor";
import type { Talked } from "../../../calls/state";
import { SupervisorWays } from "../../../conversation/supervisor/SupervisorWays";
import { useToldAt } from "../../../conversation/supervisor/useToldAt";
import { dayAndTime } from "../../../lib/time";
import { toast } from "../../../lib/toast";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { LiveRegion } from "../../../ui/LiveRegion";
import { raiseInCall } from "../api";

interface Props {
  /** The call is over, but what was said in it can still be reported. */
  readonly isOver: boolean;
  /** The listener ended the call on this page; the server may not know yet. */
  readonly isOwnEnd: boolean;
  readonly inCrisis: boolean;
  /** The dialog about the end of the call is open. */
  readonly isAsked: boolean;
  readonly talked: Talked;
  /** The element of the call's bar that has room for it. */
  readonly bar: HTMLElement;
}

/**
 * Tells the listener of a call that its caller is in a crisis, by what they wrote in the chat or by the listener's
 * report, and what can be done. The dialog is separate from the bar, because the bar moves into whatever dialog is
 * open.
 */
export function CallerSafety({ isOver, isOwnEnd, inCrisis, isAsked, talked, bar }: Props) {
  const { callId, customerId } = talked;
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  // After the call ends, its document is no longer read.
  const [raised, setRaised] = useState(false);
  const [toldAt, tell] = useToldAt(callId);
  // The button that had the focus moves with the bar, and is rendered again.
  const isBack = useRef(false);
  const close = (): void => {
    isBack.current = true;
    setOpen(false);
  };
  const raise = async (): Promise<void> => {
    setBusy(true);
    const reply = await raiseInCall(customerId, callId);
    setBusy(false);
    if (reply.ok) setRaised(true);
    else toast("alert", reply.message);
  };
  return (
    <>
      {/* Not inside its own dialog, which says more. */}
      {!open &&
        !isAsked &&
        createPortal(
          <>
            <p role="alert" className="caller-safety">
              {inCrisis && (isOver ? isOwnEnd ? t.endingInCrisis : t.endedInCrisis : <Warning />)}
            </p>
            <button
              ref={(button) => {
                // The closing dialog still contains the bar for a moment.
                if (!isBack.current || button?.isConnected !== true || button.closest("dialog:not([open])")) return;
                isBack.current = false;
                button.focus();
              }}
              type="button"
              className="button button--outline"
              onClick={() => setOpen(true)}
            >
              {t.open}
            </button>
          </>,
          bar,
        )}
      <Dialog open={open} title={t.title} onClose={close}>
        <div className="stack caller-safety__acts">
          {/* The actions come before the steps, which are longer than a window. */}
          {inCrisis || raised ? (
            <LiveRegion as="p">{isOver ? t.flaggedAfter : t.flagged}</LiveRegion>
          ) : (
            <>
              <p>{isOver ? t.flagTextAfter : t.flagText}</p>
              <p className="row">
                <Button look="danger" busy={busy} onClick={() => void raise()}>
                  {t.flag}
                </Button>
              </p>
            </>
          )}
          {toldAt === null ? null : <LiveRegion as="p">{supervisorTold(dayAndTime(toldAt))}</LiveRegion>}
          <SupervisorWays conversationId={customerId} callId={callId} isUrgent onTold={tell} />
        </div>
        {!isOver && (
          <ol className="caller-safety__steps">
            {t.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        )}
      </Dialog>
    </>
  );
}

/** Announced as a whole, at any window size. */
const Warning = () => (
  <>
    {t.inCrisis} <span className="caller-safety__ask">{t.inCrisisAsk}</span>
  </>
);
