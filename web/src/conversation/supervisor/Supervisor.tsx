import { brand } from "@thodu/domain/brand";
import { useState } from "react";
import * as t from "@messages/supervisor";
import { timeOfDay } from "../../lib/time";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { SupervisorWays } from "./SupervisorWays";
import { useToldAt } from "./useToldAt";

interface Props {
  readonly conversationId: string;
  readonly claimId: string | null;
}

/** Button and dialog with which a listener calls the team. Afterwards shows when they did, and the team's telephone. */
export function Supervisor({ conversationId, claimId }: Props) {
  const [open, setOpen] = useState(false);
  const [toldAt, tell] = useToldAt(claimId);
  const done = (): void => {
    setOpen(false);
    tell();
  };
  return (
    <>
      <p role="status">{toldAt !== null && t.supervisorTold(timeOfDay(toldAt))}</p>
      {/* Nobody may have seen it yet. */}
      {toldAt !== null && <a href={brand.supervisorPhoneLink}>{t.supervisorPhone(brand.supervisorPhone)}</a>}
      <Button small onClick={() => setOpen(true)}>
        {toldAt === null ? t.callSupervisor : t.callAgain}
      </Button>
      <Dialog open={open} title={t.callSupervisor} onClose={() => setOpen(false)}>
        <SupervisorWays conversationId={conversationId} onTold={done} />
      </Dialog>
    </>
  );
}
