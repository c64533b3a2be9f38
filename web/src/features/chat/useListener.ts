import { HINT_AFTER_SEND } from "@thodu/domain/chat/presence";
import { useEffect, useState } from "react";
import { useArrival } from "../../conversation/useArrival";
import type { PresenceTeller } from "../../conversation/presenceTeller";
import { useArrivals, useOtherPresence, useTeller, type Other } from "../../conversation/usePresence";
import type { Conversation } from "./useConversation";

interface Listener {
  readonly other: Other;
  readonly typing: boolean;
  /** When they took the conversation; null without one, or where it is not known. */
  readonly arrivedAt: number | null;
  /** Tells them of this person. */
  readonly teller: PresenceTeller;
  /** Says for a moment that they are typing: a message was sent to them. */
  readonly showHint: () => void;
}

/** The listener who is with a customer; each learns of the other. */
export function useListener(uid: string | null, conversation: Conversation, visible: boolean): Listener {
  const { state, messages, live } = conversation;
  const { summary } = state;
  useArrival(summary);
  const held = summary?.status === "active" ? summary.volunteerId : null;
  const other = useOtherPresence(uid, held);
  const teller = useTeller(held === null ? null : uid, uid, visible);
  const lastIncoming = messages.history.messages.findLast(({ mine }) => !mine)?.id ?? null;
  useArrivals(teller, lastIncoming, live.ready);
  const [hint, showHint] = useHint();
  return {
    other,
    typing: held !== null && (other.typing || (hint && other.present)),
    arrivedAt: held === null ? null : (summary?.claimedAt ?? null),
    teller,
    showHint,
  };
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
