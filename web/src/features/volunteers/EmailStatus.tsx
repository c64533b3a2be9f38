import type { Volunteer } from "@thodu/domain/volunteers/model";
import { useEffect } from "react";
import { unconfirmed } from "@messages/volunteers";
import { call } from "../../lib/callables";
import { confirmAgain, seeIfConfirmed } from "../../lib/confirmEmail";
import { useVisible } from "../../lib/hooks/useVisible";
import { useSession } from "../../lib/session";
import { UnconfirmedEmail } from "../../ui/UnconfirmedEmail";

/** Asks a listener to confirm their address while they have not. */
export function EmailStatus({ record }: { readonly record: Volunteer }) {
  const { email, emailConfirmed } = useSession();
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
  return <UnconfirmedEmail text={unconfirmed(email)} onSend={() => confirmAgain(email)} />;
}
