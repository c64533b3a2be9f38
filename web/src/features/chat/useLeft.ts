import { remainingMessages } from "@thodu/domain/chat/limits";
import { rightTo } from "@thodu/domain/plans/right";
import { useState } from "react";
import type { Summary } from "../../conversation/documents";
import { usePlan } from "../../conversation/useSummary";
import { useSession } from "../../lib/session";

/**
 * Free messages left, and who is told what a send answered: as the last one of this page did; before, while its reader
 * waits, by what is stored. Null where no limit holds or none is known.
 */
export function useLeft(summary: Summary | null): readonly [number | null, (answered: number | null) => void] {
  const { status, uid } = useSession();
  const [answered, setAnswered] = useState<number | null>();
  const waits = answered === undefined && summary?.status === "waiting";
  const plan = usePlan(waits && status === "user" ? uid : null);
  const counted = summary ? remainingMessages(summary.ownMessageCount, false) : null;
  const shown = ((): number | null => {
    // Another window may have sent since.
    if (typeof answered === "number") return Math.min(answered, counted ?? answered);
    if (!waits || (status !== "guest" && plan.state !== "here")) return null;
    const facts = { plan: plan.state === "here" ? plan.value : null, risk: summary.risk, now: Date.now() };
    return rightTo("chat", { ...facts, freeUsed: summary.locked }) === "free" ? counted : null;
  })();
  return [shown, setAnswered];
}
