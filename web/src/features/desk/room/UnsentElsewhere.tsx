import { aliasFor } from "@thodu/domain/chat/alias";
import { backToDraft } from "@thodu/domain/chat/outbox";
import type { StoredMessage } from "@thodu/domain/chat/timeline";
import { useEffect, useMemo, useRef } from "react";
import { unsentKept } from "@messages/desk";
import { toast } from "../../../lib/toast";
import { keepDraft, readDraft } from "../../../conversation/drafts";
import { useOutbox } from "../../../conversation/useOutbox";
import { isKept, replyIn } from "../api";
import { takeBackUnsent } from "./leftovers";
import type { Entry } from "../inbox/list";

interface Props {
  readonly uid: string;
  /** Whom the listener holds; null while that is not known. */
  readonly own: readonly Entry[] | null;
  /** Whose conversation is open, and sends for itself. */
  readonly open: string | null;
}

/**
 * Goes on sending what was written to people whose conversation is not open any more, such as without a network; of whom
 * they hold no longer, it goes back into the reply box.
 */
export function UnsentElsewhere({ uid, own, open }: Props) {
  const before = useRef<readonly string[]>([]);
  useEffect(() => {
    if (own === null) return;
    const held = own.map(({ id }) => id);
    // The one that is open sees to that itself.
    const lost = before.current.filter((id) => !held.includes(id) && id !== open);
    for (const id of lost) void takeBackUnsent(uid, id);
    before.current = held;
  }, [uid, own, open]);
  return own
    ?.filter(({ id }) => id !== open)
    .map(({ id, claimId }) => <Unsent key={`${id} ${claimId}`} uid={uid} conversationId={id} claimId={claimId} />);
}

const NONE: readonly StoredMessage[] = [];

interface UnsentProps extends Pick<Props, "uid"> {
  readonly conversationId: string;
  readonly claimId: string;
}

function Unsent({ uid, conversationId, claimId }: UnsentProps) {
  useOutbox({
    owner: uid,
    conversationId,
    send: useMemo(() => replyIn(conversationId, claimId), [conversationId, claimId]),
    claim: claimId,
    shown: NONE,
    // What the server holds back waits in the field until the conversation is opened.
    onLimit: (entries, _, reason) => {
      keepDraft(uid, conversationId, backToDraft(entries, readDraft(uid, conversationId)));
      if (isKept(reason)) toast("alert", unsentKept(aliasFor(conversationId)));
      return true;
    },
  });
  return null;
}
