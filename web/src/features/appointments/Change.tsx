import { brand } from "@thodu/domain/brand";
import { isEarlyEnough, type Wish } from "@thodu/domain/appointments/change";
import { useState } from "react";
import * as t from "@messages/booked";
import { useMinutes } from "../../conversation/useMinutes";
import { toast } from "../../lib/toast";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import type { Confirmed } from "./api/appointment";
import { changeAppointment } from "./api/request";

/** Moves or cancels the appointment, asked once; where it begins too soon, says whom to call. */
export function Change({ appointment: { id, startsAt } }: { readonly appointment: Confirmed }) {
  const now = useMinutes();
  const [asked, ask] = useState<Wish | null>(null);
  const [busy, setBusy] = useState(false);
  if (!isEarlyEnough(startsAt, now)) return <p className="soft small">{t.tooLate(brand.supportPhone)}</p>;

  const change = async (wish: Wish): Promise<void> => {
    setBusy(true);
    const reply = await changeAppointment(id, wish, startsAt);
    setBusy(false);
    ask(null);
    if (reply.ok) toast("status", t.change[wish].done);
    else toast("alert", reply.message);
  };
  return (
    <>
      <p className="row">
        <Button small look="quiet" onClick={() => ask("move")}>
          {t.change.move.action}
        </Button>
        <Button small look="quiet" onClick={() => ask("cancel")}>
          {t.change.cancel.action}
        </Button>
      </p>
      <p className="soft small">{t.changeUntil}</p>
      {asked !== null && (
        <Dialog open title={t.change[asked].title} onClose={() => ask(null)}>
          <p>{t.change[asked].text}</p>
          <p className="dialog__actions">
            <Button look={asked === "cancel" ? "danger" : undefined} busy={busy} onClick={() => void change(asked)}>
              {t.change[asked].yes}
            </Button>
            <Button look="quiet" onClick={() => ask(null)}>
              {t.change[asked].no}
            </Button>
          </p>
        </Dialog>
      )}
    </>
  );
}
