import { useState } from "react";
import { reopen } from "@messages/blocks";
import { reopened } from "@messages/adminAppointments";
import { toast } from "../../../lib/toast";
import { Button } from "../../../ui/Button";
import type { Request } from "../api/appointments";
import { sawOf } from "./overtaken";
import { reopenAppointment } from "./reopenAppointment";

/** Takes back that an appointment took place or was cancelled. */
export function Reopen({ request }: { readonly request: Request }) {
  const { id, name } = request;
  const [busy, setBusy] = useState(false);
  const run = async (): Promise<void> => {
    setBusy(true);
    const refused = await reopenAppointment(id, sawOf(request));
    setBusy(false);
    toast(refused === null ? "status" : "alert", refused ?? reopened(name));
  };
  return (
    <p>
      <Button small look="outline" busy={busy} onClick={() => void run()}>
        {reopen}
        <span className="sr-only"> {name}</span>
      </Button>
    </p>
  );
}
