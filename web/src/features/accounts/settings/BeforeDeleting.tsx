import { isBooked } from "@thodu/domain/appointments/booked";
import { isRunning } from "@thodu/domain/plans/covers";
import { useEffect, useState } from "react";
import { label } from "@messages/crisis";
import { helpText } from "@messages/leaving";
import * as t from "@messages/settings";
import { heldCall, heldSomewhere } from "../../../calls/held";
import { DangerLines } from "../../../conversation/danger/DangerLines";
import { useOwnPlan } from "../../../conversation/useRights";
import { useMinutes } from "../../../conversation/useMinutes";
import { useSummary } from "../../../conversation/useSummary";
import { serverNow } from "../../../lib/serverClock";
import { dateInIndia, momentInIndia } from "../../../lib/time";
import { useRequests } from "../api";

/** Whether the person is in a call, in this tab or another. */
function useInCall(uid: string | null): boolean {
  const now = useMinutes();
  const [elsewhere, setElsewhere] = useState(false);
  useEffect(() => {
    let isOver = false;
    const hear = (callId: string | null): void => {
      if (!isOver) setElsewhere(callId !== null);
    };
    heldSomewhere().then(hear, () => undefined);
    return () => {
      isOver = true;
    };
  }, [now]);
  return elsewhere || heldCall()?.uid === uid;
}

/**
 * What deleting the account does to a running plan, to agreed appointments, and to a chat or call that goes on, and help
 * lines for a person who waits or is in a crisis.
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
  const inCall = useInCall(uid);
  return (
    <>
      {isRunning(plan, serverNow()) && <p>{t.deletePlan(dateInIndia(plan.validUntil))}</p>}
      {booked.map(({ slotAt }) => slotAt !== null && <p key={slotAt}>{t.deleteAppointment(momentInIndia(slotAt))}</p>)}
      {talk?.status === "active" && <p>{t.deleteInTalk}</p>}
      {inCall && <p>{t.deleteInCall}</p>}
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
