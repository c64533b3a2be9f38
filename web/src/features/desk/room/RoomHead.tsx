import type { ReactNode } from "react";
import * as t from "@messages/desk";
import { BackIcon } from "./BackIcon";

interface Props {
  /** Null until somebody is selected. */
  readonly alias: string | null;
  readonly onBack: () => void;
  readonly children?: ReactNode;
}

/** The head of the conversation: the alias, and on a phone the button back to the list. */
export function RoomHead({ alias, onBack, children }: Props) {
  return (
    <div className="desk__head">
      {alias !== null && (
        <button type="button" className="icon-button desk__back" aria-label={t.back} onClick={onBack}>
          <BackIcon />
        </button>
      )}
      {/* Gets the focus if the back button is not shown. */}
      <h2 className="desk__name" tabIndex={-1}>
        {alias === null ? t.selectCustomer : t.chatWith(alias)}
      </h2>
      {children}
    </div>
  );
}
