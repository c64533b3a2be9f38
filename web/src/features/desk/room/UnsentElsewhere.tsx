import { aliasFor } from "@thodu/domain/chat/alias";
import { backToDraft } from "@thodu/domain/chat/outbox";
import type { StoredMessage } from "@thodu/domain/chat/timeline";
import { useEffect, useMemo, useRef } from "react";
import { unsentKept } from "@messages/desk";
import { toast } from "../../../lib/toast";
import { keepDraft, readDraft } from "../../../conversation/drafts";
import { useOutbox } from "../../../conversation/useOutbox";
import { isRefusedHere, replyIn } from "../api";
import { takeBackUnsent } from "./leftovers";
import type { Entry } from "../inbox/list";

interface Props {
  readonly uid: string;
  /** The conversations that the listener holds; null until they are known. */
  readonly own: readonly Entry[] | null;
  /** The conversation that is open, which sends its own messages. */
  readonly open: string | null;
}

/**
 * Goes on sending messages to people whose conversation is no longer open, for example after the network was lost.
 * Messages to people whom the listener no longer holds go back into the reply box.
 */
export function UnsentElsewhere({ uid, own, open }: Props) {
  const before = useRef<readonly string[]>([]);
  useEffect(() => {
    if (own === null) return;
    const held = own.map(({ id }) => id);
    // The open one handles that itself.
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
    // A message that the server holds back stays in the field until the conversation is opened.
    restore: (entries, _, reason) => {
      // In a hidden window the message stays in the talk, marked as not sent, for whichever window is used next.
      if (document.visibilityState !== "visible") return false;
      keepDraft(uid, conversationId, backToDraft(entries, readDraft(uid, conversationId)));
      if (isRefusedHere(reason)) toast("alert", unsentKept(aliasFor(conversationId)));
      return true;
    },
  });
  return null;
}
