import { useEffect, useRef } from "react";
import * as t from "@messages/onCall";
import { Button } from "../../ui/Button";
import { useRing } from "./useRing";
import "./oncall.css";

interface Props {
  readonly uid: string | null;
  /** The page itself says what an answered test ring has shown. */
  readonly saysOfTest?: boolean;
}

/** A ring with its two buttons, and afterwards how it ended. Says nothing about the person. */
export function RingCard({ uid, saysOfTest = false }: Props) {
  const { ring, busy, answer, decline } = useRing(uid);
  const isTest = ring?.customerId === null;
  const isRinging = ring?.state === "ringing";
  const isToldElsewhere = saysOfTest && isTest && ring.state === "answered";
  const card = useRef<HTMLDivElement>(null);
  // The button that requests a test ring is further down the page; this moves the view and the focus to its answer
  // here.
  useEffect(() => {
    if (!isTest || !isRinging) return;
    card.current?.scrollIntoView({ block: "center" });
    card.current?.querySelector("button")?.focus({ preventScroll: true });
  }, [isTest, isRinging]);
  return (
    <div ref={card} className="ring stack" data-state={ring?.state}>
      <div role="status">
        {ring?.state === "ringing" && <h2 className="ring__title">{isTest ? t.testRingTitle : t.ringTitle}</h2>}
        {ring?.state === "ringing" && <p>{isTest ? t.testRingText : t.ringText}</p>}
        {ring && ring.state !== "ringing" && !isToldElsewhere && (
          <p className="ring__ended">{isTest && ring.state !== "answered" ? t.testUnanswered : t.ended[ring.state]}</p>
        )}
      </div>
      {ring?.state === "ringing" && (
        <p className="row">
          <Button busy={busy} onClick={() => void answer()}>
            {isTest ? t.here : t.answer}
          </Button>
          <Button look="outline" busy={busy} onClick={() => void decline()}>
            {t.notNow}
          </Button>
        </p>
      )}
    </div>
  );
}
