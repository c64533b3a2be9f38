import { useEffect, useState } from "react";

/**
 * Whether the window is this high, in rem, so that help can stand open beside a conversation; what a keyboard leaves of
 * a phone is not. The style sheets say the same.
 */
export function useTall(rem: number): boolean {
  const [query] = useState(() => matchMedia(`(height >= ${rem}rem)`));
  const [tall, setTall] = useState(query.matches);
  useEffect(() => {
    const look = (): void => setTall(query.matches);
    query.addEventListener("change", look);
    return () => query.removeEventListener("change", look);
  }, [query]);
  return tall;
}
