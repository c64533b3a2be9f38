import { useEffect, useRef, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import * as t from "@messages/calls";
import { dismissCall, hangUp, resumeCall, resumeHeld } from "../../calls/session";
import { isLive, useCallState, type CallState } from "../../calls/state";
import { isInCall, isStillOpen } from "../../calls/stillOpen";
import type { More } from "../../calls/endWithRetries";
import { useLoadedPart } from "../../lib/useLoadedPart";
import { useSession } from "../../lib/session";
import { useTall } from "../../lib/hooks/useTall";
import { Button, ButtonLink } from "../../ui/Button";
import { LiveRegion } from "../../ui/LiveRegion";
import { useTopDialog } from "../../ui/openDialogs";
import { holdPage } from "./holdPage";
import { InDanger } from "./InDanger";
import type { Asked } from "./listener/EndInCrisis";
import { loadEnd } from "./listener/loadEnd";
import { CARD_FITS, LiveCall } from "./LiveCall";
import { overWords } from "./overWords";
import { StillOn } from "./StillOn";
import { tellHeight } from "./tellHeight";
import { useHeardInChat } from "./useHeardInChat";
import { useInCrisis } from "./useInCrisis";
import { useReport } from "./useReport";
import "./bar.css";

/** For how many milliseconds a listener sees how their last call ended. */
const DONE_SHOWN = 60_000;

const endHere = (more: More): void => void hangUp(more);

const loadSafety = async () => (await import("./listener/CallerSafety")).CallerSafety;

interface Props {
  /** Whether the page has controls of its own for the call of this side. */
  readonly hasOwn: (side: CallState["side"]) => boolean;
  /** Puts text before the tab's title; null removes it. */
  readonly onTitle: (words: string | null) => void;
}

/**
 * The bar of the page's call. If a dialog lies over the page, the bar is inside it, since nothing outside a modal
 * dialog can be pressed.
 */
export function CallBar({ hasOwn, onTitle }: Props) {
  const call = useCallState();
  const { uid } = useSession();
  const dialog = useTopDialog();
  const report = useReport(call);
  const crisis = useInCrisis(call);
  const isHeard = useHeardInChat(call);
  useEffect(() => {
    void resumeCall("customer", uid);
    void resumeCall("volunteer", uid);
  }, [uid]);
  const live = isLive(call);
  const talked = call.side === "volunteer" && (live || call.over?.why === "ended") ? call.talked : null;
  const Safety = useLoadedPart(loadSafety, talked !== null);
  const inCrisis = talked !== null && call.inCrisis;
  // It may be about an earlier call, about which its listener has not answered yet.
  const [asked, setAsked] = useState<Asked | null>(null);
  const isAsked = asked !== null && asked.callId === talked?.callId;
  const ask = (): void => setAsked(talked && { ...talked, alias: call.alias });
  const isNone = call.phase === "none";
  useEffect(() => {
    if (isNone) setAsked(null);
  }, [isNone]);
  // Loaded as soon as there is a crisis. Until it is here, the button hangs up at once.
  const End = useLoadedPart(loadEnd, inCrisis);
  const isBack = useRef(false);
  const [room, setRoom] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!isBack.current || asked !== null || dialog?.open === false || room?.isConnected === false) return;
    isBack.current = false;
    // React made a new button when the bar moved, so the focus was lost.
    document.querySelector<HTMLElement>(".call-bar .button--danger, .call-bar__tell")?.focus();
  }, [asked, dialog, room]);
  // In a low window the card of /call would fill the window.
  const tall = useTall(CARD_FITS);
  const isShown = live && (dialog !== null || (call.side === "customer" && !tall));
  useEffect(() => (live ? holdPage() : undefined), [live]);
  const open = isStillOpen(call);
  // After a crisis it stays, with the ways to reach the team, until its listener closes it.
  const isDone = call.phase === "over" && call.side === "volunteer" && !open && dialog === null && !call.inCrisis;
  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(dismissCall, DONE_SHOWN);
    return () => clearTimeout(timer);
  }, [isDone]);
  const title = isInCall(call) ? titleWords(call) : null;
  useEffect(() => {
    if (title === null) return undefined;
    onTitle(title);
    return () => onTitle(null);
  }, [title, onTitle]);
  if (call.phase === "none" || isHeard || (hasOwn(call.side) && !isShown)) return null;
  const bar = (
    <aside ref={tellHeight} className="call-bar" aria-label={t.yourCall}>
      {call.side === "volunteer" && <div ref={setRoom} className="call-bar__safety" />}
      {live ? (
        <LiveCall
          call={call}
          talkingWith={call.side === "customer" ? t.phases.talking : t.talkingWith(call.alias)}
          {...(End && inCrisis && { onHangUp: isAsked ? null : ask })}
        />
      ) : (
        <div className="call-bar__over">
          {open && <StillOn call={call} />}
          <Why call={call} isOpen={open} inCrisis={crisis} />
          {crisis && !open && <InDanger />}
          {open ? <StillOpen /> : <Next call={call} report={report.button} />}
        </div>
      )}
    </aside>
  );
  return (
    <>
      {dialog && !report.isOpen ? createPortal(bar, dialog) : bar}
      {report.dialog}
      {Safety && talked && room && (
        <Safety
          key={talked.callId}
          isOver={!live}
          isOwnEnd={call.over?.why === "ended" && call.over.by === "volunteer"}
          inCrisis={call.inCrisis}
          isAsked={isAsked}
          talked={talked}
          bar={room}
        />
      )}
      {End && (
        <End
          asked={asked}
          onEnd={isAsked && live ? endHere : null}
          after={inCrisis && !live && room ? { callId: talked.callId, bar: room, onAsk: ask } : null}
          onClose={() => {
            isBack.current = true;
            setAsked(null);
          }}
        />
      )}
    </>
  );
}

/** Why the call is over or cannot go on here. If it goes on elsewhere, screen readers announce that. */
function Why({
  call: { side, alias, over },
  isOpen,
  inCrisis,
}: {
  readonly call: CallState;
  readonly isOpen: boolean;
  readonly inCrisis: boolean;
}) {
  const words = (
    <>
      {/* The listener may be in another conversation by now. */}
      {side === "volunteer" && alias !== "" && <b>{alias} · </b>}
      <span>{overWords(over, side, inCrisis)}</span>
    </>
  );
  return isOpen ? <p>{words}</p> : <LiveRegion as="p">{words}</LiveRegion>;
}

/** What can be done after a call. */
const Next = ({ call: { side, over }, report }: { readonly call: CallState; readonly report: ReactNode }) => (
  <>
    {side === "customer" && over?.why !== "ended" && <ButtonLink to="/call">{t.whatNow}</ButtonLink>}
    {report}
    <Button look="outline" onClick={dismissCall}>
      {t.close}
    </Button>
  </>
);

/** Buttons to join the call that goes on without this page, or to end it. */
const StillOpen = () => (
  <>
    <Button look="outline" onClick={() => void resumeHeld()}>
      {t.tryAgain}
    </Button>
    <Button look="outline" onClick={dismissCall}>
      {t.hangUp}
    </Button>
  </>
);

/** Until somebody has answered it is only ringing; for a listener it is a call from their answer on. */
function titleWords({ phase, side, talkingSince }: CallState): string {
  const rings = phase === "over" ? talkingSince === null : ["microphone", "starting", "ringing"].includes(phase);
  return side === "customer" && rings ? t.calling : t.inCall;
}
