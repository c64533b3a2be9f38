import type { Output } from "@thodu/domain/contracts";
import { useEffect, useState } from "react";
import * as t from "@messages/appointments";
import { useWrittenDanger } from "../../conversation/danger/useWrittenDanger";
import { useOwnRights } from "../../conversation/useRights";
import { useMinutes } from "../../conversation/useMinutes";
import { useLoadedPart } from "../../lib/useLoadedPart";
import type { Reply } from "../../lib/callables";
import { useSession } from "../../lib/session";
import { Button } from "../../ui/Button";
import { isWaiting, openOf, type Open } from "./api/open";
import { awaited, awaits, confirmationRead } from "./api/request";
import { useAppointments } from "./api/useAppointments";
import { AppointmentFormCard } from "./AppointmentFormCard";
import "./appointments.css";

/** Loaded later, because few visitors have asked before. */
const loadEarlier = async () => (await import("./Earlier")).Earlier;
const loadRequests = async () => (await import("./Requests")).Requests;

export function TherapyScreen() {
  const { uid } = useSession();
  const { chat } = useOwnRights();
  const heard = useAppointments(uid);
  const all = heard.state === "here" ? heard.value : [];

  const [sent, setSent] = useState<string | null>(null);
  const danger = useWrittenDanger();
  const hear = (reply: Reply<Output<"requestAppointment">>): void => {
    danger.hear(reply);
    if (!reply.ok) return;
    setSent(reply.value.appointmentId);
    setAnother(false);
    setWritten(false);
  };
  // The server has stored the request, but its document has not arrived yet: it is shown as waiting.
  const unheard: readonly Open[] =
    sent === null || all.some(({ id }) => id === sent) ? [] : [{ state: "pending", id: sent, createdAt: null }];

  // What is open or ahead takes the place of the form; otherwise the newest says what became of it.
  const now = useMinutes(heard);
  const open = [...unheard, ...openOf(all, now)];
  const [newest] = [...unheard, ...all];
  const waiting = isWaiting(newest);
  const last = open.length === 0 ? newest?.state : null;
  const takesPlace = open.length > 0 || last === "by-team";
  const Earlier = useLoadedPart(loadEarlier, all.length > 0);
  const Requests = useLoadedPart(loadRequests, open.length > 0);
  const [another, setAnother] = useState(false);
  // A form that was begun before the requests were loaded stays, whatever they say.
  const [isWritten, setWritten] = useState(false);
  const written = (): void => setWritten(true);
  const hasForm = isWritten || (!waiting && (!takesPlace || another));

  // A request that was made on this device, or seen waiting, opens by itself until it was read.
  const [asked] = useState(awaited);
  const [shown, setShown] = useState<string | null>(null);
  const pending = open.find(({ state }) => state === "pending")?.id ?? null;
  // The document can arrive before the answer, and the tab may be closed between the two.
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
      {Requests && (
        <Requests
          requests={open}
          chat={chat}
          // While the help lines are shown, they get the focus.
          fresh={danger.isTold ? null : sent}
          // Not over the help lines; the page itself shows what is confirmed.
          shown={danger.isTold ? null : shown}
          onShow={(id) => {
            if (id === null) confirmationRead();
            setShown(id);
          }}
        />
      )}
      {Earlier && <Earlier last={last} hasForm={hasForm} chat={chat} />}
      {!waiting && !hasForm && (
        <p>
          <Button look="quiet" onClick={() => setAnother(true)}>
            {t.another}
          </Button>
        </p>
      )}
      {hasForm && (
        <div onInput={written}>
          <AppointmentFormCard chat={chat} inDanger={danger.isTold} onWritten={written} onAnswer={hear} />
        </div>
      )}
    </div>
  );
}
