import { useState } from "react";

/** The greatest value so far for this key. */
export function useGreatest(key: string, value: number): number {
  const [most, setMost] = useState({ key, value });
  const known = most.key === key ? Math.max(most.value, value) : value;
  if (most.key !== key || most.value !== known) setMost({ key, value: known });
  return known;
}
