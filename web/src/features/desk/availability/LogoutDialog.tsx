import * as t from "@messages/logoutDesk";
import { useState } from "react";
import { useSession } from "../../../lib/session";
import { release } from "../api";
import { forgetKept } from "../../../conversation/secondLook/kept";
import { textOf } from "../../../conversation/secondLook/SecondLook";
import { LeaveDialog, Note } from "../room/LeaveDialogs";
import { holdsCrisis, type Entry } from "../inbox/list";

interface Props {
  /** Whom the listener holds. */
  readonly own: readonly Entry[];
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks a listener who logs out what becomes of those they hold: back to the queue, with a note, or they stay. */
export function LogoutDialog({ own, onStay, onLeave }: Props) {
  // As it was when they were asked: whoever is returned leaves `own` while the others are still being returned.
  const [held] = useState(own);
  const [only] = held;
  const uid = useSession().uid ?? "";
  const crisis = held.find((each) => holdsCrisis([each]));
  const leave = async (form: FormData): Promise<string | null> => {
    const note = textOf(form, "note");
    const replies = await Promise.all(
      own.map(({ id }) => release({ conversationId: id, ...(note !== null && { note }) })),
    );
    // A conversation that somebody else has by now does not have to be returned.
    const failed = replies.find((reply) => !reply.ok && reply.reason !== "NOT_CLAIMED");
    if (failed?.ok === false) return failed.message;
    for (const { id } of own) forgetKept(uid, id);
    onLeave();
    return null;
  };
  return (
    <LeaveDialog
      title={t.logoutTitle(held.length)}
      text={crisis ? `${t.logoutCrisis(crisis.alias)} ${t.logoutText(held.length)}` : t.logoutText(held.length)}
      action={t.logoutLeave}
      cancel={t.stay}
      onLeave={leave}
      onClose={onStay}
    >
      {only && held.length === 1 && <Note conversationId={only.id} />}
    </LeaveDialog>
  );
}
