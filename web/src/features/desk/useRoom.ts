import { backToDraft } from "@thodu/domain/chat/outbox";
import { rowsOf, type Row } from "@thodu/domain/chat/timeline";
import { useEffect, useMemo, useState } from "react";
import type { Summary } from "../../conversation/documents";
import { useMessages, type Room } from "../../conversation/useMessages";
import { useOutbox } from "../../conversation/useOutbox";
import { useArrivals, useOtherPresence, useTeller, type Other } from "../../conversation/usePresence";
import { useMarkRead } from "../../conversation/useMarkRead";
import { useSlow } from "../../lib/hooks/useSlow";
import { useVisible } from "../../lib/hooks/useVisible";
import { useSummary } from "../../conversation/useSummary";
import { useUnread } from "../../conversation/useUnread";
import { replyIn } from "./api";
import { leftWhy, type Left } from "./list";
import type { Silence } from "./silenceClock";
import { useSilence } from "./useSilence";

export interface HeldRoom {
  readonly summary: Summary | null;
  readonly ready: boolean;
  readonly rows: readonly Row[];
  readonly older: "none" | "some" | "loading" | "failed";
  readonly other: Other;
  readonly written: number;
  readonly send: (text: string, replyTo: string | null) => void;
  readonly retry: (id: string) => void;
  readonly readOlder: () => void;
  readonly typed: () => void;
  readonly typingEnded: () => void;
  readonly setNearEnd: (nearEnd: boolean) => void;
  readonly silence: Silence;
  /** Asks in these words whether the person is still there. */
  readonly askStillThere: (text: string) => void;
}

const dayOf = (at: number): string => new Date(at).toDateString();

/**
 * A conversation that a listener holds, for as long as they do; `onLeft` says why it ended, `onHeldBack` gets what the
 * server did not pass on, as a change of the draft.
 */
export function useRoom(
  conversationId: string,
  uid: string,
  onLeft: (why: Left) => void,
  onHeldBack: (restoreDraft: (draft: string) => string) => void,
): HeldRoom {
  const [nearEnd, setNearEnd] = useState(true);
  const [written, setWritten] = useState(0);
  const watched = useSummary(conversationId);
  const summary = watched.state === "here" ? watched.value : null;
  const holds = summary !== null && leftWhy(summary, uid) === null;
  useLeaving(watched.state, summary, uid, onLeft);

  const claimId = holds ? summary.claimId : null;
  const room = useMemo(
    (): Room | null => (claimId === null ? null : { conversationId, side: "volunteer", claimId }),
    [conversationId, claimId],
  );
  const messages = useMessages(room, () => onLeft("lost"));
  const outbox = useOutbox({
    owner: uid,
    conversationId,
    send: useMemo(() => (claimId === null ? null : replyIn(conversationId)), [conversationId, claimId]),
    shown: messages.history.messages,
    onLimit: (entries) => onHeldBack((draft) => backToDraft(entries, draft)),
  });

  const visible = useVisible();
  const held = claimId === null ? null : conversationId;
  const other = useOtherPresence(held, held);
  const teller = useTeller(held, uid, visible);
  useArrivals(teller, messages.history.messages.findLast(({ mine }) => !mine)?.id ?? null, messages.ready);

  // Nobody in a crisis loses their listener to a clock.
  const awaited = holds && summary.lastSender === "volunteer" && summary.risk !== "crisis";
  const heardAt = messages.history.messages.findLast(({ mine }) => !mine)?.at ?? null;
  const { silence, asked } = useSilence(
    claimId,
    holds ? { awaited, lastMessageAt: summary.lastMessageAt, heardAt } : null,
  );

  const watching = visible && nearEnd;
  const unread = summary?.unreadByVolunteer ?? null;
  const { unreadFrom, forget } = useUnread({
    messages: messages.history.messages,
    ready: messages.ready,
    unread,
    watching,
  });
  useMarkRead(held, watching && messages.ready && (unread ?? 0) > 0);

  const readUntil = summary?.customerReadAt ?? 0;
  const deliveredUntil = Math.max(readUntil, other.seenAt);
  const { history } = messages;
  const { pending } = outbox;
  const rows = useMemo(
    () => rowsOf({ history, pending, marks: { deliveredUntil, readUntil }, unreadFrom, dayOf }),
    [history, pending, deliveredUntil, readUntil, unreadFrom],
  );
  const send = (text: string, replyTo: string | null): void => {
    forget();
    outbox.write(text, replyTo);
    setWritten((count) => count + 1);
  };
  return {
    summary,
    ready: messages.ready,
    rows,
    older: messages.older,
    other,
    written,
    send,
    silence,
    askStillThere: (text) => {
      send(text, null);
      asked();
    },
    retry: outbox.retry,
    readOlder: () => void messages.readOlder(),
    typed: teller.typed,
    typingEnded: teller.typingEnded,
    setNearEnd,
  };
}

/**
 * Calls `onLeft` once, when the listener no longer has the conversation. Snapshots from before the claim are ignored: it
 * reports a conversation that was seen as held, or one that is still not held after 8 seconds.
 */
function useLeaving(
  state: "loading" | "refused" | "here",
  summary: Summary | null,
  uid: string,
  onLeft: (why: Left) => void,
): void {
  const [held, setHeld] = useState(false);
  const why = state === "here" ? leftWhy(summary, uid) : null;
  const holds = state === "here" && why === null;
  useEffect(() => {
    if (holds) setHeld(true);
  }, [holds]);
  // Claimed, and gone again before it was ever seen as held.
  const never = useSlow(!held && why !== null, 8_000);
  // An ended conversation leaves the desk, and is read by no listener from then on.
  const left: Left | null = state === "refused" ? "ended" : held || never ? why : null;
  useEffect(() => {
    if (left !== null) onLeft(left);
    // Once for each reason; who listens may be another function by then.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [left]);
}
