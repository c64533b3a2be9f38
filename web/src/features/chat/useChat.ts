import { backToDraft, type Unsent } from "@thodu/domain/chat/outbox";
import { HINT_AFTER_SEND } from "@thodu/domain/chat/presence";
import { addSpan, noHistory, rowsOf, type Row } from "@thodu/domain/chat/timeline";
import { useEffect, useMemo, useState } from "react";
import { NOBODY } from "../../conversation/drafts";
import type { Summary } from "../../conversation/documents";
import { keepTalk, readTalk, type KeptTalk } from "../../conversation/lastTalk";
import { useArrival } from "../../conversation/useArrival";
import { useMessages, type Messages, type Room } from "../../conversation/useMessages";
import { useOnline } from "../../lib/hooks/useOnline";
import { useOpenTalk } from "../../conversation/useOpenTalk";
import { useOutbox } from "../../conversation/useOutbox";
import { useArrivals, useOtherPresence, useTeller, type Other } from "../../conversation/usePresence";
import { useMarkRead } from "../../conversation/useMarkRead";
import { useSlow } from "../../lib/hooks/useSlow";
import { useVisible } from "../../lib/hooks/useVisible";
import { usePlan, useSummary } from "../../conversation/useSummary";
import { useUnread } from "../../conversation/useUnread";
import { useSession } from "../../lib/session";
import { sendAs } from "./api";
import { isAtLimit, isSpent, lockOf, meetsLimit, type Refusal } from "./limit";
import { useGuest } from "./useGuest";
import { useLeft } from "./useLeft";

export interface Chat {
  /** Whose texts are kept on this device; `NOBODY` until it is known. */
  readonly owner: string;
  readonly summary: Summary | null;
  /** How it stands, or last stood as far as is known here. */
  readonly status: Summary["status"] | null;
  /** The conversation of somebody who is known is on its way. */
  readonly opening: boolean;
  readonly refused: boolean;
  readonly ready: boolean;
  /** Whether the identity service has said who is here, and the server how their conversation stands. */
  readonly known: boolean;
  /** What is shown was kept on this device; how it is now is not known. */
  readonly isKept: boolean;
  /** As last known. */
  readonly crisis: boolean;
  readonly rows: readonly Row[];
  readonly older: "none" | "some" | "loading" | "failed";
  readonly other: Other;
  readonly typing: boolean;
  /** Why nothing can be written; null while it can. */
  readonly lock: ReturnType<typeof lockOf>;
  /** Whether the plan that may lift the lock was read. */
  readonly lockKnown: boolean;
  /** No free messages are left since a crisis is over (`isSpent`). */
  readonly spent: boolean;
  /** Free messages left; null where no limit holds, or none is known. */
  readonly left: number | null;
  readonly written: number;
  readonly send: (text: string, replyTo: string | null) => void;
  readonly retry: (id: string) => void;
  readonly readOlder: () => void;
  readonly typed: () => void;
  readonly typingEnded: () => void;
  readonly setNearEnd: (nearEnd: boolean) => void;
}

const dayOf = (at: number): string => new Date(at).toDateString();

