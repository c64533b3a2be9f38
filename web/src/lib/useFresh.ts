import { MINUTE, type Millis } from "@thodu/domain/time";
import { useEffect, useState } from "react";

/** An answer to what is asked again and again, and when it came. */
export interface Answer<T> {
  readonly value: T;
  readonly at: Millis;
}

/** For so long an answer of `at` is still taken for true. */
export const holdsFor = (at: Millis, now: Millis): Millis => Math.min(MINUTE, Math.max(0, at + MINUTE - now));

/** What was answered, as long as that is taken for true without another answer; then null. */
export function useFresh<T>(answer: Answer<T> | null): T | null {
  const [old, setOld] = useState<Answer<T> | null>(null);
  useEffect(() => {
    if (answer === null) return undefined;
    const timer = setTimeout(() => setOld(answer), holdsFor(answer.at, Date.now()));
    return () => clearTimeout(timer);
  }, [answer]);
  return answer === null || answer === old ? null : answer.value;
}
