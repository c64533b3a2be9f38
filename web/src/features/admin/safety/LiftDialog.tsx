import type { Report } from "@thodu/domain/reports/model";
import { useState, type SyntheticEvent } from "react";
import * as t from "@messages/blocks";
import { cancel } from "@messages/admin";
import { toast } from "../../../lib/toast";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { liftBlock, restoreBlock } from "../api/useMonitoring";
import type { Ticket } from "../api/watchList";
import { doneWithUndo } from "../parts/undo";
import { useReason } from "../parts/useReason";
import { useShown } from "../parts/useShown";

const LONGEST = 1_000;

interface Props {
  readonly asked: Ticket<Report> | null;
  readonly onClose: () => void;
}

/** Asks for the reason of lifting a block, and says what follows. */
export const LiftDialog = ({ asked, onClose }: Props) => (
  <Dialog open={asked !== null} title={t.liftTitle} onClose={onClose}>
    {asked && <Lift key={asked.id} id={asked.id} onClose={onClose} />}
  </Dialog>
);

function Lift({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { reasonField, readReason } = useReason(LONGEST);
  const [busy, setBusy] = useState(false);
  const isShown = useShown();
  const lift = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const reason = readReason(event);
    if (reason === null) return;
    setBusy(true);
    const reply = await liftBlock(id, reason);
    setBusy(false);
    if (!reply.ok) return toast("alert", reply.message);
    if (isShown()) onClose();
    // One that a colleague had lifted before is theirs to put back.
    if (reply.value.changed === false) toast("status", t.lifted);
    else doneWithUndo(t.lifted, { act: () => restoreBlock(id), words: t.restored });
  };
  return (
    <form className="stack" onSubmit={(event) => void lift(event)} noValidate>
      <p>{t.liftText}</p>
      {reasonField}
      <p className="dialog__actions">
        <Button type="submit" look="danger" busy={busy}>
          {t.lift}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {cancel}
        </Button>
      </p>
    </form>
  );
}
