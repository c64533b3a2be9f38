import { isUsedUp, usageKeys } from "@thodu/domain/plans/metering";
import { DAY, MINUTE } from "@thodu/domain/time";
import type { Swept, SweepPorts } from "../sweep";
import { sweepPages } from "../sweepPages";
import type { PlanEnd, PlanEnds } from "./ports";

/** How long before its end a plan's owner is told. */
const AHEAD = 3 * DAY;
/** How long after its end an owner is told if a sweep was missed. */
const BEHIND = DAY;
const TIME_EACH = 4 * MINUTE;
const ABREAST = 10;

interface PlanEndPorts extends SweepPorts {
  readonly planEnds: PlanEnds;
}

/**
 * Tells the owners of plans that end soon or have ended, once for each end; not if the plan is charged again each
 * month, nor if a Pay As You Go is used up.
 */
export async function sweepPlans(ports: PlanEndPorts): Promise<Readonly<Record<"ended" | "ending", Swept>>> {
  const { runtime, planEnds } = ports;
  const now = runtime.now();
  const tell = async (uid: string, kind: "plan-ended" | "plan-ending", validUntil: number): Promise<boolean> => {
    await planEnds.tell(uid, `${kind}_${validUntil}`, kind);
    return true;
  };
  const hasUsedUp = async ({ uid, single, validUntil }: PlanEnd): Promise<boolean> => {
    if (!single) return false;
    const at = Math.min(now, validUntil - 1);
    const keys = [...usageKeys("call", single, at), ...usageKeys("chat", single, at)];
    return isUsedUp(single, await planEnds.used(uid, keys), at);
  };
  const ended = await sweepPages(
    ports,
    TIME_EACH,
    () => planEnds.between(now - BEHIND, now),
    // For a plan that is charged again, the payment for the next month may come some hours after the last month has
    // ended.
    async (end) =>
      end.isPaused ||
      (await planEnds.renews(end.uid)) ||
      (await hasUsedUp(end)) ||
      tell(end.uid, "plan-ended", end.validUntil),
    ABREAST,
  );
  const ending = await sweepPages(
    ports,
    TIME_EACH,
    () => planEnds.between(now, now + AHEAD),
    async (end) =>
      (await planEnds.renews(end.uid)) || (await hasUsedUp(end)) || tell(end.uid, "plan-ending", end.validUntil),
    ABREAST,
  );
  return { ended, ending };
}
