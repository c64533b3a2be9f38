import { useState } from "react";
import { end } from "@messages/conversation";
import { label } from "@messages/crisis";
import * as t from "@messages/leaving";
import { toast } from "../../lib/toast";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { endConversation } from "./api";
import { FirstNumbers, OtherNumbers } from "./CrisisNumbers";

interface Props {
  readonly open: boolean;
  readonly customerId: string;
  /** No listener has come yet, so the person leaves the queue. */
  readonly waiting: boolean;
  /** The person can't write again at present. */
  readonly locked: boolean;
  /** Their messages told of danger. */
  readonly crisis: boolean;
  readonly onClose: () => void;
}

/** Asks once before a talk ends or a place in the queue is given up. No message is lost by it. */
export function EndDialog({ open, customerId, waiting, locked, crisis, onClose }: Props) {
  const [busy, setBusy] = useState(false);
  const done = async (): Promise<void> => {
    setBusy(true);
    const reply = await endConversation(customerId);
    setBusy(false);
    if (!reply.ok) return toast("alert", reply.message);
    onClose();
  };
  const words = locked ? t.locked : t;
  return (
    <Dialog open={open} title={waiting ? t.leaveTitle : t.endTitle} onClose={onClose}>
      <p>{waiting ? words.leaveText : words.endText}</p>
      {crisis && (
        <section className="crisis-box" aria-label={label}>
          <p>{t.helpText}</p>
          <FirstNumbers />
          <OtherNumbers />
        </section>
      )}
      <div className="dialog__actions">
        <Button onClick={onClose}>{waiting ? t.leaveStay : t.endKeep}</Button>
        <Button look="outline" busy={busy} onClick={() => void done()}>
          {waiting ? t.leave : end}
        </Button>
      </div>
    </Dialog>
  );
}
