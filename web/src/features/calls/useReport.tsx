import { useState, type ReactNode } from "react";
import * as t from "@messages/calls";
import { useLoadedPart } from "../../lib/useLoadedPart";
import type { CallState } from "../../calls/state";
import { Button } from "../../ui/Button";

const loadReport = async () => (await import("../../conversation/report/ReportDialog")).ReportDialog;

interface CallReport {
  readonly isOpen: boolean;
  /** Opens the dialog; null if the two did not talk. */
  readonly button: ReactNode;
  /** Separate from the button, because that may move into another dialog. */
  readonly dialog: ReactNode;
}

/** After a call in which the two talked: reports the other side to the team. */
export function useReport({ side, over, talked }: Pick<CallState, "side" | "over" | "talked">): CallReport {
  const [isOpen, setOpen] = useState(false);
  const ReportDialog = useLoadedPart(loadReport, isOpen);
  if (over?.why !== "ended" || talked === null) return { isOpen: false, button: null, dialog: null };
  return {
    isOpen,
    button: (
      <Button look="quiet" onClick={() => setOpen(true)}>
        {t.reportCall}
      </Button>
    ),
    dialog: ReportDialog && (
      <ReportDialog
        open={isOpen}
        side={side}
        conversationId={talked.customerId}
        callId={talked.callId}
        onClose={() => setOpen(false)}
      />
    ),
  };
}
