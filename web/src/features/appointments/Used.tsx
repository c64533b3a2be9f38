import type { Right } from "@thodu/domain/plans/right";
import { useEffect, useRef } from "react";
import * as t from "@messages/requested";
import { talkPath } from "../../conversation/useRights";
import { ButtonLink } from "../../ui/Button";
import { Notice } from "../../ui/Notice";

interface Props {
  readonly message: string;
  readonly kind?: "plain" | "trouble";
  readonly chat: Right;
  /** False if the help lines are shown, which then have the focus. */
  readonly takesFocus: boolean;
}

/** Says that the free session is used or booked, and where to go on. */
export function Used({ message, kind = "trouble", chat, takesFocus }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={box} tabIndex={-1} className="therapy__used">
      <Notice kind={kind}>
        <p>{message}</p>
        <p className="row">
          <ButtonLink to="/go-premium" small look="outline">
            {t.seePlans}
          </ButtonLink>
          <ButtonLink to={talkPath(chat)} small look="quiet">
            {chat === "used" ? t.toHelpLines : t.toChat}
          </ButtonLink>
        </p>
      </Notice>
    </div>
  );
}
