import { isPremium } from "@thodu/domain/plans/covers";
import type { PlanTerm } from "@thodu/domain/plans/planTerm";
import type { Item } from "@thodu/domain/plans/plans";
import { rightTo, type Right } from "@thodu/domain/plans/right";
import { loadFirestore } from "../lib/firebase";
import { serverNow } from "../lib/serverClock";
import { useSession } from "../lib/session";
import { useLive, type Live } from "../lib/useLive";
import type { Spent } from "./spent";
import { usePlan, useSummary } from "./useSummary";

export interface Rights extends Readonly<Record<Item, Right>> {
  /** False until everything has been read; until then nothing counts as used. */
  readonly known: boolean;
}

/** Where somebody with this right to chat is sent. */
export const talkPath = (chat: Right): "/chat" | "/help-lines" => (chat === "used" ? "/help-lines" : "/chat");

const here = <T>(heard: Live<T>): T | null => (heard.state === "here" ? heard.value : null);

/** The plan of the person signed in. Does not subscribe for a guest, who has none, nor unless it is `wanted`. */
export function useOwnPlan(wanted = true): Live<PlanTerm | null> {
  const { status, uid } = useSession();
  return usePlan(wanted && status === "user" ? uid : null);
}

/** The reasons for which the person may chat and call, live and never stored on the device. `plan` is their own. */
export function useRights(plan: Live<PlanTerm | null>): Rights {
  const { status, uid } = useSession();
  const summary = useSummary(uid);
  const talk = here(summary);
  const held = here(plan);
  // Only Pay As You Go counts here: what is used up of a monthly plan returns the next day.
  const single = held?.planId === "pay-as-you-go" ? held : null;
  const spent = useLive<Spent>(uid && uid + JSON.stringify(single), async () => {
    const [{ watchSpent }] = await Promise.all([import("./spent"), loadFirestore()]);
    return (watch) => watchSpent(uid ?? "", single, watch);
  });
  const used = here(spent);
  const right = (kind: Item, freeUsed = false): Right =>
    rightTo(kind, {
      plan: used?.kinds.includes(kind) ? null : held,
      risk: talk?.risk ?? "none",
      freeUsed,
      now: serverNow(),
    });
  const asked = status === "user" ? [plan, summary, spent] : [summary, spent];
  return {
    chat: right("chat", talk?.locked),
    call: right("call", used?.freeCall),
    known: uid === null || asked.every(({ state }) => state !== "loading"),
  };
}

/** As `useRights`, for callers that do not watch the plan themselves. */
export const useOwnRights = (): Rights => useRights(useOwnPlan());

/** When the monthly plan of the person signed in ends, in milliseconds; null without one, or until it is known. */
export function useMonthlyPlan(wanted?: boolean): number | null {
  const plan = here(useOwnPlan(wanted));
  return isPremium(plan, serverNow()) ? plan.validUntil : null;
}
