import { backToDraft, type Unsent } from "@thodu/domain/chat/outbox";
import { rowsOf, type Row } from "@thodu/domain/chat/timeline";
import { useMemo, useState } from "react";
import { NOBODY } from "../../conversation/drafts";
import { readTalk } from "../../conversation/lastTalk";
import { useGreatest } from "../../conversation/useGreatest";
import { useMarkRead } from "../../conversation/useMarkRead";
import type { Messages } from "../../conversation/useMessages";
import { useOutbox } from "../../conversation/useOutbox";
import type { Other } from "../../conversation/usePresence";
import { useUnread } from "../../conversation/useUnread";
import { useOnline } from "../../lib/hooks/useOnline";
import { useVisible } from "../../lib/hooks/useVisible";
import { useSession } from "../../lib/session";
import { useTopDialog } from "../../ui/openDialogs";
import { sendAs } from "./api";
import { useConversation, useKeepTalk, type Conversation, type ConversationState } from "./useConversation";
import { useGuest } from "./useGuest";
import { useLimit, type Limit } from "./useLimit";
import { useListener } from "./useListener";

/** A customer's conversation at present, and what can be done in it. */
export interface Chat extends ConversationState, Limit {
  /** The person whose texts are stored on this device; `NOBODY` until it is known. */
  readonly owner: string;
  /** Whether the identity service has said who is here, and the server what the conversation looks like. */
  readonly known: boolean;
  readonly rows: readonly Row[];
  readonly older: Messages["older"];
  readonly other: Other;
  readonly typing: boolean;
  readonly written: number;
  readonly send: (text: string, replyTo: string | null) => void;
  readonly retry: (id: string) => void;
  readonly readOlder: () => void;
  readonly typed: () => void;
  readonly typingEnded: () => void;
  readonly setNearEnd: (nearEnd: boolean) => void;
}

const dayOf = (at: number): string => new Date(at).toDateString();

/**
 * A customer's conversation, live, in one window. `onRestore` gets refused messages as a change of the draft, and returns
 * whether there is a draft.
 */
export function useChat(
  early: readonly Unsent[],
  onRestore: (restoreDraft: (draft: string) => string) => boolean,
): Chat {
  const { uid, status } = useSession();
  const owner = uid ?? NOBODY;
  const [written, setWritten] = useState(0);
  const online = useOnline();
  const visible = useVisible();
  const conversation = useConversation(uid, online);
  const { state, live, messages, before } = conversation;
  const { summary, crisis, asked } = state;
  const { limit, onLeft, onRefused } = useLimit(uid, summary, before?.locked ?? false);

  const outbox = useOutbox({
    owner,
    conversationId: owner,
    send: useMemo(() => (uid === null ? null : sendAs(uid, onLeft)), [uid, onLeft]),
    shown: messages.history.messages,
    ready: live.ready,
    restore: (entries, wait, reason) => {
      onRefused(wait, reason);
      // In a hidden window the message stays in the log, marked as not sent, for whichever window is used next.
      return document.visibilityState === "visible" && onRestore((draft) => backToDraft(entries, draft));
    },
  });
  useGuest(uid, early, outbox.waits);

  const { other, typing, arrivedAt, teller, showHint } = useListener(uid, conversation, visible);
  const { unreadFrom, forget, setNearEnd } = useReading(uid, conversation, visible);

  const readUntil = summary?.volunteerReadAt ?? before?.readUntil ?? 0;
  const knownUntil = useMemo(() => readTalk(owner).deliveredUntil, [owner]);
  const deliveredUntil = useGreatest(owner, Math.max(readUntil, other.seenAt, knownUntil));
  useKeepTalk(uid, live, summary, { deliveredUntil, readUntil, crisis, asked, locked: limit.lock === "messages" });
  const { history } = messages;
  const { pending } = outbox;
  const rows = useMemo(
    () => rowsOf({ history, pending, marks: { deliveredUntil, readUntil }, unreadFrom, arrivedAt, dayOf }),
    [history, pending, deliveredUntil, readUntil, unreadFrom, arrivedAt],
  );

  return {
    ...state,
    ...limit,
    owner,
    known: status !== "loading" && state.ready && !state.isKept,
    rows,
    older: messages.older,
    other,
    typing: online && typing,
    written,
    send: (text, replyTo) => {
      forget();
      outbox.write(text, replyTo);
      setWritten((count) => count + 1);
      showHint();
    },
    retry: outbox.retry,
    readOlder: () => void messages.readOlder(),
    typed: teller.typed,
    typingEnded: teller.typingEnded,
    setNearEnd,
  };
}

interface Reading {
  /** The message below the line 'New messages'; null without one. */
  readonly unreadFrom: string | null;
  /** Removes that line. */
  readonly forget: () => void;
  /** Reports whether the end of the conversation is visible. */
  readonly setNearEnd: (nearEnd: boolean) => void;
}

/** Marks what a customer has read, also on the server. */
function useReading(uid: string | null, conversation: Conversation, visible: boolean): Reading {
  const { messages, live, unread, state } = conversation;
  const [nearEnd, setNearEnd] = useState(true);
  const { ready } = live;
  // Nothing behind a dialog is read.
  const isCovered = useTopDialog() !== null;
  const watching = visible && nearEnd && !isCovered;
  const readUntil = state.summary?.customerReadAt ?? 0;
  const { unreadFrom, forget } = useUnread({ messages: messages.history.messages, ready, unread, readUntil, watching });
  useMarkRead(uid, watching && ready && (unread ?? 0) > 0);
  return { unreadFrom, forget, setNearEnd };
}
