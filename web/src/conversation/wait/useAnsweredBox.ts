import { useEffect, useRef, type RefObject } from "react";

/**
 * A box that gets the focus, and so scrolls into view, once it shows the server's answer. The pressed button is then
 * gone, and the focus would be lost with it.
 */
export function useAnsweredBox(): readonly [box: RefObject<HTMLDivElement | null>, answered: () => void] {
  const box = useRef<HTMLDivElement>(null);
  const wanted = useRef(false);
  useEffect(() => {
    if (wanted.current) box.current?.focus();
    wanted.current = false;
  });
  const answered = (): void => {
    wanted.current = true;
  };
  return [box, answered];
}
