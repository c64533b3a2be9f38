import { addSpan, noHistory } from "@thodu/domain/chat/timeline";
import { useEffect, useMemo, useState } from "react";
import type { Summary } from "../../conversation/documents";
import { keepTalk, readTalk, type KeptTalk } from "../../conversation/lastTalk";
import { useMessages, type Messages, type Room } from "../../conversation/useMessages";
import { useOpenTalk } from "../../conversation/useOpenTalk";
import { useSummary } from "../../conversation/useSummary";
import { useSlow } from "../../lib/hooks/useSlow";

/** The state of a conversation. */
export interface ConversationState {
  readonly summary: Summary | null;
  /** The status of the conversation, or the last one known here. */
  readonly status: Summary["status"] | null;
  /** The conversation of a known person is being loaded. */
  readonly opening: boolean;
  readonly refused: boolean;
  readonly ready: boolean;
  /** The copy on this device is shown; the present state is not known. */
  readonly isKept: boolean;
  /** As last known. */
  readonly crisis: boolean;
  /** Whether the question about danger is open, as last known. */
  readonly asked: boolean;
}

export interface Conversation {
  readonly state: ConversationState;
  readonly live: Messages;
  /** The live messages, or the copy. */
  readonly messages: Messages;
  /** The copy, while it is shown. */
  readonly before: KeptTalk | null;
  /** How many messages the summary counts as unread; null until it is known. */
  readonly unread: number | null;
}

/** A customer's conversation: live, or this tab's copy while that can't be loaded. */
export function useConversation(uid: string | null, online: boolean): Conversation {
  const [refused, setRefused] = useState<string | null>(null);
  const watched = useSummary(uid);
  useOpenTalk(uid, watched);
  const summary = watched.state === "here" ? watched.value : null;
  const room = useMemo(
    (): Room | null => (uid === null ? null : { conversationId: uid, side: "customer", claimId: null }),
    [uid],
  );
  const heard = useMessages(room, () => setRefused(uid));
  // Summary and messages are shown together: what depends on the summary would move the messages if it came later.
  const live = watched.state === "loading" ? { ...heard, history: noHistory, ready: false } : heard;
  const last = useLastTalk(uid, live.ready, online);
  const before = last?.talk ?? null;
  const messages = last ? last.shown : live;
  return {
    state: {
      summary,
      status: summary?.status ?? before?.status ?? null,
      opening: uid !== null && watched.state === "loading",
      refused: uid !== null && (refused === uid || watched.state === "refused"),
      ready: uid === null || messages.ready,
      isKept: last !== null,
      crisis: (summary ? summary.risk === "crisis" : before?.crisis) ?? false,
      asked: (summary ? isAsked(summary) : before?.asked) ?? false,
    },
    live,
    messages,
    before,
    unread: watched.state === "here" ? (summary?.unreadByCustomer ?? 0) : null,
  };
}

/** While somebody waits, every open alarm is asked about; in a talk only one that the listener has asked about. */
const isAsked = ({ status, alarm }: Summary): boolean =>
  alarm?.answer === null && (status === "waiting" || (status === "active" && alarm.asked === true));

interface LastTalk {
  readonly talk: KeptTalk;
  readonly shown: Messages;
}

/** This tab's copy, used while the live conversation can't be loaded: without a network, or if it takes long. */
function useLastTalk(uid: string | null, ready: boolean, online: boolean): LastTalk | null {
  const [wanted, setWanted] = useState(false);
  const slow = useSlow(uid !== null && !ready);
  if (!wanted && (slow || !online)) setWanted(true);
  return useMemo(() => {
    if (uid === null || ready || !wanted) return null;
    const talk = readTalk(uid);
    const history = addSpan(noHistory, talk.messages, { complete: true });
    const shown: Messages = {
      history,
      ready: true,
      older: "none",
      lacksStart: false,
      lacksMiddle: false,
      readOlder: () => Promise.resolve(),
    };
    return talk.messages.length === 0 && talk.status === null ? null : { talk, shown };
  }, [uid, ready, wanted]);
}

type Kept = Pick<KeptTalk, "deliveredUntil" | "readUntil" | "crisis" | "asked" | "locked">;

/** Stores a copy of the conversation for this tab, once it is known. */
export function useKeepTalk(uid: string | null, live: Messages, summary: Summary | null, kept: Kept): void {
  const { ready, history } = live;
  const { messages } = history;
  const { deliveredUntil, readUntil, crisis, asked, locked } = kept;
  useEffect(() => {
    if (uid === null || !ready || !summary) return;
    keepTalk(uid, { messages, deliveredUntil, readUntil, crisis, asked, status: summary.status, locked });
  }, [uid, ready, messages, summary, deliveredUntil, readUntil, crisis, asked, locked]);
}
