import { useCallback, useState } from "react";
import type { Summary } from "../../conversation/documents";
import { usePlan } from "../../conversation/useSummary";
import { serverNow } from "../../lib/serverClock";
import { useSession } from "../../lib/session";
import { countedLeft, freeLeft, type Answered } from "./limit";

/** The free messages left (`freeLeft`), and the function that reports what the server answered to a send. */
export function useLeft(summary: Summary | null): readonly [number | null, (answered: number | null) => void] {
  const { status, uid } = useSession();
  const [answered, setAnswered] = useState<Answered | null>(null);
  const waits = answered === null && summary?.status === "waiting";
  const heard = usePlan(waits && status === "user" ? uid : null);
  const known = heard.state === "here" ? heard.value : undefined;
  const counted = summary && countedLeft(summary);
  const tell = useCallback((left: number | null) => setAnswered({ left, counted }), [counted]);
  const plan = status === "guest" ? null : known;
  return [freeLeft({ summary, answered, plan, now: serverNow() }), tell];
}
