import { useEffect, useState, useSyncExternalStore } from "react";
import { call } from "../callables";

const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
};

/** Whether the page is in front of somebody. */
export const useVisible = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => document.visibilityState === "visible",
    () => false,
  );

const FIRST = 500;
const AGAIN = 4_000;

/** Marks a conversation read while there is something unread in front of its reader; one call for many messages. */
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

/** True once `waiting` has lasted for `milliseconds`. */
export function useSlow(waiting: boolean, milliseconds = 4_000): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setSlow(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [waiting, milliseconds]);
  return waiting && slow;
}
