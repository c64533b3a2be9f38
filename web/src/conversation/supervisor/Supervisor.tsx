import { brand } from "@thodu/domain/brand";
import { useState } from "react";
import * as t from "@messages/supervisor";
import { dayAndTime } from "../../lib/time";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { LiveRegion } from "../../ui/LiveRegion";
import { caseState } from "./caseState";
import { SupervisorWays } from "./SupervisorWays";
import { useToldAt } from "./useToldAt";

interface Props {
  readonly conversationId: string;
  readonly claimId: string | null;
  /** The last time that a listener called a supervisor in this talk; null where none did, and where that is not known. */
  readonly called: { readonly at: number; readonly mine: boolean; readonly closedAt: number | null } | null;
  readonly onTold: () => void;
  /** The team's telephone is in sight also before anybody has called. */
  readonly isUrgent?: boolean;
}

/** Button and dialog with which a listener calls the team. Afterwards shows when they did, and the team's telephone. */
export function Supervisor({ conversationId, claimId, called, onTold, isUrgent = false }: Props) {
  const [open, setOpen] = useState(false);
  const [toldHere, tell] = useToldAt(claimId);
  const own = called?.mine === true ? called : null;
  const toldAt = toldHere !== null && own ? Math.max(toldHere, own.at) : (toldHere ?? own?.at ?? null);
  const isTold = toldAt !== null || called !== null;
  const done = (): void => {
    setOpen(false);
    tell();
    onTold();
  };
  return (
    <>
      <p role="status">{toldAt !== null && t.supervisorTold(dayAndTime(toldAt))}</p>
      {own && <LiveRegion as="p">{caseState(own)}</LiveRegion>}
      <p className="row">
        <Button small onClick={() => setOpen(true)}>
          {isTold ? t.callAgain : t.callSupervisor}
        </Button>
        {/* Nobody may have seen the case yet, whoever told the team. */}
        {(isUrgent || isTold) && (
          <a className="button button--small button--outline" href={brand.supervisorPhoneLink}>
            {t.supervisorPhone(brand.supervisorPhone)}
          </a>
        )}
      </p>
      <Dialog open={open} title={t.callSupervisor} onClose={() => setOpen(false)}>
        <SupervisorWays conversationId={conversationId} onTold={done} />
      </Dialog>
    </>
  );
}
