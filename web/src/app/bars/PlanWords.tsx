import { goPremium, yourPlan } from "@messages/bars";
import { useEffect, useRef, useState } from "react";
import { useMonthlyPlan } from "../../conversation/useRights";
import { useLocation } from "../../lib/router";

/**
 * The text of the link to the plans: somebody with a monthly plan is not asked to get one. The chat first loads only
 * its own messages, so there the plan is read when the link is visible.
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
