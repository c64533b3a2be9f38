import { useEffect, useRef } from "react";

/**
 * Tells whether the part of the page that calls this is still there: an answer that comes late neither leads away from what was
 * opened since nor closes the dialog of another record.
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
