import { useEffect, useState } from "react";

/** Whether the window matches this media query. */
export function useMedia(wanted: string): boolean {
  const [query] = useState(() => matchMedia(wanted));
  const [matches, setMatches] = useState(query.matches);
  useEffect(() => {
    const look = (): void => setMatches(query.matches);
    query.addEventListener("change", look);
    return () => query.removeEventListener("change", look);
  }, [query]);
  return matches;
}
