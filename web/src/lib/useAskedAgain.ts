import { SECOND, type Millis } from "@thodu/domain/time";
import { useEffect, useRef, useState } from "react";
import { answersInOrder } from "./answersInOrder";
import { useOnline } from "./hooks/useOnline";
import { useVisible } from "./hooks/useVisible";
import { useFresh, type Answer } from "./useFresh";

/** What a queue does in less than this is noticed by nobody. */
const REFRESH = 15 * SECOND;

export interface Asked<T> {
  /** What was answered last, as long as it is taken for true; without a network nothing is known. */
  readonly value: T | null;
  /** The last answer, however old; null until there is one. */
  readonly last: Answer<T> | null;
  /** Whether the last question had no answer. */
  readonly failed: boolean;
  readonly again: () => void;
}

interface Options {
  /** Without it nothing is asked. */
  readonly isWanted?: boolean;
  /** How often it is also asked while the page is hidden; null for never. */
  readonly whileHidden?: Millis | null;
}

/** The answer to a question that is asked anew while the page is in front of somebody. */
export function useAskedAgain<T>(
  question: () => Promise<{ readonly ok: true; readonly value: T } | { readonly ok: false }>,
  { isWanted = true, whileHidden = null }: Options = {},
): Asked<T> {
  const [last, setLast] = useState<Answer<T> | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const visible = useVisible();
  const online = useOnline();
  const latest = useRef(question);
  useEffect(() => {
    latest.current = question;
  });
  const every = visible ? REFRESH : whileHidden;
  useEffect(() => {
    if (!isWanted || every === null || !online) return undefined;
    let stopped = false;
    const begin = answersInOrder();
    const ask = async (): Promise<void> => {
      const counts = begin();
      const reply = await latest.current();
      if (stopped || !counts(reply.ok)) return;
      setFailed(!reply.ok);
      if (reply.ok) setLast({ value: reply.value, at: Date.now() });
    };
    void ask();
    const timer = setInterval(() => void ask(), every);
    return () => {
      stopped = true;
      clearInterval(timer);
    };
  }, [isWanted, every, online, attempt]);
  const fresh = useFresh(last);
  return { value: online ? fresh : null, last, failed, again: () => setAttempt((count) => count + 1) };
}
