import { isPremium } from "@thodu/domain/plans/covers";
import type { PlanTerm } from "@thodu/domain/plans/planTerm";
import { rightToAppointment } from "@thodu/domain/plans/freeAppointment";
import type { Right } from "@thodu/domain/plans/right";
import { loadFirestore } from "../lib/firebase";
import { serverNow } from "../lib/serverClock";
import { useSession } from "../lib/session";
import { useLive, type Live } from "../lib/useLive";

/** The right of the person signed in to another appointment, live. `plan` is their own. */
export function useAppointmentRight(plan: Live<PlanTerm | null>): Live<Right> {
  const { status, uid } = useSession();
  const used = useLive<boolean>(uid, async () => {
    const [{ watchFreeAppointment }] = await Promise.all([import("./freeAppointment"), loadFirestore()]);
    return (watch) => watchFreeAppointment(uid ?? "", watch);
  });
  if (uid === null) return { state: "here", value: "free" };
  if (used.state !== "here") return used;
  if (status === "user" && plan.state !== "here") return plan;
  const hasPlan = plan.state === "here" && isPremium(plan.value, serverNow());
  return { state: "here", value: rightToAppointment(hasPlan, used.value) };
}
