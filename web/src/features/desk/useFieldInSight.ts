import { useEffect } from "react";

/** When a phone's keyboard opens, a desk that is higher than the window is scrolled to where its listener writes. */
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
