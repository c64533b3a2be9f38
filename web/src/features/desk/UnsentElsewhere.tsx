import { backToDraft } from "@thodu/domain/chat/outbox";
import type { StoredMessage } from "@thodu/domain/chat/timeline";
import { useMemo } from "react";
import { keepDraft, readDraft } from "../../conversation/drafts";
import { useOutbox } from "../../conversation/useOutbox";
import { replyIn } from "./api";
import type { Entry } from "./list";

interface Props {
  readonly uid: string;
  /** Whom the listener holds. */
  readonly own: readonly Entry[];
  /** Whose conversation is open, and sends for itself. */
  readonly open: string | null;
}

/** Goes on sending what was written to people whose conversation is not open any more, such as without a network. */
export const UnsentElsewhere = ({ uid, own, open }: Props) =>
  own.filter(({ id }) => id !== open).map(({ id }) => <Unsent key={id} uid={uid} conversationId={id} />);

const NONE: readonly StoredMessage[] = [];

function Unsent({ uid, conversationId }: { readonly uid: string; readonly conversationId: string }) {
  useOutbox({
    owner: uid,
    conversationId,
    send: useMemo(() => replyIn(conversationId), [conversationId]),
    shown: NONE,
    // What the server holds back waits in the field until the conversation is opened.
    onLimit: (entries) => keepDraft(uid, conversationId, backToDraft(entries, readDraft(uid, conversationId))),
  });
  return null;
}
