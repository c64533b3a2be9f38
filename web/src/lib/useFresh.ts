import { MINUTE, type Millis } from "@thodu/domain/time";
import { useEffect, useState } from "react";

/** An answer to a repeated request, and when it arrived. */
export interface Answer<T> {
  readonly value: T;
  readonly at: Millis;
}

/** For how many more milliseconds an answer that arrived at `at` counts as fresh. */
export const holdsFor = (at: Millis, now: Millis): Millis => Math.min(MINUTE, Math.max(0, at + MINUTE - now));

/** The answer while it counts as fresh; then null. */
export function useFresh<T>(answer: Answer<T> | null): T | null {
  const [old, setOld] = useState<Answer<T> | null>(null);
  useEffect(() => {
    if (answer === null) return undefined;
    const timer = setTimeout(() => setOld(answer), holdsFor(answer.at, Date.now()));
    return () => clearTimeout(timer);
  }, [answer]);
  return answer === null || answer === old ? null : answer.value;
}
