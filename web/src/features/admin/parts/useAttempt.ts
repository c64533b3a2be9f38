import { useState } from "react";

/** Counts the attempts to read a list, for its key; `retry` starts another one after a refusal. */
export function useAttempt(): { readonly attempt: number; readonly retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  return { attempt, retry: () => setAttempt(attempt + 1) };
}
