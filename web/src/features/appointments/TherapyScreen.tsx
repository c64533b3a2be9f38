import { brand } from "@thodu/domain/brand";
import type { Output } from "@thodu/domain/contracts";
import { useEffect, useState } from "react";
import * as t from "@messages/appointments";
import { useWrittenDanger } from "../../conversation/danger/useWrittenDanger";
import { useOwnRights } from "../../conversation/useRights";
import { useMinutes } from "../../conversation/useMinutes";
import { usePart } from "../../conversation/usePart";
import type { Reply } from "../../lib/callables";
import { useSession } from "../../lib/session";
import { Button } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { isWaiting, openOf, type Open } from "./api/open";
import { awaited, awaits, confirmationRead } from "./api/request";
import { useAppointments } from "./api/useAppointments";
import { AppointmentFormCard } from "./AppointmentFormCard";
import "./appointments.css";

/** Few who come have asked before. */
const loadRequests = async () => (await import("./Requests")).Requests;

export function TherapyScreen() {
  const { uid } = useSession();
  const { chat } = useOwnRights();
  const heard = useAppointments(uid);
  const all = heard.state === "here" ? heard.value : [];

  const [sent, setSent] = useState<string | null>(null);
  const danger = useWrittenDanger();
  // The help lines take the focus where they stand.
  const isFresh = sent !== null && !danger.isTold;
  const hear = (reply: Reply<Output<"requestAppointment">>): void => {
    danger.hear(reply);
    if (!reply.ok) return;
    setSent(reply.value.appointmentId);
    setAnother(false);
    setWritten(false);
  };
  // The server has stored the request, and the page has not heard of the document yet: it is shown as waiting.
  const unheard: readonly Open[] =
    sent === null || all.some(({ id }) => id === sent) ? [] : [{ state: "pending", id: sent, createdAt: null }];

  // What is open or lies ahead stands in place of the form; else the newest says what became of it.
  const now = useMinutes(heard);
  const open = [...unheard, ...openOf(all, now)];
  const [newest] = [...unheard, ...all];
  const waiting = isWaiting(newest);
  const last = open.length === 0 ? newest?.state : null;
  const takesPlace = open.length > 0 || last === "by-team";
  const Requests = usePart(loadRequests, open.length > 0);
  const [another, setAnother] = useState(false);
  // What somebody began to write before their requests were heard stays, whatever these say.
  const [isWritten, setWritten] = useState(false);

  // What was asked for on this device, or was seen waiting, opens by itself until it was read.
  const [asked] = useState(awaited);
  const [shown, setShown] = useState<string | null>(null);
  const pending = open.find(({ state }) => state === "pending")?.id ?? null;
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
      {danger.Help && <danger.Help />}
      {last === "cancelled" && <Notice>{t.cancelled}</Notice>}
      {last === "by-team" && <Notice>{t.cancelledByTeam(brand.supportPhone, brand.supportEmail)}</Notice>}
      {Requests && (
        <Requests
          requests={open}
          fresh={isFresh ? sent : null}
          chat={chat}
          // Not over the help lines: what is confirmed stands in the page.
          shown={danger.isTold ? null : shown}
          onShow={(id) => {
            if (id === null) confirmationRead();
            setShown(id);
          }}
        />
      )}
      {takesPlace && !waiting && !another && !isWritten && (
        <p>
          <Button look="quiet" onClick={() => setAnother(true)}>
            {t.another}
          </Button>
        </p>
      )}
      {(isWritten || (!waiting && (!takesPlace || another))) && (
        <div onInput={() => setWritten(true)}>
          <AppointmentFormCard
            chat={chat}
            inDanger={danger.isTold}
            onWritten={() => setWritten(true)}
            onAnswer={hear}
          />
        </div>
      )}
    </div>
  );
}
