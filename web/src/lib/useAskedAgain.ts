import { SECOND } from "@thodu/domain/time";
import { useEffect, useRef, useState } from "react";
import { useOnline } from "./hooks/useOnline";
import { useVisible } from "./hooks/useVisible";

/** What a queue does in less than this is noticed by nobody. */
const REFRESH = 15 * SECOND;

/**
 * The last answer to a question that is asked anew while the page is in front of somebody; null until there is one. A
 * question that fails leaves the answer as it was; without a network nothing is known.
 */
export function useAskedAgain<T>(
  question: () => Promise<{ readonly ok: true; readonly value: T } | { readonly ok: false }>,
): T | null {
  const [answer, setAnswer] = useState<T | null>(null);
  const visible = useVisible();
  const online = useOnline();
  const latest = useRef(question);
  useEffect(() => {
    latest.current = question;
  });
  useEffect(() => {
    if (!visible || !online) return undefined;
    let stopped = false;
    const ask = async (): Promise<void> => {
      const reply = await latest.current();
      if (!stopped && reply.ok) setAnswer(reply.value);
    };
    void ask();
    const timer = setInterval(() => void ask(), REFRESH);
    return () => {
      stopped = true;
      clearInterval(timer);
    };
  }, [visible, online]);
  return online ? answer : null;
}
