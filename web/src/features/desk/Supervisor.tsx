import { brand } from "@thodu/domain/brand";
import { useRef, useState } from "react";
import * as t from "@messages/deskPanes";
import { kept } from "../../lib/storage";
import { timeOfDay } from "../../lib/time";
import { toast } from "../../lib/toast";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { askSupervisor } from "./api";

interface Props {
  readonly conversationId: string;
  readonly claimId: string | null;
}

const keyOf = (claimId: string): string => `thodu.supervisor.${claimId}`;

/** When the team was told in this claim, as this tab knows it; null where it was not. */
function useToldAt(claimId: string | null): readonly [number | null, () => void] {
  const [toldAt, setToldAt] = useState(() => Number(claimId === null ? 0 : kept.get(keyOf(claimId))));
  const tell = (): void => {
    const now = Date.now();
    setToldAt(now);
    if (claimId !== null) kept.set(keyOf(claimId), String(now));
  };
  return [toldAt > 0 ? toldAt : null, tell];
}

/** Calls somebody of the team: a case for the admins, and the team's telephone beside it. Goes on saying when that was. */
export function Supervisor({ conversationId, claimId }: Props) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [toldAt, tell] = useToldAt(claimId);
  const id = useRef<string | null>(null);
  const ask = async (): Promise<void> => {
    // The same case over every try: only the answer may have been lost.
    id.current ??= crypto.randomUUID();
    setBusy(true);
    const reply = await askSupervisor(conversationId, id.current);
    setBusy(false);
    if (!reply.ok) return toast("alert", reply.message);
    id.current = null;
    setOpen(false);
    tell();
  };
  return (
    <>
      <p role="status">{toldAt !== null && t.supervisorTold(timeOfDay(toldAt))}</p>
      <Button small onClick={() => setOpen(true)}>
        {toldAt === null ? t.callSupervisor : t.callAgain}
      </Button>
      <Dialog open={open} title={t.callSupervisor} onClose={() => setOpen(false)}>
        <p>{t.supervisorText}</p>
        <p className="row">
          <Button busy={busy} onClick={() => void ask()}>
            {t.supervisorAsk}
          </Button>
          <a className="button button--outline" href={brand.supervisorPhoneLink}>
            {t.supervisorPhone(brand.supervisorPhone)}
          </a>
        </p>
      </Dialog>
    </>
  );
}
