import { useEffect, useRef } from "react";

/**
 * Returns a function that tells whether the calling component is still shown. A late answer must neither lead away from
 * what was opened since, nor close the dialog of another record.
 */
export function useShown(): () => boolean {
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  return () => shown.current;
}
