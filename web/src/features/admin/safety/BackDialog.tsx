import { isClosedByItself } from "@thodu/domain/reports/hours";
import type { Report } from "@thodu/domain/reports/model";
import { useState } from "react";
import * as t from "@messages/blocks";
import { cancel } from "@messages/admin";
import { toast } from "../../../lib/toast";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { reopenCase, restoreBlock } from "../api/useMonitoring";
import type { Ticket } from "../api/watchList";
import { useShown } from "../parts/useShown";
import { CaseFacts } from "./CaseFacts";

/** What an admin undoes in a case: its decision, or that a block was lifted. */
export type Back = "reopen" | "restore";

/** What reopening does. It depends on who reported the case and on what was decided. */
const followsOf = (found: Report): string =>
  [
    t.reopenText.always,
    ...(found.by === "server" ? [] : [t.reopenText.told]),
    ...(found.decision === "removed" ? [t.reopenText.removed] : []),
    ...(isClosedByItself(found) ? [t.reopenText.stays] : []),
  ].join(" ");

const ways = {
  reopen: {
    title: t.reopenTitle,
    text: followsOf,
    name: t.reopen,
    done: t.reopened,
    act: ({ id, value }: Ticket<Report>) => reopenCase(id, value.decidedAt),
  },
  restore: {
    title: t.restoreTitle,
    text: () => t.restoreText,
    name: t.restore,
    done: t.restored,
    act: ({ id }: Ticket<Report>) => restoreBlock(id),
  },
} as const satisfies Readonly<Record<Back, object>>;

interface Props {
  /** The case as it was when the dialog was opened. */
  readonly asked: { readonly back: Back; readonly found: Ticket<Report> } | null;
  readonly onClose: () => void;
}

/** Asks for a confirmation, and says what follows. */
export const BackDialog = ({ asked, onClose }: Props) => (
  <Dialog open={asked !== null} title={asked ? ways[asked.back].title : ""} onClose={onClose}>
    {asked && <TakeBack key={asked.found.id} {...asked} onClose={onClose} />}
  </Dialog>
);

function TakeBack({ back, found, onClose }: NonNullable<Props["asked"]> & Pick<Props, "onClose">) {
  const [busy, setBusy] = useState(false);
  const isShown = useShown();
  const { text, name, act, done } = ways[back];
  const run = async (): Promise<void> => {
    setBusy(true);
    const refused = await act(found);
    setBusy(false);
    toast(refused === null ? "status" : "alert", refused ?? done);
    if (refused === null && isShown()) onClose();
  };
  return (
    <>
      <CaseFacts {...found} />
      <p>{text(found.value)}</p>
      <p className="dialog__actions">
        <Button busy={busy} onClick={() => void run()}>
          {name}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {cancel}
        </Button>
      </p>
    </>
  );
}
