import { SECOND, type Millis } from "@thodu/domain/time";
import { useEffect, useRef, useState } from "react";
import { answersInOrder } from "./answersInOrder";
import { useOnline } from "./hooks/useOnline";
import { useVisible } from "./hooks/useVisible";
import { useFresh, type Answer } from "./useFresh";

/** Nobody notices what a queue does in less time than this. */
const REFRESH = 15 * SECOND;

export interface Asked<T> {
  /** The last answer while it counts as fresh; null without a network. */
  readonly value: T | null;
  /** The last answer, however old; null until there is one. */
  readonly last: Answer<T> | null;
  /** Whether the last request failed. */
  readonly failed: boolean;
  readonly again: () => void;
}

interface Options {
  /** If false, nothing is requested. */
  readonly isWanted?: boolean;
  /** How often it is also requested while the page is hidden; null for never. */
  readonly whileHidden?: Millis | null;
}

/** The answer to a request that is repeated while the page is visible. */
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
