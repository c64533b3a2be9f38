import { helpLines } from "@thodu/domain/brand";
import type { ReactNode } from "react";
import { PhoneIcon } from "../../ui/icons";
import * as t from "@messages/chat";

const [teleManas, , emergency] = helpLines;

interface Props {
  /** One line that says who is there. */
  readonly status: string;
  readonly here: boolean;
  /** Replaces the usual help lines while somebody is in danger. */
  readonly crisis?: ReactNode;
  readonly children?: ReactNode;
}

/** Who is there, and the help lines: always visible, also signed out and offline. */
export function ChatHead({ status, here, crisis, children }: Props) {
  return (
    <header className="chat__head">
      <div className="chat__who">
        <h1 className="chat__title">{t.heading}</h1>
        <p className={here ? "chat__status chat__status--here" : "chat__status"} role="status">
          {status}
        </p>
      </div>
      <div className="chat__actions">{children}</div>
      {crisis ?? (
        <p className="chat__help">
          <PhoneIcon size={18} />
          <span>{t.helpShort}</span>
          <a href={teleManas.link}>{teleManas.number}</a>
          <a href={emergency.link}>{emergency.number}</a>
        </p>
      )}
    </header>
  );
}
