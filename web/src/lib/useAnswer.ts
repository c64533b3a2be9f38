import { useCallback, useEffect, useState } from "react";
import type { Reply } from "./callables";

interface Answered<T> {
  /** The last answer; null until there is one. */
  readonly answer: T | null;
  /** Why the last question failed; null when it did not. What was answered before stays. */
  readonly trouble: string | null;
  readonly read: () => Promise<void>;
}

/** What the server answers, asked anew when the network or the reader comes back; `ask` is always the same function. */
export function useAnswer<T>(ask: () => Promise<Reply<T>>): Answered<T> {
  const [answer, setAnswer] = useState<T | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const read = useCallback(async (): Promise<void> => {
    const reply = await ask();
    setTrouble(reply.ok ? null : reply.message);
    if (reply.ok) setAnswer(reply.value);
  }, [ask]);
  useEffect(() => {
    const again = (): void => {
      if (document.visibilityState === "visible") void read();
    };
    again();
    addEventListener("online", again);
    document.addEventListener("visibilitychange", again);
    return () => {
      removeEventListener("online", again);
      document.removeEventListener("visibilitychange", again);
    };
  }, [read]);
  return { answer, trouble, read };
}
