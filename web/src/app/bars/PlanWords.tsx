import { goPremium, yourPlan } from "@messages/bars";
import { useEffect, useRef, useState } from "react";
import { useMonthlyPlan } from "../../conversation/useRights";
import { useLocation } from "../../lib/router";

/**
 * What the link to the plans says: nobody who has a monthly plan is asked to get one. The chat opens with its own
 * messages and nothing else, so there it is looked up when the link is in sight.
 */
export function PlanWords() {
  const words = useRef<HTMLSpanElement>(null);
  const [seen, setSeen] = useState(false);
  const { pathname } = useLocation();
  useEffect(() => {
    if (!words.current) return undefined;
    const watcher = new IntersectionObserver((entries) =>
      setSeen((before) => before || entries.some(({ isIntersecting }) => isIntersecting)),
    );
    watcher.observe(words.current);
    return () => watcher.disconnect();
  }, []);
  const until = useMonthlyPlan(seen || pathname !== "/chat");
  return <span ref={words}>{until === null ? goPremium : yourPlan}</span>;
}
