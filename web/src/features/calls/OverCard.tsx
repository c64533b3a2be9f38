import type { Call } from "@thodu/domain/calls/model";
import type { Right } from "@thodu/domain/plans/right";
import { useEffect, useRef, useState, type RefObject } from "react";
import * as t from "@messages/calls";
import * as m from "@messages/minutes";
import { dismissCall, startCall } from "../../calls/session";
import { useCallState, type Over } from "../../calls/state";
import { isStillOpen } from "../../calls/stillOpen";
import { useSummary } from "../../conversation/useSummary";
import { useSession } from "../../lib/session";
import { markTalkOpen } from "../../lib/storage";
import { Button, ButtonLink } from "../../ui/Button";
import { ChatIcon } from "../../ui/icons";
import { Notice } from "../../ui/Notice";
import { askToComeBack } from "./api";
import { ByPhone, Used } from "./CallCard";
import { InDanger } from "./InDanger";
import { endedWords } from "./overWords";
import { StillOn } from "./StillOn";
import { useInCrisis } from "./useInCrisis";
import { useReport } from "./useReport";

/** Why there is no call, or none on this page, and what can be done now. */
export function OverCard({ over, chat }: { readonly over: Over; readonly chat: Right }) {
  if (over.why === "missed") return <Missed chat={chat} />;
  if (over.why === "refused" && over.reason === "CALL_USED") return <Used chat={chat} />;
  if (over.why === "refused" && over.reason === "QUOTA_USED") return <Quota returns={over.returns ?? false} />;
  if (over.why === "no-microphone" || over.why === "refused") {
    return <Trouble words={over.why === "refused" ? over.message : t.noMicrophone[over.problem]} />;
  }
  return <Said by={over.by} chat={chat} over={over} />;
}

/** Focuses the heading, since the button that had the focus is gone; screen readers announce it. */
function useRead(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return heading;
}

interface SaidProps {
  readonly by: Call["endedBy"];
  readonly chat: Right;
  readonly over: Over;
}

function Said({ by, chat, over }: SaidProps) {
  const call = useCallState();
  const crisis = useInCrisis(call);
  const report = useReport({ ...call, over });
  const heading = useRead();
  return (
    <section className="call-card">
      <h2 ref={heading} tabIndex={-1}>
        {endedWords(by, crisis)}
      </h2>
      {crisis ? <InDanger /> : <p>{chat === "used" ? t.endedTextUsed : t.endedText}</p>}
      <p className="row">
        {chat !== "used" && <ToChat />}
        <Button look="quiet" onClick={dismissCall}>
          {t.back}
        </Button>
        {report.button}
      </p>
      {report.dialog}
    </section>
  );
}

/** The day's minutes are used: whether they return, and what else there is. */
function Quota({ returns }: { readonly returns: boolean }) {
  const heading = useRead();
  return (
    <section className="call-card">
      <h2 ref={heading} tabIndex={-1}>
        {m.callsUsedUp(returns)}
      </h2>
      <p>{returns ? t.quotaElse : `${m.nextPayment} ${t.quotaLastDayElse}`}</p>
      <p className="row">
        <ButtonLink to="/go-premium">{t.quotaPlans}</ButtonLink>
        <ButtonLink to="/therapy" look="outline">
          {t.quotaTherapist}
        </ButtonLink>
      </p>
      <ByPhone />
    </section>
  );
}

function Trouble({ words }: { readonly words: string }) {
  const call = useCallState();
  const isOpen = isStillOpen(call);
  return (
    <section className="call-card">
      {isOpen && <StillOn call={call} />}
      <Notice kind="trouble">
        <p>{words}</p>
      </Notice>
      <TryAgain />
      {isOpen && (
        <Button look="outline" onClick={dismissCall}>
          {t.hangUp}
        </Button>
      )}
      <ByPhone />
    </section>
  );
}

function Missed({ chat }: { readonly chat: Right }) {
  const heading = useRead();
  const [requestId] = useState(() => crypto.randomUUID());
  const [asking, setAsking] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const { uid } = useSession();
  const summary = useSummary(uid);
  // Nobody else is needed then.
  const isHeld = chat !== "used" && summary.state === "here" && summary.value?.status === "active";
  const ask = async (): Promise<void> => {
    setAsking(true);
    setTrouble(null);
    const reply = await askToComeBack(requestId);
    setAsking(false);
    if (!reply.ok) return setTrouble(reply.message);
    setAsked(true);
    markTalkOpen();
    // The pressed button, which had the focus, is gone.
    heading.current?.focus();
  };
  const canAsk = !isHeld && !asked && chat !== "used";
  return (
    <section className="call-card">
      {/* From now on the bar of the talk shows its state, because a listener may be free by then. */}
      <h2 ref={heading} tabIndex={-1}>
        {isHeld ? t.heldTitle : asked ? t.askedBack : t.missedTitle}
      </h2>
      {isHeld ? <p>{t.heldText}</p> : !asked && <p>{t.missedText}</p>}
      {isHeld && (
        <ButtonLink to="/chat" look="warm">
          <ChatIcon />
          {t.openChat}
        </ButtonLink>
      )}
      {canAsk && (
        <Button look="warm" busy={asking} onClick={() => void ask()}>
          {t.askBack}
        </Button>
      )}
      {!isHeld && trouble !== null && <p role="alert">{trouble}</p>}
      <p className="row">
        <TryAgain />
        {!isHeld && chat !== "used" && <ToChat />}
      </p>
      <ByPhone />
    </section>
  );
}

const TryAgain = () => (
  <Button look="outline" onClick={() => void startCall()}>
    {t.tryAgain}
  </Button>
);

const ToChat = () => (
  <ButtonLink to="/chat" look="outline">
    <ChatIcon />
    {t.write}
  </ButtonLink>
);
