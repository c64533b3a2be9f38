import type { Right } from "@thodu/domain/plans/right";
import { useEffect, useRef, useState, type RefObject } from "react";
import * as t from "@messages/calls";
import * as m from "@messages/minutes";
import { dismissCall, startCall } from "../../calls/session";
import { useCallState, type Over } from "../../calls/state";
import { isStillOpen } from "../../calls/stillOpen";
import { markTalkOpen } from "../../lib/storage";
import { Button, ButtonLink } from "../../ui/Button";
import { ChatIcon } from "../../ui/icons";
import { Notice } from "../../ui/Notice";
import { askToComeBack } from "./api";
import { ByPhone, Used } from "./CallCard";
import { InDanger } from "./InDanger";
import { StillOn } from "./StillOn";
import { useInCrisis } from "./useInCrisis";
import { useReport } from "./useReport";

/** Why there is no call, or none with this page, and what can be done now. */
export function OverCard({ over, chat }: { readonly over: Over; readonly chat: Right }) {
  if (over.why === "missed") return <Missed chat={chat} />;
  if (over.why === "refused" && over.reason === "CALL_USED") return <Used chat={chat} />;
  if (over.why === "refused" && over.reason === "QUOTA_USED") return <Quota returns={over.returns ?? false} />;
  if (over.why === "no-microphone" || over.why === "refused") {
    return <Trouble words={over.why === "refused" ? over.message : t.noMicrophone[over.problem]} />;
  }
  return <Said title={t.ended[over.by ?? "unknown"]} chat={chat} over={over} />;
}

/** The heading takes the focus that the vanished button had, and is read out. */
function useRead(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
}

interface SaidProps {
  readonly title: string;
  readonly chat: Right;
  readonly over: Over;
}

function Said({ title, chat, over }: SaidProps) {
  const call = useCallState();
  const crisis = useInCrisis(call);
  const report = useReport({ ...call, over });
  const heading = useRead();
  return (
    <section className="call-card">
      <h2 ref={heading} tabIndex={-1}>
        {title}
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
  const ask = async (): Promise<void> => {
    setAsking(true);
    setTrouble(null);
    const reply = await askToComeBack(requestId);
    setAsking(false);
    if (!reply.ok) return setTrouble(reply.message);
    setAsked(true);
    markTalkOpen();
    // The button that had it is gone.
    heading.current?.focus();
  };
  return (
    <section className="call-card">
      {/* From here on the bar of the talk says how it stands; that nobody is free may be over by then. */}
      <h2 ref={heading} tabIndex={-1}>
        {asked ? t.askedBack : t.missedTitle}
      </h2>
      {!asked && <p>{t.missedText}</p>}
      {!asked && chat !== "used" && (
        <Button look="warm" busy={asking} onClick={() => void ask()}>
          {t.askBack}
        </Button>
      )}
      {trouble !== null && <p role="alert">{trouble}</p>}
      <p className="row">
        <TryAgain />
        {chat !== "used" && <ToChat />}
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
