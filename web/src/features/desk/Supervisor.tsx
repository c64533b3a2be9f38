import { brand } from "@thodu/domain/brand";
import { useRef, useState } from "react";
import * as t from "@messages/deskPanes";
import { toast } from "../../lib/toast";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { askSupervisor } from "./api";

/** Calls somebody of the team: a case for the admins, and the team's telephone beside it. */
export function Supervisor({ conversationId }: { readonly conversationId: string }) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
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
    toast("status", t.supervisorTold);
  };
  return (
    <>
      <Button small onClick={() => setOpen(true)}>
        {t.callSupervisor}
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
