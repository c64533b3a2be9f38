import { useEffect } from "react";

/**
 * When a phone's keyboard opens and the desk is higher than the window, scrolls to the field in which the listener
 * writes.
 */
export function useFieldInSight(): void {
  useEffect(() => {
    const look = (): void => {
      const { activeElement } = document;
      if (activeElement instanceof HTMLTextAreaElement) activeElement.scrollIntoView({ block: "nearest" });
    };
    addEventListener("resize", look);
    return () => removeEventListener("resize", look);
  }, []);
}