/** A customer's conversation, live, in one window. `onLimit` gets what was refused, as a change of the draft. */
export function useChat(early: readonly Unsent[], onLimit: (restoreDraft: (draft: string) => string) => void): Chat {
  const { uid, status } = useSession();
  const owner = uid ?? NOBODY;
  const [refused, setRefused] = useState<string | null>(null);
  const [nearEnd, setNearEnd] = useState(true);
  const [written, setWritten] = useState(0);
  const [refusedAtLimit, setRefusedAtLimit] = useState<(Refusal & { readonly owner: string }) | null>(null);

  const watched = useSummary(uid);
  useOpenTalk(uid, watched);
  const summary = watched.state === "here" ? watched.value : null;
  const [left, setLeft] = useLeft(summary);
  const room = useMemo(
    (): Room | null => (uid === null ? null : { conversationId: uid, side: "customer", claimId: null }),
    [uid],
  );
  const heard = useMessages(room, () => setRefused(uid));
  // Both or nothing: what belongs to an end, a crisis or a wait would move what was said if it came later.
  const live = watched.state === "loading" ? { ...heard, history: noHistory, ready: false } : heard;
  const online = useOnline();
  const before = useLastTalk(uid, live.ready, online);
  const messages = before ? before.shown : live;
  const isKept = before !== null;
  const ready = uid === null || messages.ready;

  const outbox = useOutbox({
    owner,
    conversationId: owner,
    send: useMemo(() => (uid === null ? null : sendAs(uid, setLeft)), [uid, setLeft]),
    shown: messages.history.messages,
    onLimit: (entries, wait) => {
      setRefusedAtLimit({ owner, returnsAt: wait === null ? null : Date.now() + wait, paymentId: undefined });
      onLimit((draft) => backToDraft(entries, draft));
    },
  });
  useGuest(uid, early, outbox.pending.length > 0);

  useArrival(summary);
  const held = summary?.status === "active" ? summary.volunteerId : null;
  const other = useOtherPresence(uid, held);
  const visible = useVisible();
  const teller = useTeller(held === null ? null : uid, uid, visible);
  const lastIncoming = messages.history.messages.findLast(({ mine }) => !mine)?.id ?? null;
  useArrivals(teller, lastIncoming, live.ready);

  const watching = visible && nearEnd;
  const unread = watched.state === "here" ? (watched.value?.unreadByCustomer ?? 0) : null;
  const { unreadFrom, forget } = useUnread({
    messages: messages.history.messages,
    ready: live.ready,
    unread,
    watching,
  });
  useMarkRead(uid, watching && live.ready && (unread ?? 0) > 0);

  const refusal = refusedAtLimit?.owner === owner ? refusedAtLimit : null;
  const plan = usePlan(meetsLimit({ summary, refusal }) || isAtLimit(summary) ? uid : null);
  if (refusal && refusal.paymentId === undefined && plan.state === "here")
    setRefusedAtLimit({ ...refusal, paymentId: plan.value?.paymentId ?? null });
  const lock = lockOf({
    summary,
    refusal,
    plan: plan.state === "here" ? plan.value : null,
    lockedBefore: before?.talk.locked ?? false,
    now: Date.now(),
  });
  const [hint, showHint] = useHint();

  const readUntil = summary?.volunteerReadAt ?? before?.talk.readUntil ?? 0;
  const deliveredUntil = Math.max(readUntil, other.seenAt, before?.talk.deliveredUntil ?? 0);
  const crisis = (summary ? summary.risk === "crisis" : before?.talk.crisis) ?? false;
  const arrivedAt = held === null ? null : (summary?.claimedAt ?? null);
  const { history } = messages;
  const { pending } = outbox;
  const locked = lock === "messages";
  useEffect(() => {
    if (uid === null || !live.ready || !summary) return;
    const { status: stands } = summary;
    keepTalk(uid, { messages: live.history.messages, deliveredUntil, readUntil, crisis, status: stands, locked });
  }, [uid, live.ready, live.history.messages, summary, deliveredUntil, readUntil, crisis, locked]);
  const rows = useMemo(
    () => rowsOf({ history, pending, marks: { deliveredUntil, readUntil }, unreadFrom, arrivedAt, dayOf }),
    [history, pending, deliveredUntil, readUntil, unreadFrom, arrivedAt],
  );

  return {
    owner,
    summary,
    status: summary?.status ?? before?.talk.status ?? null,
    opening: uid !== null && watched.state === "loading",
    refused: uid !== null && (refused === uid || watched.state === "refused"),
    ready,
    known: status !== "loading" && ready && !isKept,
    isKept,
    crisis,
    rows,
    older: messages.older,
    other,
    typing: online && held !== null && (other.typing || (hint && other.present)),
    lock,
    lockKnown: plan.state === "here",
    spent: isSpent({ summary, plan: plan.state === "here" ? plan.value : undefined, now: Date.now() }),
    left,
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

interface LastTalk {
  readonly talk: KeptTalk;
  readonly shown: Messages;
}

/** What this tab kept while the live conversation can't be had: without a network, or with one that takes long. */
function useLastTalk(uid: string | null, ready: boolean, online: boolean): LastTalk | null {
  const [wanted, setWanted] = useState(false);
  const slow = useSlow(uid !== null && !ready);
  if (!wanted && (slow || !online)) setWanted(true);
  return useMemo(() => {
    if (uid === null || ready || !wanted) return null;
    const talk = readTalk(uid);
    const history = addSpan(noHistory, talk.messages, { complete: true });
    const shown: Messages = { history, ready: true, older: "none", readOlder: () => Promise.resolve() };
    return talk.messages.length === 0 && talk.status === null ? null : { talk, shown };
  }, [uid, ready, wanted]);
}

/** True for two seconds after it was asked for (spec section 4). */
function useHint(): readonly [boolean, () => void] {
  const [until, setUntil] = useState(0);
  useEffect(() => {
    if (until === 0) return undefined;
    const timer = setTimeout(() => setUntil(0), Math.max(0, until - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
  return [until > 0, () => setUntil(Date.now() + HINT_AFTER_SEND)];
}
