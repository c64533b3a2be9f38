import { useEffect, useState } from "react";
import { useOnline } from "./useOnline";

/**
 * Whether a ringing call may be shown and heard: only while there is a network, since without one nobody would report
 * its end, and no longer than the server lets it ring, by this page's own clock.
 */
export function useRinging(id: string | null, milliseconds: number): boolean {
  const online = useOnline();
  const [past, setPast] = useState<string | null>(null);
  useEffect(() => {
    if (id === null) return undefined;
    const timer = setTimeout(() => setPast(id), milliseconds);
    return () => clearTimeout(timer);
  }, [id, milliseconds]);
  return online && id !== null && id !== past;
}
