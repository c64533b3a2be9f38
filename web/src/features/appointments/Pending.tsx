import type { Right } from "@thodu/domain/plans/right";
import { useEffect, useRef } from "react";
import { zone } from "@messages/booked";
import * as t from "@messages/requested";
import { talkPath } from "../../conversation/useRights";
import { momentInIndia } from "../../lib/time";
import { ButtonLink } from "../../ui/Button";
import { Card } from "../../ui/Card";
import type { Waiting } from "./api/appointment";
import { Change } from "./Change";

interface Props {
  readonly request: Waiting;
  /** It was just sent from here, and the form that had the focus is gone. */
  readonly fresh: boolean;
  /** Whether the person may chat meanwhile. */
  readonly chat: Right;
}

/** The offset from UTC of India's clocks, as a date has it. */
const INDIA = -330;

/** When it was sent, in India time, which is named where the device's clock shows another. */
const sentAt = (at: number): string =>
  t.sentOn(new Date(at).getTimezoneOffset() === INDIA ? momentInIndia(at) : `${momentInIndia(at)}, ${zone}`);

/** The request is stored, but has no therapist and time yet. */
export function Pending({ request: { id, createdAt, state }, fresh, chat }: Props) {
  const noSlot = state === "no-slot";
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (fresh) heading.current?.focus();
  }, [fresh]);
  return (
    <Card>
      <h2 ref={heading} tabIndex={-1} className="therapy__pending">
        {t.pendingTitle}
      </h2>
      <p role="status" className="therapy__looking">
        {!noSlot && <span className="button__wait" aria-hidden="true" />}
        {noSlot ? t.noSlot : t.pendingWait}
      </p>
      {!noSlot && <p>{t.pendingText}</p>}
      <p className="soft small">{createdAt === null ? "\u00a0" : sentAt(createdAt)}</p>
      <ButtonLink to={talkPath(chat)} look="outline">
        {chat === "used" ? t.toHelpLines : t.toChat}
      </ButtonLink>
      <Change id={id} startsAt={null} setAt={null} />
    </Card>
  );
}
