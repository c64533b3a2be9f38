import { useEffect, type RefObject } from "react";

/** Closes a `<details>` that lies over the page: on Escape, on a press outside it, and when the focus leaves it. */
export function useFold(ref: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const { current } = ref;
    if (!current) return undefined;
    const isOutside = (to: EventTarget | null): boolean => to instanceof Node && !current.contains(to);
    const fold = ({ target }: Event): void => {
      if (isOutside(target)) current.open = false;
    };
    const press = ({ key }: KeyboardEvent): void => {
      if (key !== "Escape" || !current.open) return;
      current.open = false;
      current.querySelector("summary")?.focus();
    };
    document.addEventListener("pointerdown", fold);
    document.addEventListener("focusin", fold);
    current.addEventListener("keydown", press);
    return () => {
      document.removeEventListener("pointerdown", fold);
      document.removeEventListener("focusin", fold);
      current.removeEventListener("keydown", press);
    };
  }, [ref]);
}
