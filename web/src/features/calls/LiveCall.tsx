import { useEffect, useState } from "react";
import * as t from "@messages/calls";
import { hangUp, reopenMicrophone, setMuted, timeIsOver } from "../../calls/session";
import type { CallState } from "../../calls/state";
import { useOnline } from "../../lib/hooks/useOnline";
import { Button } from "../../ui/Button";
import { LiveRegion } from "../../ui/LiveRegion";
import { ShortLines } from "./InDanger";
import { useInCrisis } from "./useInCrisis";
import "./live.css";

const SECOND = 1_000;

/** From this height in rem on, the card of a call leaves room beside it; in lower windows there is the bar. */
export const CARD_FITS = 32;

/** '4:05' */
const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** This page's own clock, each second. It does not jump when the device's time is set. */
function useClock(): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  return now;
}

interface DurationProps {
  readonly since: number;
  readonly until: CallState["until"];
}

/** How long the two have been in the call, and how long it may last. Asks the server once that time is over. */
export function Duration({ since, until }: DurationProps) {
  const now = useClock();
  const left = until === null ? null : Math.max(0, Math.ceil((until - now) / SECOND));
  const over = left === 0;
  useEffect(() => {
    if (over) void timeIsOver();
  }, [over]);
  return (
    <p className="live-call__time">
      <span className="sr-only">{t.duration} </span>
      <b role="timer">{clock(Math.max(0, Math.floor((now - since) / SECOND)))}</b>
      {left !== null && <span>{left < 60 ? t.underAMinute : t.minutesLeft(Math.floor(left / 60))}</span>}
    </p>
  );
}

interface Props {
  readonly call: CallState;
  /** The words that say with whom one talks. */
  readonly talkingWith: string;
  /** What the button does instead of hanging up. Null: no button, because another part of the page has it. */
  readonly onHangUp?: (() => void) | null;
}

const hangUpNow = (): void => void hangUp();

/**
 * Without a network nobody hears the other, which the engine notices only seconds later. A listener answers a call that
 * already rings, so it counts as connecting until the two talk.
 */
function statusOf({ phase, side }: CallState, talkingWith: string, online: boolean): string {
  if (phase === "talking") return online ? talkingWith : t.phases.broken;
  if (phase === "none" || phase === "over") return "";
  return side === "volunteer" && phase !== "microphone" && phase !== "broken" ? t.connecting : t.phases[phase];
}

/** The microphone ended during the call, and could not be opened again by itself. */
const isGone = ({ silenced }: CallState): boolean => silenced !== null && silenced !== "paused";

function Silenced({ by, side }: Pick<CallState, "side"> & { readonly by: NonNullable<CallState["silenced"]> }) {
  const why = side === "volunteer" ? t.noMicrophoneHere : t.noMicrophone;
  return (
    <p className="live-call__note" role="alert">
      {t.mutedNow} {by !== "paused" && why[by]}
    </p>
  );
}

/** The state of the call, and its controls. */
export function LiveCall({ call, talkingWith, onHangUp = hangUpNow }: Props) {
  const { phase, muted, silenced, talkingSince, until } = call;
  const answered = talkingSince !== null && (phase === "talking" || phase === "broken");
  const online = useOnline();
  const status = statusOf(call, talkingWith, online);
  const crisis = useInCrisis(call);
  return (
    <div className="live-call" data-phase={phase}>
      <LiveRegion as="p" className="live-call__status">
        {(phase !== "talking" || !online) && <span className="button__wait" aria-hidden="true" />}
        {status}
      </LiveRegion>
      {!online && <p className="live-call__note">{t.offlineNow}</p>}
      {online && phase === "ringing" && call.side === "customer" && <p className="live-call__note">{t.ringingText}</p>}
      {answered && <Duration since={talkingSince} until={until} />}
      {muted && silenced === null && <p className="live-call__note">{t.mutedNow}</p>}
      {silenced !== null && <Silenced by={silenced} side={call.side} />}
      {crisis && <ShortLines className="row live-call__lines" />}
      <p className="row live-call__actions">
        {isGone(call) && (
          <Button look="outline" onClick={() => void reopenMicrophone()}>
            {t.tryAgain}
          </Button>
        )}
        {answered && (
          <Button look="outline" aria-pressed={muted} onClick={() => void setMuted(!muted)}>
            {t.mute}
          </Button>
        )}
        {onHangUp && (
          <Button look="danger" onClick={onHangUp}>
            {t.hangUp}
          </Button>
        )}
      </p>
    </div>
  );
}
