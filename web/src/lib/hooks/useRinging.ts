import { useEffect, useState } from "react";
import { useOnline } from "./useOnline";

/**
 * Whether what rings may be shown and heard: while there is a network, without which nobody tells of its end, and for no
 * longer than the server lets it ring, by this page's own clock.
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
