import { backoff } from "@thodu/domain/backoff";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { call } from "../lib/callables";
import { HistoryLog, type HistoryView, type ReadPage } from "./history";
import type { Newest } from "./live";
import { useOpenQuery } from "./useOpenQuery";

export interface Room {
  /** The customer's uid. */
  readonly conversationId: string;
  readonly side: "customer" | "volunteer";
  /** The listener's claim; null for the customer. */
  readonly claimId: string | null;
}

export interface Messages extends HistoryView {
  readonly readOlder: () => Promise<void>;
}

const nothing: HistoryView = new HistoryLog(() => Promise.resolve(null)).view();

/** The messages of a conversation: the newest by an open query, older ones when asked for. */
export function useMessages(room: Room | null, onRefused: () => void): Messages {
  const key = room && `${room.conversationId}/${room.side}/${room.claimId ?? ""}`;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key is the room; another object for the same one changes nothing
  const log = useMemo(() => new HistoryLog(room ? pagesOf(room) : () => Promise.resolve(null)), [key]);
  useOpenQuery<Newest>(key, (live, watch) => (room ? live.watchMessages(room, watch) : () => undefined), {
    on: ({ messages, whole }) =>
      room?.claimId == null ? log.newest(messages, whole) : log.newestOfClaim(messages, whole),
    onRefused,
  });
  const view = useSyncExternalStore(log.subscribe, log.view, () => nothing);
  useAutoRetry(view.lacksStart && view.older === "failed", log.readOlder);
  useAutoRetry(view.lacksMiddle, log.fill);
  return { ...view, readOlder: log.readOlder };
}

/** Tries again by itself to read messages that belong to what is shown. */
function useAutoRetry(isMissing: boolean, read: () => Promise<void>): void {
  const [tries, setTries] = useState(1);
  useEffect(() => {
    if (!isMissing) return undefined;
    const again = (): void => {
      setTries(tries + 1);
      void read();
    };
    const timer = setTimeout(again, backoff(tries, Math.random()));
    return () => clearTimeout(timer);
  }, [isMissing, read, tries]);
}

const pagesOf =
  ({ conversationId, side }: Room): ReadPage =>
  async (before, limit) => {
    const answer = await call("readHistory", { conversationId, limit, ...(before === null ? {} : { before }) });
    if (!answer.ok) return null;
    const { messages, more } = answer.value;
    return {
      more,
      messages: messages.map(({ messageId: id, text, sender, timestamp: at, byColleague, replyTo }) => ({
        id,
        text,
        mine: (sender === conversationId) === (side === "customer"),
        ...(byColleague === true && { colleague: byColleague }),
        ...(replyTo !== undefined && { replyTo }),
        at,
      })),
    };
  };
