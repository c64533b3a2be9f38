import type { Output } from "@thodu/domain/contracts";
import { MINUTE } from "@thodu/domain/time";
import { useCallback, useEffect, useRef, useState } from "react";
import { useOnline } from "../../../lib/hooks/useOnline";
import { useVisible } from "../../../lib/hooks/useVisible";
import { changeLaterTime, listLaterTimes } from "./apiLaterTimes";

export type LaterTimes = Output<"listLaterTimes">;

export interface LaterTimesState {
  /** Null until they are known. */
  readonly times: LaterTimes | null;
  /** The last request failed. */
  readonly failed: boolean;
  /** Takes or releases a time. Resolves to what went wrong, in words, or null. */
  readonly change: (conversationId: string, at: number, wish: "take" | "release") => Promise<string | null>;
}

/**
 * The later times that people have asked for, read again each minute while the desk is visible, and after each change.
 */
export function useLaterTimes(): LaterTimesState {
  const [times, setTimes] = useState<LaterTimes | null>(null);
  const [failed, setFailed] = useState(false);
  const visible = useVisible();
  const online = useOnline();
  /** Counts the requests: only the answer to the newest one is used. */
  const asked = useRef(0);
  const read = useCallback(async (): Promise<void> => {
    asked.current += 1;
    const question = asked.current;
    const reply = await listLaterTimes();
    if (question !== asked.current) return;
    setFailed(!reply.ok);
    if (reply.ok) setTimes(reply.value);
  }, []);
  useEffect(() => {
    if (!visible || !online) return undefined;
    void read();
    const timer = setInterval(() => void read(), MINUTE);
    return () => clearInterval(timer);
  }, [visible, online, read]);
  return {
    times,
    failed,
    change: async (conversationId, at, wish) => {
      const reply = await changeLaterTime(conversationId, at, wish);
      await read();
      return reply.ok ? null : reply.message;
    },
  };
}
