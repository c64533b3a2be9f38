import { useEffect, useState } from "react";

/** True once `waiting` has been true for `milliseconds`. */
export function useSlow(waiting: boolean, milliseconds = 4_000): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setSlow(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [waiting, milliseconds]);
  return waiting && slow;
}
