import { useState, type ReactNode } from "react";
import { useLoadedPart } from "../../../lib/useLoadedPart";
import { leaveOut } from "../../../lib/notMatched";

const loadReport = async () => (await import("../../../conversation/report/ReportDialog")).ReportDialog;

interface DeskReport {
  /** Opens the report dialog about the person of this conversation. */
  readonly report: (conversationId: string) => void;
  readonly dialog: ReactNode;
}

/**
 * Reports a person to the team. The text stays, whatever happens to the conversation meanwhile. `held`: the id of the
 * person whom the listener holds, with whether that is a crisis; `onHandOver` asks to whom they are handed over.
 */
export function useReport(held: string | null, inCrisis: boolean, onHandOver: () => void): DeskReport {
  const [about, setAbout] = useState<{ readonly id: string; readonly isOpen: boolean } | null>(null);
  const ReportDialog = useLoadedPart(loadReport, about !== null);
  const close = (): void => setAbout(about && { ...about, isOpen: false });
  const handOver = (): void => {
    close();
    // Waits until this dialog is closed and the focus is back.
    requestAnimationFrame(() => requestAnimationFrame(onHandOver));
  };
  return {
    report: (id) => setAbout({ id, isOpen: true }),
    dialog: about && ReportDialog && (
      <ReportDialog
        key={`report ${about.id}`}
        open={about.isOpen}
        side="volunteer"
        conversationId={about.id}
        held={held === about.id ? { inCrisis, onHandOver: handOver } : null}
        onBlocked={() => leaveOut(about.id)}
        onClose={close}
      />
    ),
  };
}
