import { APPOINTMENT_LENGTH } from '@thodu/domain/appointments/slots';
import * as t from '@messages/appointments';
import { current } from '../../lib/locale';
import { dateInIndia, timeInIndia } from '../../lib/time';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import type { Confirmed } from './api/appointment';
import { calendarFile } from './calendar';

interface Props {
  readonly appointment: Confirmed;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The appointment as the server has stored it. */
export function ConfirmedDialog({ appointment: { id, doctor, startsAt, time, createdAt }, open, onClose }: Props) {
  const file = calendarFile({ id, title: t.eventTitle(doctor), startsAt, endsAt: startsAt + APPOINTMENT_LENGTH, madeAt: createdAt });
  return (
    <Dialog open={open} title={t.confirmedTitle} closesItself onClose={onClose}>
      <dl className="therapy__facts">
        <dt>{t.doctor}</dt>
        <dd>{doctor}</dd>
        <dt>{t.date}</dt>
        <dd>{dateInIndia(startsAt)}</dd>
        <dt>{t.time}</dt>
        <dd>
          {current === 'en' && time !== null ? time : timeInIndia(startsAt)} <span className="soft">{t.zone}</span>
        </dd>
        <dt>{t.reference}</dt>
        <dd className="small">{id}</dd>
      </dl>
      <p className="row">
        <a className="button button--outline" href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`} download="appointment.ics">
          {t.calendar}
        </a>
        <Button onClick={onClose}>{t.close}</Button>
      </p>
    </Dialog>
  );
}
