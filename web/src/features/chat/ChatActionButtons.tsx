import { useState } from "react";
import { report } from "@messages/reports";
import type { Summary } from "../../conversation/documents";
import { useLoadedPart } from "../../lib/useLoadedPart";
import { toast } from "../../lib/toast";
import { Button } from "../../ui/Button";
import { Icon } from "../../ui/barIcons";
import { CloseIcon } from "../../ui/icons";
import * as t from "@messages/conversation";
import { leave } from "@messages/leaving";

const loadReport = async () => (await import("../../conversation/report/ReportDialog")).ReportDialog;
const loadEnd = async () => (await import("./EndDialog")).EndDialog;

/** Opens a dialog once its code is loaded. If it can't be loaded, says so and does not open it later. */
async function openOnce(load: () => Promise<unknown>, setOpen: (open: boolean) => void): Promise<void> {
  try {
    await load();
    setOpen(true);
  } catch {
    toast("alert", t.notLoaded);
  }
}

const FlagIcon = () => (
  <Icon size={20}>
    <path d="M6 20.5v-16M6 5c3.5-2 6.5 2 12 0v8.5c-5.5 2-8.5-2-12 0" />
  </Icon>
);

/** The customer's buttons: to end the talk or leave the queue, and to report the listener, also after the end. */
export function ChatActionButtons({
  customerId,
  status,
  locked,
  crisis,
  unheard,
}: {
  readonly customerId: string;
  readonly status: Summary["status"];
  /** The person can't write again at present. */
  readonly locked: boolean;
  readonly crisis: boolean;
  /** No listener has come yet. */
  readonly unheard: boolean;
}) {
  const waiting = status === "waiting";
  // The question is for the present state: it is another one once a listener has come, or the talk is over.
  const [asked, setAsked] = useState<Summary["status"] | null>(null);
  if (asked !== null && asked !== status) setAsked(null);
  const open = asked === status;
  const setOpen = (isOpen: boolean): void => setAsked(isOpen ? status : null);
  const [reporting, setReporting] = useState(false);
  const EndDialog = useLoadedPart(loadEnd, open);
  const ReportDialog = useLoadedPart(loadReport, reporting);
  return (
    <>
      {status !== "closed" && (
        <Button look="quiet" small aria-label={waiting ? leave : t.end} onClick={() => void openOnce(loadEnd, setOpen)}>
          <CloseIcon size={20} />
          <span className="chat__actionName">{waiting ? t.leaveShort : t.endShort}</span>
        </Button>
      )}
      <Button look="quiet" small aria-label={report} onClick={() => void openOnce(loadReport, setReporting)}>
        <FlagIcon />
        <span className="chat__actionName">{report}</span>
      </Button>
      {ReportDialog && (
        <ReportDialog
          open={reporting}
          side="customer"
          conversationId={customerId}
          unheard={unheard}
          onClose={() => setReporting(false)}
        />
      )}
      {EndDialog && (
        <EndDialog
          open={open}
          customerId={customerId}
          waiting={waiting}
          locked={locked}
          crisis={crisis}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
