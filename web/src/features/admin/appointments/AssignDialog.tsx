import { ADMIN_HORIZON, HORIZON, slotAt, slotDays, takenDays, worksOn } from "@thodu/domain/appointments/slots";
import { useId, useState } from "react";
import { loading, slow } from "@messages/adminArea";
import * as t from "@messages/office";
import { call } from "../../../lib/callables";
import { momentInIndia } from "../../../lib/time";
import { toast } from "../../../lib/toast";
import type { Live } from "../../../lib/useLive";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { Skeleton } from "../../../ui/Skeleton";
import type { OnRoster, Request } from "../api/appointments";
import { useAhead } from "../api/live";
import { Refused } from "../parts/PagedList";
import { useShown } from "../parts/useShown";

interface Props {
  readonly request: Request | null;
  readonly roster: Live<readonly OnRoster[]>;
  /** Asks anew for a roster that was refused. */
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Gives a request a therapist and one of the days on which they work and nobody else has them. */
export const AssignDialog = ({ request, roster, onRetry, onClose }: Props) => (
  <Dialog
    open={request !== null}
    title={request?.status === "confirmed" ? t.moveTitle : t.assignTitle}
    onClose={onClose}
  >
    {request && roster.state === "loading" && <Skeleton lines={3} label={loading} slow={slow} />}
    {request && roster.state === "refused" && <Refused onRetry={onRetry} />}
    {request && roster.state === "here" && (
      <Choice
        key={request.id}
        request={request}
        therapists={roster.value.filter(({ active }) => active)}
        roster={roster.value.length}
        onDone={onClose}
      />
    )}
  </Dialog>
);

function Choice({
  request,
  therapists,
  roster,
  onDone,
}: {
  readonly request: Request;
  /** Those who take new appointments. */
  readonly therapists: readonly OnRoster[];
  /** How many there are in all. */
  readonly roster: number;
  readonly onDone: () => void;
}) {
  const id = useId();
  const present = therapists.find((each) => each.id === request.therapistId);
  const [therapistId, setTherapistId] = useState((present ?? therapists[0])?.id ?? "");
  const [wished, setWished] = useState(request.date ?? "");
  const [refused, setRefused] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const isShown = useShown();
  const therapist = therapists.find((each) => each.id === therapistId);
  const days = therapist ? slotDays(Date.now(), ADMIN_HORIZON).filter((day) => worksOn(therapist, day)) : [];
  // Where the server found nothing free in its days, the first one behind them, until it is known which are free now.
  const [searched] = request.noSlot ? slotDays(Date.now()).slice(HORIZON - 1) : [];
  const ahead = useAhead(therapistId);
  // Until that is known nothing is taken; the server has the last word.
  const taken = takenDays(therapistId, ahead.state === "here" ? ahead.value : [], request.id);
  const free = days.filter((day) => !taken.has(day));
  const next = free.find((day) => ahead.state === "here" || searched === undefined || day > searched);
  const date = free.includes(wished) ? wished : (next ?? free[0] ?? days[0] ?? "");

  const choose = (change: () => void): void => {
    setRefused(null);
    change();
  };
  const assign = async (): Promise<void> => {
    setBusy(true);
    setRefused(null);
    const reply = await call("assignAppointment", { appointmentId: request.id, therapistId, date });
    setBusy(false);
    if (!reply.ok) {
      const words = reply.reason === "TAKEN" ? t.taken : reply.message;
      if (isShown()) setRefused(words);
      else toast("alert", words);
      return;
    }
    toast("status", (request.status === "confirmed" ? t.moved : t.assigned)(request.name));
    if (isShown()) onDone();
  };

  if (!therapist) return <p>{roster === 0 ? t.emptyRoster : t.nobodyTakes}</p>;
  return (
    <>
      <p>{t.assignFor(request.name)}</p>
      <p className="field">
        <label className="field__label" htmlFor={`${id}-who`}>
          {t.therapist}
        </label>
        <select
          id={`${id}-who`}
          className="field__input"
          value={therapistId}
          onChange={({ target }) => choose(() => setTherapistId(target.value))}
        >
          {therapists.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name}
            </option>
          ))}
        </select>
      </p>
      <p className="field">
        <label className="field__label" htmlFor={`${id}-when`}>
          {t.dayLabel}
        </label>
        <select
          id={`${id}-when`}
          className="field__input"
          value={date}
          onChange={({ target }) => choose(() => setWished(target.value))}
        >
          {days.map((day) => (
            <option key={day} value={day} disabled={taken.has(day)}>
              {taken.has(day) ? t.booked(momentInIndia(slotAt(day))) : momentInIndia(slotAt(day))}
            </option>
          ))}
        </select>
      </p>
      {refused !== null && (
        <p className="office-row__refused" role="alert">
          {refused}
        </p>
      )}
      <p className="dialog__actions">
        <Button busy={busy} onClick={() => void assign()}>
          {request.status === "confirmed" ? t.move : t.assign}
        </Button>
        <Button look="quiet" onClick={onDone}>
          {t.keep}
        </Button>
      </p>
    </>
  );
}
