import * as t from "@messages/logoutDesk";
import { useState } from "react";
import { useSession } from "../../../lib/session";
import { release } from "../api";
import { forgetKept } from "../../../conversation/secondLook/kept";
import { textOf } from "../../../conversation/secondLook/SecondLook";
import { LeaveDialog, Note } from "../room/LeaveDialogs";
import { holdsCrisis, type Entry } from "../inbox/list";

interface Props {
  /** The conversations that the listener holds. */
  readonly own: readonly Entry[];
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

const noteOf = (conversationId: string): string => `note ${conversationId}`;

/**
 * Asks a listener who logs out whether to release those whom they hold to the queue, or to stay. A note can be written
 * about each who is in a crisis, and about the only one.
 */
export function LogoutDialog({ own, onStay, onLeave }: Props) {
  // Fixed when the question appears: a released conversation leaves `own` while the others are still being released.
  const [held] = useState(own);
  const isOne = held.length === 1;
  const uid = useSession().uid ?? "";
  const crisis = held.find((each) => holdsCrisis([each]));
  const leave = async (form: FormData): Promise<string | null> => {
    const replies = await Promise.all(
      own.map(({ id }) => {
        const note = textOf(form, noteOf(id));
        return release({ conversationId: id, ...(note !== null && { note }) });
      }),
    );
    // A conversation that somebody else holds by now does not have to be released.
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
      {held.map(
        (each) =>
          (isOne || holdsCrisis([each])) && (
            <Note
              key={each.id}
              conversationId={each.id}
              name={noteOf(each.id)}
              {...(!isOne && { alias: each.alias })}
            />
          ),
      )}
    </LeaveDialog>
  );
}
