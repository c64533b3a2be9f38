import { useState } from "react";
import * as t from "@messages/blocks";
import { cancel } from "@messages/admin";
import { toast } from "../../../lib/toast";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { reopenCase, restoreBlock } from "../api/useMonitoring";

/** What an admin takes back in a case: its decision, or that a block was lifted. */
export type Back = "reopen" | "restore";

const ways = {
  reopen: { title: t.reopenTitle, text: t.reopenText, name: t.reopen, done: t.reopened, act: reopenCase },
  restore: { title: t.restoreTitle, text: t.restoreText, name: t.restore, done: t.restored, act: restoreBlock },
} as const satisfies Readonly<Record<Back, object>>;

interface Props {
  readonly asked: { readonly back: Back; readonly id: string } | null;
  readonly onClose: () => void;
}

/** Asks once, and says what follows. */
export function BackDialog({ asked, onClose }: Props) {
  const [busy, setBusy] = useState(false);
  const way = asked && ways[asked.back];
  const run = async (): Promise<void> => {
    if (!asked) return;
    const { act, done } = ways[asked.back];
    setBusy(true);
    const refused = await act(asked.id);
    setBusy(false);
    toast(refused === null ? "status" : "alert", refused ?? done);
    if (refused === null) onClose();
  };
  return (
    <Dialog open={way !== null} title={way?.title ?? ""} onClose={onClose}>
      <p>{way?.text}</p>
      <p className="dialog__actions">
        <Button busy={busy} onClick={() => void run()}>
          {way?.name}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {cancel}
        </Button>
      </p>
    </Dialog>
  );
}
