import { backToDraft } from "@thodu/domain/chat/outbox";
import { rowsOf, type History, type PendingMessage, type Row } from "@thodu/domain/chat/timeline";
import { useEffect, useMemo, useState } from "react";
import type { Summary } from "../../../conversation/documents";
import { useMessages, type Messages, type Room } from "../../../conversation/useMessages";
import { useOutbox } from "../../../conversation/useOutbox";
import { useArrivals, useOtherPresence, useTeller, type Other } from "../../../conversation/usePresence";
import { useMarkRead } from "../../../conversation/useMarkRead";
import { useSlow } from "../../../lib/hooks/useSlow";
import { useOnline } from "../../../lib/hooks/useOnline";
import { useVisible } from "../../../lib/hooks/useVisible";
import { loadFirestore } from "../../../lib/firebase";
import { useLive, type Live } from "../../../lib/useLive";
import { useUnread } from "../../../conversation/useUnread";
import { replyIn } from "../api";
import type { OpenTalk } from "../apiDesk";
import type { Absence } from "../availability/useAbsence";
import { leftWhy } from "../inbox/list";
import { useKnown } from "./known";
import type { Silence } from "./silenceClock";
import { useSilence } from "./useSilence";

/** Why the listener no longer holds a conversation. */
export type Gone = NonNullable<ReturnType<typeof leftWhy>>;

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
  /** Sends this text, which asks whether the person is still there. */
  readonly askStillThere: (text: string) => void;
}

/**
 * Gets a message that the server held back, as a change of the draft, and the reason. Returns whether there is a draft
 * to change.
 */
export type OnRestore = (restoreDraft: (draft: string) => string, reason: string) => boolean;

interface Held {
  readonly conversationId: string;
  readonly uid: string;
  /** Something covers it, so new messages are not read. */
  readonly isCovered: boolean;
  readonly absence: Absence;
}

/** A conversation while a listener holds it; `onLeft` says why that ended. */
export function useRoom(
  { conversationId, uid, isCovered, absence }: Held,
  onLeft: (why: Gone) => void,
  onRestore: OnRestore,
): HeldRoom {
  const [nearEnd, setNearEnd] = useState(true);
  const [written, setWritten] = useState(0);
  const watched = useOpenTalk(conversationId);
  const summary = watched.state === "here" ? watched.value.summary : null;
  const holds = summary !== null && leftWhy(summary, uid) === null;
  useLeaving(watched, uid, onLeft);

  const claimId = holds ? summary.claimId : null;
  const room = useMemo(
    (): Room | null => (claimId === null ? null : { conversationId, side: "volunteer", claimId }),
    [conversationId, claimId],
  );
  const messages = useMessages(room, () => onLeft("lost"));
  const history = useKnown(
    { key: `${uid} ${conversationId}`, claimId, isUnread: watched.state === "loading" },
    messages,
  );
  const outbox = useReplies({ conversationId, uid, claimId }, messages, onRestore);

  const isWith = useVisible() && !absence.isFrom(conversationId, summary?.claimedAt ?? null);
  const held = claimId === null ? null : conversationId;
  const lastHeard = messages.history.messages.findLast(({ mine }) => !mine) ?? null;
  const other = useOtherPresence(held, held);
  const teller = useTeller(held, uid, isWith);
  useArrivals(teller, lastHeard?.id ?? null, messages.ready);
  const { silence, asked } = useSilenceOf(holds ? summary : null, lastHeard?.at ?? null);
  const { unreadFrom, forget } = useReading(held, messages, summary, isWith && nearEnd && !isCovered);
  const rows = useRows(history, outbox.pending, { summary, seenAt: other.seenAt, unreadFrom });

  const send = (text: string, replyTo: string | null): void => {
    forget();
    absence.wrote(conversationId);
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
    typed: () => {
      absence.wrote(conversationId);
      teller.typed();
    },
    typingEnded: teller.typingEnded,
    setNearEnd,
  };
}

