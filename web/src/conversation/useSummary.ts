import type { PlanTerm } from "@thodu/domain/plans/planTerm";
import { useLive, type Live } from "../lib/useLive";
import type { Summary } from "./documents";
import { loadLive } from "./useOpenQuery";

/** The summary of a conversation; null while there is none. */
export const useSummary = (conversationId: string | null): Live<Summary | null> =>
  useLive<Summary | null>(conversationId, async () => {
    const { watchSummary } = await loadLive();
    return (watch) => watchSummary(conversationId ?? "", watch);
  });

/** The plan of a person; not listened to while `uid` is null. */
export const usePlan = (uid: string | null): Live<PlanTerm | null> =>
  useLive<PlanTerm | null>(uid, async () => {
    const { watchPlan } = await loadLive();
    return (watch) => watchPlan(uid ?? "", watch);
  });
