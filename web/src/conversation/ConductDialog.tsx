import { useState, type SyntheticEvent } from "react";
import * as t from "@messages/conduct";
import { call } from "../lib/callables";
import { toast } from "../lib/toast";
import { Button } from "../ui/Button";
import { Dialog } from "../ui/Dialog";
import { Checkbox } from "../ui/form/Field";

interface Props {
  readonly onClose: () => void;
  readonly onAgreed: () => void;
}

/**
 * What a listener has to know and agree to before they are first offered a person, at the desk or by phone. The server
 * stores the date.
 */
export function ConductDialog({ onClose, onAgreed }: Props) {
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const tickedIn = (form: HTMLFormElement): number => new FormData(form).getAll("point").length;
  const agree = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const incomplete = tickedIn(event.currentTarget) < t.points.length;
    setMissing(incomplete);
    if (incomplete) return;
    setBusy(true);
    const reply = await call("agreeToConduct", {});
    setBusy(false);
    if (reply.ok) onAgreed();
    else toast("alert", reply.message);
  };
  return (
    <Dialog open wide title={t.title} onClose={onClose}>
      <p>{t.lead}</p>
      <form
        className="stack"
        onSubmit={(event) => void agree(event)}
        onChange={({ currentTarget }) => missing && setMissing(tickedIn(currentTarget) < t.points.length)}
        noValidate
      >
        <div className="stack" role="group" aria-label={t.title}>
          {t.points.map((point, index) => (
            <Checkbox key={point} name="point" value={index} label={point} />
          ))}
        </div>
        <p className="field__error field__error--kept" role="alert">
          {missing && t.missing}
        </p>
        <div className="dialog__actions">
          <Button type="submit" busy={busy}>
            {t.agree}
          </Button>
          <Button look="outline" onClick={onClose}>
            {t.later}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
