import { isBooked } from "@thodu/domain/appointments/booked";
import { isRunning } from "@thodu/domain/plans/covers";
import { label } from "@messages/crisis";
import { helpText } from "@messages/leaving";
import * as t from "@messages/settings";
import { DangerLines } from "../../../conversation/danger/DangerLines";
import { useOwnPlan } from "../../../conversation/useRights";
import { useSummary } from "../../../conversation/useSummary";
import { serverNow } from "../../../lib/serverClock";
import { dateInIndia, momentInIndia } from "../../../lib/time";
import { useRequests } from "../api";

/**
 * What deleting the account does to a running plan and to agreed appointments, and help lines for a person who waits or
 * is in a crisis.
 */
export function BeforeDeleting({ uid }: { readonly uid: string | null }) {
  const heard = useOwnPlan();
  const plan = heard.state === "here" ? heard.value : null;
  const requests = useRequests(uid);
  const booked = requests.state === "here" ? requests.value.filter((each) => isBooked(each, serverNow())) : [];
  const summary = useSummary(uid);
  const talk = summary.state === "here" ? summary.value : null;
  const inDanger = talk?.risk === "crisis";
  const waits = talk?.status === "waiting";
  return (
    <>
      {isRunning(plan, serverNow()) && <p>{t.deletePlan(dateInIndia(plan.validUntil))}</p>}
      {booked.map(({ slotAt }) => slotAt !== null && <p key={slotAt}>{t.deleteAppointment(momentInIndia(slotAt))}</p>)}
      {(inDanger || waits) && (
        <section className="written-danger" aria-label={label}>
          <p>
            {waits && `${t.deleteWaits} `}
            {helpText}
          </p>
          <DangerLines />
        </section>
      )}
    </>
  );
}
