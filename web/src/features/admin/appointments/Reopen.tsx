import { kolkataDay } from "@thodu/domain/time";
import { useState } from "react";
import { reopen } from "@messages/blocks";
import * as t from "@messages/adminAppointments";
import { momentInIndia } from "../../../lib/time";
import { toast } from "../../../lib/toast";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import type { Request } from "../api/appointments";
import { sawOf } from "./overtaken";
import { reopenAppointment } from "./reopenAppointment";

/** What reopening does: to a request that is done, to a cancelled one with a time, and to one without. */
function followsOf({ status, date, slotAt, addressConfirmed }: Request): string {
  if (status === "done")
    return t.reopenText.done(date !== null && date < kolkataDay(Date.now()) ? t.over : t.states.confirmed);
  const follows = slotAt === null ? t.reopenText.untimed : t.reopenText.timed;
  return addressConfirmed ? follows : `${follows} ${t.reopenText.asked}`;
}

/** Reopens an appointment that was marked as done or cancelled, after a question that says what follows. */
export function Reopen({ request }: { readonly request: Request }) {
  const { id, name, doctor, slotAt } = request;
  const [asked, setAsked] = useState<Request | null>(null);
  const [busy, setBusy] = useState(false);
  const run = async (seen: Request): Promise<void> => {
    setAsked(null);
    setBusy(true);
    const refused = await reopenAppointment(id, sawOf(seen));
    setBusy(false);
    toast(refused === null ? "status" : "alert", refused ?? t.reopened(name));
  };
  const slot = doctor !== null && slotAt !== null ? [t.slot(doctor, momentInIndia(slotAt))] : [];
  return (
    <>
      <p>
        <Button small look="outline" busy={busy} onClick={() => setAsked(request)}>
          {reopen}
          <span className="sr-only"> {name}</span>
        </Button>
      </p>
      <Dialog open={asked !== null} title={t.reopenTitle} onClose={() => setAsked(null)}>
        <p>{[name, ...slot].join(" · ")}</p>
        <p>{asked && followsOf(asked)}</p>
        <p className="dialog__actions">
          <Button onClick={() => asked && void run(asked)}>{reopen}</Button>
          <Button look="quiet" onClick={() => setAsked(null)}>
            {t.keep}
          </Button>
        </p>
      </Dialog>
    </>
  );
}
