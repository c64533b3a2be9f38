import { isBooked } from "@thodu/domain/appointments/booked";
import { shortReference } from "@thodu/domain/reference";
import type { SawRequest } from "@thodu/domain/appointments/adminForms";
import { isSoonUnsaid } from "@thodu/domain/appointments/slots";
import { MINUTE } from "@thodu/domain/time";
import { useState } from "react";
import * as t from "@messages/adminAppointments";
import { call } from "../../../lib/callables";
import { useMinutes } from "../../../conversation/useMinutes";
import { Link } from "../../../lib/router";
import { friendlyAgo, momentInIndia } from "../../../lib/time";
import { toast } from "../../../lib/toast";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { Notice } from "../../../ui/Notice";
import { addressOf } from "../sections";
import type { Request } from "../api/appointments";
import { Danger, type CaseOf } from "../parts/Danger";
import { doneWithUndo } from "../parts/undo";
import { overtakenWords, readNow, sawOf } from "./overtaken";
import { Reopen } from "./Reopen";
import { reopenAppointment } from "./reopenAppointment";

type Outcome = "cancelled" | "done";

interface Asked {
  readonly outcome: Outcome;
  /** The state of the request when the dialog was opened. */
  readonly saw: SawRequest;
}

/** A request that is not confirmed after this time is shown as stuck; it normally takes five seconds. */
const STUCK = MINUTE;

interface Props {
  readonly request: Request;
  /** The case that its text has opened. */
  readonly found: ReturnType<CaseOf>;
  readonly onAssign: () => void;
}

export function RequestRow({ request, found, onAssign }: Props) {
  const { status, name, email, issue, doctor, slotAt, createdAt, noSlot, closedByTeam, keepUntil, meeting } = request;
  const now = useMinutes();
  const isPast = slotAt !== null && slotAt <= now;
  const isAhead = slotAt !== null && now > 0 && slotAt > now;
  // The clock is 0 in the first frame. Until it is known, nothing that may be over can be reopened.
  const mayReopen = slotAt === null || (now > 0 && !isPast);
  const slot = doctor !== null && slotAt !== null ? t.slot(doctor, momentInIndia(slotAt)) : null;
  const [asked, setAsked] = useState<Asked | null>(null);
  const [busy, setBusy] = useState(false);
  const ask = (outcome: Outcome): void => setAsked({ outcome, saw: sawOf(request) });
  const close = async ({ outcome, saw }: Asked): Promise<void> => {
    setAsked(null);
    setBusy(true);
    const reply = await call("closeAppointment", { appointmentId: request.id, outcome, saw });
    const overtaken = !reply.ok && reply.reason === "TIME_CHANGED" ? overtakenWords(await readNow(request.id)) : null;
    setBusy(false);
    if (!reply.ok) return toast("alert", overtaken ?? reply.message);
    // A cancelled one can be undone only while its time lies ahead, and one that a colleague closed only by them.
    if ((outcome === "cancelled" && isPast) || reply.value.asItIs) return toast("status", t.closed[outcome](name));
    doneWithUndo(t.closed[outcome](name), {
      act: () => reopenAppointment(request.id, { ...saw, status: outcome }),
      words: t.reopened(name),
    });
  };
  const open = status === "pending" || status === "confirmed";
  return (
    <div className="appointment-row" data-request={request.id}>
      <div className="appointment-row__words">
        <h2 className="appointment-row__who">
          <Link to={`${addressOf("people")}/${encodeURIComponent(request.userId)}`}>{name}</Link>
        </h2>
        <Danger found={found} />
        <p>{email}</p>
        {slot !== null && <p>{slot}</p>}
        {isBooked(request, now) && <Meeting isSoon={now > 0 && isSoonUnsaid(request, now)} meeting={meeting} />}
        {status === "confirmed" && keepUntil !== null && <p className="badge">{t.toKeep(momentInIndia(keepUntil))}</p>}
        {noSlot && <p className="badge">{t.noSlot}</p>}
        {status === "pending" && !noSlot && now - createdAt > STUCK && <p className="badge">{t.stuck}</p>}
        <p className="soft small">
          {t.asked(friendlyAgo(createdAt, now))} · {shortReference(request.id)}
        </p>
        <details className="appointment-row__issue">
          <summary>{t.issue}</summary>
          <p>{issue}</p>
        </details>
      </div>
      {open && (
        <p className="row">
          <Button small busy={busy} onClick={onAssign}>
            {status === "pending" ? t.assign : t.move}
            <span className="sr-only"> {name}</span>
          </Button>
          {isBooked(request, now) && (
            <Button small look="outline" busy={busy} onClick={onAssign}>
              {t.sayMeeting}
              <span className="sr-only"> {name}</span>
            </Button>
          )}
          {status === "confirmed" && (
            <Button small look="outline" busy={busy} onClick={() => ask("done")}>
              {t.done}
              <span className="sr-only"> {name}</span>
            </Button>
          )}
          <Button small look="danger" busy={busy} onClick={() => ask("cancelled")}>
            {t.cancelIt}
            <span className="sr-only"> {name}</span>
          </Button>
        </p>
      )}
      {(status === "done" || (status === "cancelled" && closedByTeam && mayReopen)) && <Reopen request={request} />}
      <Dialog
        open={asked !== null}
        title={asked?.outcome === "done" ? t.doneTitle : t.cancelTitle}
        onClose={() => setAsked(null)}
      >
        <p>{[name, ...(slot === null ? [] : [slot])].join(" · ")}</p>
        {asked?.outcome === "done" && isAhead && <Notice kind="trouble">{t.doneAhead}</Notice>}
        <p>{asked?.outcome === "done" ? t.doneText : isPast ? t.cancelPastText : t.cancelText}</p>
        <p className="dialog__actions">
          <Button look={asked?.outcome === "done" ? undefined : "danger"} onClick={() => asked && void close(asked)}>
            {asked?.outcome === "done" ? t.done : t.cancelIt}
          </Button>
          <Button look="quiet" onClick={() => setAsked(null)}>
            {t.keep}
          </Button>
        </p>
      </Dialog>
    </div>
  );
}

interface MeetingProps {
  readonly isSoon: boolean;
  readonly meeting: string | null;
}

function Meeting({ isSoon, meeting }: MeetingProps) {
  if (isSoon) return <p className="badge">{t.soonUnsaid}</p>;
  return <p>{meeting === null ? t.meetingUnsaid : t.meets(meeting)}</p>;
}
