import type { Volunteer } from "@thodu/domain/volunteers/model";
import { useEffect, useState } from "react";
import { reasons } from "@messages/errors";
import * as t from "@messages/volunteers";
import { call } from "../../lib/callables";
import { confirmEmail, seeIfConfirmed } from "../../lib/confirmEmail";
import { useVisible } from "../../lib/hooks/useVisible";
import { useSession } from "../../lib/session";
import { toast } from "../../lib/toast";
import { Button } from "../../ui/Button";
import { Notice } from "../../ui/Notice";

/** Asks a listener to confirm their address while they have not, and sends the link once more. */
export function EmailStatus({ record }: { readonly record: Volunteer }) {
  const { email, emailConfirmed } = useSession();
  const [busy, setBusy] = useState(false);
  const follows = record.emailConfirmed === emailConfirmed;
  useEffect(() => {
    if (!follows) void call("updateProfile", {});
  }, [follows]);
  const visible = useVisible();
  const asks = visible && !emailConfirmed && email !== null;
  useEffect(() => {
    // Back from their mailbox, or with the page loaded anew.
    if (asks) seeIfConfirmed().catch(() => undefined);
  }, [asks]);
  if (emailConfirmed || email === null) return null;

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
