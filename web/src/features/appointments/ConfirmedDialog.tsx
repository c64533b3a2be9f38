import * as t from "@messages/booked";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import type { Confirmed } from "./api/appointment";
import { calendarFile } from "./calendar";
import { Facts } from "./Facts";
import { Meeting } from "./Meeting";
import { ToKeep } from "./ToKeep";

interface Props {
  readonly appointment: Confirmed;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** An appointment as the server has stored it. */
export function ConfirmedDialog({ appointment, open, onClose }: Props) {
  const { id, doctor, startsAt, endsAt, createdAt } = appointment;
  const file = calendarFile({
    id,
    title: t.eventTitle(doctor),
    startsAt,
    endsAt,
    madeAt: createdAt,
  });
  return (
    <Dialog open={open} title={t.confirmedTitle} closesItself onClose={onClose}>
      <Facts appointment={appointment} />
      <ToKeep appointment={appointment} />
      <p>
        <Meeting appointment={appointment} />
      </p>
      <p className="dialog__actions">
        <a
          className="button button--outline"
          href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
          download="appointment.ics"
        >
          {t.calendar}
        </a>
        <Button onClick={onClose}>{t.close}</Button>
      </p>
    </Dialog>
  );
}
