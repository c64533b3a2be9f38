import { usageKeys } from "@thodu/domain/plans/metering";
import { paysFor } from "@thodu/domain/plans/paysFor";
import { callsUsedUp } from "@messages/minutes";
import { planPays } from "@messages/calls";
import { useMinutes } from "../../conversation/useMinutes";
import { useOwnPlan } from "../../conversation/useRights";
import { useUsed } from "../../conversation/used";

/** Whether the person's plans pay for a call now, or when they do again; nothing until that is known. */
export function PlanCost({ uid }: { readonly uid: string }) {
  const heard = useOwnPlan();
  const plan = heard.state === "here" ? heard.value : null;
  const now = useMinutes(heard);
  const used = useUsed(uid, usageKeys("call", plan, now));
  const paid = used.state === "here" ? paysFor("call", plan, used.value, now) : null;
  if (paid === null) return null;
  return paid === "now" ? planPays : callsUsedUp(paid === "tomorrow");
}
