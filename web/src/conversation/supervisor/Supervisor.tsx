import { MINUTE } from "@thodu/domain/time";
import { useId, useState } from "react";
import * as t from "@messages/supervisor";
import { dayAndTime } from "../../lib/time";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { LiveRegion } from "../../ui/LiveRegion";
import { caseState, type CaseState } from "./caseState";
import { SupervisorPhone } from "./SupervisorPhone";
import { SupervisorWays } from "./SupervisorWays";
import { useToldAt } from "./useToldAt";

interface Called extends CaseState {
  readonly at: number;
}

interface Props {
  readonly conversationId: string;
  readonly claimId: string | null;
  /** The last time that a listener called a supervisor in this talk; null if none did, or if that is not known. */
  readonly called: (Called & { readonly mine: boolean }) | null;
  readonly onTold: () => void;
  /** It is a crisis: shows the team's telephone number also before anybody has called. */
  readonly isUrgent?: boolean;
}

/** The answer to a call for a supervisor arrives within this time after the server stored the call. */
const ANSWERED_WITHIN = MINUTE;

/** This listener's last call: a call made in this tab until the server has reported it, otherwise the server's. */
const lastOf = (toldHere: number | null, own: Called | null): Called | null =>
  toldHere !== null && (own === null || toldHere - own.at > ANSWERED_WITHIN) ? { at: toldHere, closedAt: null } : own;

/** Button and dialog with which a listener calls the team. Afterwards it shows when they did, and the team's number. */
export function Supervisor({ conversationId, claimId, called, onTold, isUrgent = false }: Props) {
  const [open, setOpen] = useState(false);
  const how = useId();
  const [toldHere, tell] = useToldAt(claimId);
  const own = called?.mine === true ? called : null;
  const last = lastOf(toldHere, own);
  const isTold = last !== null || called !== null;
  const done = (): void => {
    setOpen(false);
    tell();
    onTold();
  };
  return (
    <>
      <p role="status">{last && t.supervisorTold(dayAndTime(last.at))}</p>
      {own && last && <LiveRegion as="p">{caseState(last)}</LiveRegion>}
      <p className="row">
        <Button small aria-describedby={isTold ? undefined : how} onClick={() => setOpen(true)}>
          {isTold ? t.callAgain : t.callSupervisor}
        </Button>
        {/* Whoever told the team, nobody there may have seen the case yet. */}
        {(isUrgent || isTold) && <SupervisorPhone small />}
      </p>
      {!isTold && (
        <p id={how} className="small soft">
          {t.supervisorHow}
        </p>
      )}
      <Dialog open={open} title={t.callSupervisor} onClose={() => setOpen(false)}>
        <SupervisorWays conversationId={conversationId} isUrgent={isUrgent} onTold={done} />
      </Dialog>
    </>
  );
}