const useOpenTalk = (conversationId: string): Live<OpenTalk> =>
  useLive<OpenTalk>(conversationId, async () => {
    const [{ watchOpenTalk }] = await Promise.all([import("../apiDesk"), loadFirestore()]);
    return (watch) => watchOpenTalk(conversationId, watch);
  });

interface Claimed {
  readonly conversationId: string;
  readonly uid: string;
  /** Null while the listener does not hold it. */
  readonly claimId: string | null;
}

/** The listener's messages that the server does not have yet. */
const useReplies = (
  { conversationId, uid, claimId }: Claimed,
  { history: { messages }, ready }: Messages,
  onRestore: OnRestore,
): ReturnType<typeof useOutbox> =>
  useOutbox({
    owner: uid,
    conversationId,
    send: useMemo(() => (claimId === null ? null : replyIn(conversationId, claimId)), [conversationId, claimId]),
    claim: claimId,
    shown: messages,
    ready,
    restore: (entries, _, reason) => onRestore((draft) => backToDraft(entries, draft), reason),
  });

/**
 * Calls `onLeft` once, when the listener no longer has the conversation. Snapshots from before the claim are ignored:
 * it reports a conversation that was seen as held, or one of which the server has said for 8 seconds that it is not.
 */
function useLeaving(watched: Live<OpenTalk>, uid: string, onLeft: (why: Gone) => void): void {
  const [held, setHeld] = useState(false);
  const online = useOnline();
  const talk = watched.state === "here" ? watched.value : null;
  const why = talk && leftWhy(talk.summary, uid);
  const holds = talk !== null && why === null;
  useEffect(() => {
    if (holds) setHeld(true);
  }, [holds]);
  // Claimed, and gone again before the page ever saw it as held.
  const never = useSlow(!held && why !== null && talk?.confirmed === true && online, 8_000);
  // An ended conversation leaves the desk, and then no listener can read it.
  const left: Gone | null = watched.state === "refused" ? "ended" : held || never ? why : null;
  useEffect(() => {
    if (left !== null) onLeft(left);
    // Once for each reason; who listens may be another function by then.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [left]);
}

/** How long the person has written nothing. `claimed` is null while the listener does not hold the conversation. */
function useSilenceOf(claimed: Summary | null, heardAt: number | null): ReturnType<typeof useSilence> {
  const online = useOnline();
  // Nobody in a crisis loses their listener to a clock. And without a network nobody knows whether the person is
  // silent.
  const awaited = online && claimed?.lastSender === "volunteer" && claimed.risk !== "crisis";
  return useSilence(claimed?.claimId ?? null, claimed && { awaited, lastMessageAt: claimed.lastMessageAt, heardAt });
}

/** Marks what the listener sees as read. Returns above which message the line of unread ones stands. */
function useReading(
  conversationId: string | null,
  { history: { messages }, ready, lacksStart }: Messages,
  summary: Summary | null,
  watching: boolean,
): ReturnType<typeof useUnread> {
  const unread = summary?.unreadByVolunteer ?? null;
  const line = useUnread({ messages, ready, unread, readUntil: summary?.volunteerReadAt ?? 0, watching });
  // Messages that could not be loaded were not read.
  useMarkRead(conversationId, watching && ready && !lacksStart && (unread ?? 0) > 0);
  return line;
}

const dayOf = (at: number): string => new Date(at).toDateString();

interface Marked {
  readonly summary: Summary | null;
  /** When the person was last here. */
  readonly seenAt: number;
  readonly unreadFrom: string | null;
}

/** The rows of a conversation: stored and unsent messages, with what was delivered and read. */
function useRows(history: History, pending: readonly PendingMessage[], marked: Marked): readonly Row[] {
  const { summary, seenAt, unreadFrom } = marked;
  const endedAt = summary?.endedAt ?? null;
  const readUntil = summary?.customerReadAt ?? 0;
  const deliveredUntil = Math.max(readUntil, seenAt);
  return useMemo(
    () => rowsOf({ history, pending, marks: { deliveredUntil, readUntil }, unreadFrom, endedAt, dayOf }),
    [history, pending, deliveredUntil, readUntil, unreadFrom, endedAt],
  );
}
