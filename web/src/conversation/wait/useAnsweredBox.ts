import { useEffect, useRef, type RefObject } from "react";

/**
 * A box that gets the focus once it shows what was answered, and with it comes into sight: what was pressed is gone then,
 * and the focus would be with it.
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
