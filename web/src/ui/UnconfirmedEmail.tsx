import { useState } from "react";
import { confirmAgain } from "@messages/confirmEmail";
import { Button } from "./Button";
import { Notice } from "./Notice";

interface Props {
  /** Asks the owner of an address to confirm it, and says what for. */
  readonly text: string;
  /** Sends the link again. */
  readonly onSend: () => Promise<void>;
}

/** Says that an address is not confirmed, and can send the link again. */
export function UnconfirmedEmail({ text, onSend }: Props) {
  const [busy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    setBusy(true);
    await onSend();
    setBusy(false);
  };
  return (
    <Notice>
      <div className="stack">
        <p>{text}</p>
        <p>
          <Button small look="outline" busy={busy} onClick={() => void send()}>
            {confirmAgain}
          </Button>
        </p>
      </div>
    </Notice>
  );
}
