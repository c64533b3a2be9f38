import type { Right } from "@thodu/domain/plans/right";
import { useEffect, useRef } from "react";
import * as t from "@messages/requested";
import { talkPath } from "../../conversation/useRights";
import { ButtonLink } from "../../ui/Button";
import { Notice } from "../../ui/Notice";

/** The free session was used before: the spec's words, and where to go on. */
export function Used({ message, chat }: { readonly message: string; readonly chat: Right }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, []);
  return (
    <div ref={box} tabIndex={-1} className="therapy__used">
      <Notice kind="trouble">
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
