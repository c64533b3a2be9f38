import { useState } from "react";
import { reasons } from "@messages/errors";
import * as t from "@messages/profile";
import { confirmEmail } from "../../../lib/confirmEmail";
import { toast } from "../../../lib/toast";
import { Button } from "../../../ui/Button";
import { Notice } from "../../../ui/Notice";

/** Says that no e-mail comes before its owner has confirmed the address, and sends the link once more. */
export function Unconfirmed({ email }: { readonly email: string }) {
  const [busy, setBusy] = useState(false);
  const send = (): void => {
    setBusy(true);
    confirmEmail()
      .then(
        () => toast("status", t.confirmSent(email)),
        () => toast("alert", reasons.INTERNAL),
      )
      .finally(() => setBusy(false));
  };
  return (
    <Notice>
      <div className="stack">
        <p>{t.unconfirmed(email)}</p>
        <p>
          <Button small look="outline" busy={busy} onClick={send}>
            {t.confirmAgain}
          </Button>
        </p>
      </div>
    </Notice>
  );
}
