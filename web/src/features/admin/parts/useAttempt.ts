import { useState } from "react";

/** The number of a try to read something, which goes into its key, and how to begin the next one after a refusal. */
export function useAttempt(): { readonly attempt: number; readonly retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  return { attempt, retry: () => setAttempt(attempt + 1) };
}
