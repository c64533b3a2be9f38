import { brand } from "@thodu/domain/brand";
import { isEarlyEnough, justSetUntil } from "@thodu/domain/appointments/change";
import type { Output } from "@thodu/domain/contracts";
import { useState } from "react";
import * as t from "@messages/booked";
import { useMinutes } from "../../conversation/useMinutes";
import { momentInIndia } from "../../lib/time";
import { toast } from "../../lib/toast";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { changeAppointment } from "./api/change";

interface Props {
  readonly id: string;
  /** Null while it has no time yet. */
  readonly startsAt: number | null;
  /** When it was given that time; null if that is not known. */
  readonly setAt: number | null;
}

type Wish = keyof typeof t.change;

/** Whether the wish is fulfilled, by this call or an earlier try. */
const isDone = (wish: Wish, { status, asItIs }: Output<"changeAppointment">): boolean =>
  wish === "move" ? asItIs !== true : status === "cancelled";

/**
 * Moves or cancels an appointment, or withdraws a request, after a question. If it begins too soon for that, says whom
 * to call.
 */
export function Change({ id, startsAt, setAt }: Props) {
  const now = useMinutes();
  const [asked, ask] = useState<Wish | null>(null);
  const [busy, setBusy] = useState(false);
  const appointment = { slotAt: startsAt, setAt };
  if (!isEarlyEnough(appointment, now)) return <TooLate />;

  const change = async (wish: Wish): Promise<void> => {
    setBusy(true);
    const reply = await changeAppointment(id, wish === "move" ? "move" : "cancel", startsAt);
    setBusy(false);
    ask(null);
    if (!reply.ok) toast("alert", reply.message);
    else if (isDone(wish, reply.value)) toast("status", t.change[wish].done);
    else toast("alert", t.changedMeanwhile);
  };
  const until = justSetUntil(appointment);
  const wishes: readonly Wish[] = startsAt === null ? ["withdraw"] : ["move", "cancel"];
  return (
    <>
      <p className="row">
        {wishes.map((wish) => (
          <Button key={wish} small look="quiet" onClick={() => ask(wish)}>
            {t.change[wish].action}
          </Button>
        ))}
      </p>
      {startsAt !== null && (
        <p className="soft small">{until === null ? t.changeUntil : t.justSetUntil(momentInIndia(until))}</p>
      )}
      {asked !== null && (
        <Dialog open title={t.change[asked].title} onClose={() => ask(null)}>
          {startsAt !== null && (
            <p>
              <strong>{momentInIndia(startsAt)}</strong>
            </p>
          )}
          <p>{t.change[asked].text}</p>
          <p className="dialog__actions">
            <Button look={asked === "move" ? undefined : "danger"} busy={busy} onClick={() => void change(asked)}>
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

/** Says whom to call about an appointment that begins too soon to be changed here. */
const TooLate = () => (
  <p className="soft small">
    {t.tooLate.before}
    <a href={brand.supportPhoneLink}>{brand.supportPhone}</a>
    {t.tooLate.after}
  </p>
);
