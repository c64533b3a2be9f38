import { useState, type ReactNode } from "react";
import { usePart } from "../../../conversation/usePart";
import { leaveOut } from "../../../lib/notMatched";

const loadReport = async () => (await import("../../../conversation/report/ReportDialog")).ReportDialog;

interface DeskReport {
  /** Opens the report dialog about the person of this conversation. */
  readonly report: (conversationId: string) => void;
  readonly dialog: ReactNode;
}

/** Reports a person to the team. The text stays, whatever happens to the conversation meanwhile. */
export function useReport(): DeskReport {
  const [about, setAbout] = useState<{ readonly id: string; readonly isOpen: boolean } | null>(null);
  const ReportDialog = usePart(loadReport, about !== null);
  return {
    report: (id) => setAbout({ id, isOpen: true }),
    dialog: about && ReportDialog && (
      <ReportDialog
        key={`report ${about.id}`}
        open={about.isOpen}
        side="volunteer"
        conversationId={about.id}
        onBlocked={() => leaveOut(about.id)}
        onClose={() => setAbout({ ...about, isOpen: false })}
      />
    ),
  };
}
