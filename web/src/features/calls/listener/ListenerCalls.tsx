import { RING_TIME } from "@thodu/domain/calls/course";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import * as t from "@messages/calls";
import { crisis } from "@messages/callSafety";
import { call } from "../../../lib/callables";
import { heldCall } from "../../../calls/held";
import type { Incoming } from "../../../calls/live";
import { tellCallElsewhere } from "../../../calls/otherPage";
import { answerCall } from "../../../calls/session";
import { isLive, useCallState } from "../../../calls/state";
import { useRinging } from "../../../lib/hooks/useRinging";
import { useSession } from "../../../lib/session";
import { timeOfDay } from "../../../lib/time";
import { takeBack, toast } from "../../../lib/toast";
import { Button } from "../../../ui/Button";
import { LiveRegion } from "../../../ui/LiveRegion";
import { PhoneIcon } from "../../../ui/icons";
import { useTopDialog } from "../../../ui/openDialogs";
import { forgetOldEnds } from "./keptEnd";
import { ring } from "./ring";
import { useMissed } from "./useMissed";
import { useOwnCalls, useTaking, useTellingThere } from "./useTaking";
import "./listener.css";

interface Props {
  /** Shows text in the tab's title while a call rings; null removes it. */
  readonly onTitle: (words: string | null) => void;
}

/**
 * Shows a ringing call on every volunteer page. A call in progress has the call bar; the desk shows one that goes on on
 * another page of the listener.
 */
export function ListenerCalls({ onTitle }: Props) {
  const { uid } = useSession();
  const heard = useTaking(uid);
  const taking = heard.state === "here" && heard.value;
  useTellingThere(taking);
  const held = useCallState();
  // An ended call may still be shown in the bar; the next one rings beside it.
  const holds = held.side === "volunteer" && isLive(held);
  const own = useOwnCalls(taking && !holds ? uid : null);
  const calls = own.state === "here" ? own.value : null;
  // A call that has just ended here may still be active on the server; so may one for which this page found no
  // microphone.
  const isOwn = calls !== null && [held.talked?.callId, heldCall()?.callId].includes(calls.goesOn ?? undefined);
  const isElsewhere = calls !== null && calls.goesOn !== null && !isOwn;
  useEffect(() => {
    tellCallElsewhere(isElsewhere);
    return () => tellCallElsewhere(false);
  }, [isElsewhere]);
  const rings = isElsewhere ? null : (calls?.rings ?? null);
  const isRinging = useRinging(rings?.callId ?? null, RING_TIME);
  const title = rings && isRinging ? t.incomingTitle : null;
  useEffect(() => {
    if (title === null) return undefined;
    onTitle(title);
    return () => onTitle(null);
  }, [title, onTitle]);
  const { missed, forget, noteDone } = useMissed(calls, uid);
  useEffect(() => {
    if (uid !== null) forgetOldEnds(uid);
  }, [uid]);
  if (rings && isRinging && uid !== null)
    return <Ringing key={rings.callId} call={rings} uid={uid} onDone={noteDone} />;
  return missed && !holds ? (
    <div className="listener-call">
      <LiveRegion as="p">{t.calledAt[missed.why](missed.alias, timeOfDay(missed.at))}</LiveRegion>
      <Button small look="outline" onClick={forget}>
        {t.close}
      </Button>
    </div>
  ) : null;
}

interface RingingProps {
  readonly call: Incoming;
  readonly uid: string;
  /** Called when the call is being answered or declined here. */
  readonly onDone: (callId: string) => void;
}

function Ringing({ call: { callId, alias, locale, inCrisis }, uid, onDone }: RingingProps) {
  // While a dialog is open nothing outside it can be pressed.
  const dialog = useTopDialog();
  const [declining, setDeclining] = useState(false);
  const [silent, setSilent] = useState(false);
  useEffect(() => (silent ? undefined : ring()), [silent]);
  useEffect(() => () => takeBack(callId), [callId]);
  const accept = (): void => {
    onDone(callId);
    void answerCall(uid, callId, alias);
  };
  const decline = async (): Promise<void> => {
    onDone(callId);
    setDeclining(true);
    setSilent(true);
    const reply = await call("declineCall", { callId });
    setDeclining(false);
    // The call was passed on by itself, so its card disappears.
    if (reply.ok || !reply.retryable) return;
    setSilent(false);
    toast("alert", reply.message, callId);
  };
  const card = (
    <aside className="listener-call" aria-label={t.incoming(alias)}>
      <div role="alert">
        <p className="listener-call__who">
          <PhoneIcon />
          {t.incoming(alias)}
          {inCrisis && <span className="listener-call__crisis">{crisis}</span>}
        </p>
        <p className="listener-call__text">{t.incomingText(t.languages[locale])}</p>
      </div>
      <p className="row">
        <Button look="warm" onClick={accept}>
          {t.accept}
        </Button>
        <Button look="outline" busy={declining} onClick={() => void decline()}>
          {t.decline}
        </Button>
      </p>
    </aside>
  );
  return dialog ? createPortal(card, dialog) : card;
}
