import { useState } from 'react';
import * as t from '@messages/appointments';
import { useOwnRights } from '../../lib/conversation/useRights';
import { useSession } from '../../lib/session';
import { Notice } from '../../ui/Notice';
import { awaited, confirmationRead } from './api/request';
import { useAppointment } from './api/useAppointment';
import { AppointmentFormCard } from './AppointmentFormCard';
import { Booked } from './Booked';
import { Pending } from './Pending';
import './appointments.css';

export function TherapyScreen() {
  const { uid } = useSession();
  const { chat } = useOwnRights();
  const heard = useAppointment(uid);
  const appointment = heard.state === 'here' ? heard.value : null;
  const state = appointment?.state ?? null;

  // Between the server's answer and the record being heard, the request waits all the same.
  const [sent, setSent] = useState<string | null>(null);
  const known = sent === null || appointment?.id === sent ? appointment : null;
  const waiting = state === 'pending' || state === 'no-slot' || (sent !== null && known === null);

  // What was asked for on this device, or was seen waiting, opens by itself until it was read.
  const [asked] = useState(awaited);
  const [shown, setShown] = useState<string | null>(null);
  const expected = appointment?.state === 'pending' ? appointment.id : (sent ?? asked);
  const [seen, setSeen] = useState<string | null>(null);
  if (expected !== null && expected !== seen) {
    setSeen(expected);
    setShown(expected);
  }

  return (
    <div className="therapy">
      <header className="stack">
        <h1>{t.heading}</h1>
        <p className="lead">{t.lead}</p>
      </header>
      {!waiting && state === 'cancelled' && <Notice>{t.cancelled}</Notice>}
      {!waiting && appointment?.state === 'confirmed' && (
        <Booked
          appointment={appointment}
          open={shown === appointment.id}
          onOpen={() => setShown(appointment.id)}
          onClose={() => {
            confirmationRead();
            setShown(null);
          }}
        />
      )}
      {waiting ? (
        <Pending createdAt={known?.createdAt ?? null} noSlot={state === 'no-slot'} fresh={sent !== null} chat={chat} />
      ) : (
        <AppointmentFormCard chat={chat} onSent={setSent} />
      )}
    </div>
  );
}
