import { useCallback, useEffect, useRef, useState } from "react";
import type { Reply } from "./callables";

interface Answered<T> {
  /** The last answer; null until there is one. */
  readonly answer: T | null;
  /** Why the last request failed, in words; null if it did not. The last answer stays. */
  readonly trouble: string | null;
  /** Resolves to the answer; null without one. */
  readonly read: () => Promise<T | null>;
}

/**
 * A callable's answer, requested again when the network comes back or the page becomes visible. `ask` must stay the
 * same function.
 */
export function useAnswer<T>(ask: () => Promise<Reply<T>>): Answered<T> {
  const [answer, setAnswer] = useState<T | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const asked = useRef(0);
  const answered = useRef(0);
  const read = useCallback(async (): Promise<T | null> => {
    const question = (asked.current += 1);
    const reply = await ask();
    const value = reply.ok ? reply.value : null;
    // A later request knows more, even if it is answered first.
    if (question < answered.current) return value;
    setTrouble(reply.ok ? null : reply.message);
    if (!reply.ok) return value;
    answered.current = question;
    setAnswer(reply.value);
    return value;
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
