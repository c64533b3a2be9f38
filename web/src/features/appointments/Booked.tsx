import * as t from '@messages/appointments';
import { momentInIndia } from '../../lib/time';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import type { Confirmed } from './api/appointment';
import { ConfirmedDialog } from './ConfirmedDialog';

interface Props {
  readonly appointment: Confirmed;
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** The appointment in one line, and in full in its modal. */
export const Booked = ({ appointment, open, onOpen, onClose }: Props) => (
  <>
    <Notice kind="good">
      <p>
        {t.yours(appointment.doctor, momentInIndia(appointment.startsAt))} {t.zone}
      </p>
      {appointment.toKeep && <p>{t.toKeep(appointment.toKeep.email, momentInIndia(appointment.toKeep.until))}</p>}
      <Button small look="outline" className="therapy__show" onClick={onOpen}>
        {t.showAgain}
      </Button>
    </Notice>
    <ConfirmedDialog appointment={appointment} open={open} onClose={onClose} />
  </>
);
