import { useEffect } from "react";
import { call } from "../lib/callables";

const FIRST = 500;
const AGAIN = 4_000;

/** Marks a conversation read while its reader has unread messages in view, with one call for many messages. */
export function useMarkRead(conversationId: string | null, due: boolean): void {
  useEffect(() => {
    if (conversationId === null || !due) return undefined;
    let timer = setTimeout(() => void mark(), FIRST);
    let stopped = false;
    async function mark(): Promise<void> {
      await call("markConversationRead", { conversationId: conversationId ?? "" });
      if (!stopped) timer = setTimeout(() => void mark(), AGAIN);
    }
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [conversationId, due]);
}
