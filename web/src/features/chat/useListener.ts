import { HINT_AFTER_SEND } from "@thodu/domain/chat/presence";
import { useEffect, useState } from "react";
import { useArrival } from "../../conversation/useArrival";
import type { PresenceTeller } from "../../conversation/presenceTeller";
import { useArrivals, useOtherPresence, useTeller, type Other } from "../../conversation/usePresence";
import type { Conversation } from "./useConversation";

interface Listener {
  readonly other: Other;
  readonly typing: boolean;
  /** When they claimed the conversation; null without a listener, or if it is not known. */
  readonly arrivedAt: number | null;
  /** Tells the listener of this person's presence. */
  readonly teller: PresenceTeller;
  /** Shows the typing hint for a moment, because a message was sent to the listener. */
  readonly showHint: () => void;
}

/** The listener who is with a customer, with the presence of both. */
export function useListener(uid: string | null, conversation: Conversation, visible: boolean): Listener {
  const { state, messages, live } = conversation;
  const { summary } = state;
  useArrival(summary);
  const held = summary?.status === "active" ? summary.volunteerId : null;
  const other = useOtherPresence(uid, held);
  const teller = useTeller(held === null ? null : uid, uid, visible);
  const lastIncoming = messages.history.messages.findLast(({ mine }) => !mine) ?? null;
  const lastId = lastIncoming?.id ?? null;
  useArrivals(teller, lastId, live.ready);
  const [hint, showHint] = useHint(lastId);
  // Both times are the server's. A sign from before their message was of that message, and may be the last one.
  const types = other.typing && other.seenAt > (lastIncoming?.at ?? 0);
  return {
    other,
    typing: held !== null && (types || (hint && other.present)),
    arrivedAt: held === null ? null : (summary?.claimedAt ?? null),
    teller,
    showHint,
  };
}

/** True for two seconds after it was triggered (spec section 4), or until the other side's next message. */
function useHint(lastIncoming: string | null): readonly [boolean, () => void] {
  const [shown, setShown] = useState({ until: 0, after: lastIncoming });
  const { until, after } = shown;
  useEffect(() => {
    if (until === 0) return undefined;
    const timer = setTimeout(() => setShown({ until: 0, after: null }), Math.max(0, until - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
  return [
    until > 0 && after === lastIncoming,
    () => setShown({ until: Date.now() + HINT_AFTER_SEND, after: lastIncoming }),
  ];
}
