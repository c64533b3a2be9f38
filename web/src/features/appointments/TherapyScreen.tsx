import { brand } from "@thodu/domain/brand";
import { APPOINTMENT_LENGTH } from "@thodu/domain/appointments/slots";
import { useEffect, useState } from "react";
import * as t from "@messages/appointments";
import { useOwnRights } from "../../conversation/useRights";
import { useMinutes } from "../../conversation/useMinutes";
import { usePart } from "../../conversation/usePart";
import { useSession } from "../../lib/session";
import { Button } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { awaited, awaits, confirmationRead } from "./api/request";
import { useAppointment } from "./api/useAppointment";
import { AppointmentFormCard } from "./AppointmentFormCard";
import { Pending } from "./Pending";
import "./appointments.css";

/** Few who come have an appointment ahead. */
const loadBooked = async () => (await import("./Booked")).Booked;

export function TherapyScreen() {
  const { uid } = useSession();
  const { chat } = useOwnRights();
  const heard = useAppointment(uid);
  const appointment = heard.state === "here" ? heard.value : null;
  const state = appointment?.state ?? null;

  // Between the server's answer and the record being heard, the request waits all the same.
  const [sent, setSent] = useState<string | null>(null);
  const sentNow = (id: string): void => {
    setSent(id);
    setAnother(false);
  };
  const known = sent === null || appointment?.id === sent ? appointment : null;
  const waiting = state === "pending" || state === "no-slot" || (sent !== null && known === null);

  // What lies ahead stands in place of the form.
  const now = useMinutes(heard);
  const booked = !waiting && appointment?.state === "confirmed" ? appointment : null;
  const ahead = booked !== null && booked.startsAt + APPOINTMENT_LENGTH > now;
  const byTeam = !waiting && state === "by-team";
  const Booked = usePart(loadBooked, ahead);
  const [another, setAnother] = useState(false);

  // What was asked for on this device, or was seen waiting, opens by itself until it was read.
  const [asked] = useState(awaited);
  const [shown, setShown] = useState<string | null>(null);
  const pending = appointment?.state === "pending" ? appointment.id : null;
  // The record can be heard before the answer, and the tab be closed between the two.
  useEffect(() => {
    if (pending !== null) awaits(pending);
  }, [pending]);
  const expected = pending ?? sent ?? asked;
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
      {!waiting && state === "cancelled" && <Notice>{t.cancelled}</Notice>}
      {byTeam && <Notice>{t.cancelledByTeam(brand.supportPhone, brand.supportEmail)}</Notice>}
      {Booked && booked && ahead && (
        <Booked
          appointment={booked}
          open={shown === booked.id}
          onOpen={() => setShown(booked.id)}
          onClose={() => {
            confirmationRead();
            setShown(null);
          }}
        />
      )}
      {(ahead || byTeam) && !another && (
        <p>
          <Button look="quiet" onClick={() => setAnother(true)}>
            {t.another}
          </Button>
        </p>
      )}
      {waiting ? (
        <Pending createdAt={known?.createdAt ?? null} noSlot={state === "no-slot"} fresh={sent !== null} chat={chat} />
      ) : (
        ((!ahead && !byTeam) || another) && <AppointmentFormCard chat={chat} onSent={sentNow} />
      )}
    </div>
  );
}
