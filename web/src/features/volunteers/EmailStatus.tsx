import type { Volunteer } from "@thodu/domain/volunteers/model";
import { useEffect } from "react";
import { unconfirmed } from "@messages/volunteers";
import { call } from "../../lib/callables";
import { confirmAgain, seeIfConfirmed } from "../../lib/confirmEmail";
import { useVisible } from "../../lib/hooks/useVisible";
import { useSession } from "../../lib/session";
import { UnconfirmedEmail } from "../../ui/UnconfirmedEmail";

/** Asks a listener to confirm their address until they have. */
export function EmailStatus({ record }: { readonly record: Volunteer }) {
  const { email, emailConfirmed } = useSession();
  const follows = record.emailConfirmed === emailConfirmed;
  useEffect(() => {
    if (!follows) void call("updateProfile", {});
  }, [follows]);
  const visible = useVisible();
  const asks = visible && !emailConfirmed && email !== null;
  useEffect(() => {
    if (!asks) return undefined;
    // Checked when they come back from their mailbox, also from a window beside this one, or reload the page.
    const look = (): void => void seeIfConfirmed().catch(() => undefined);
    look();
    addEventListener("focus", look);
    return () => removeEventListener("focus", look);
  }, [asks]);
  if (emailConfirmed || email === null) return null;
  return <UnconfirmedEmail text={unconfirmed(email)} onSend={() => confirmAgain(email)} />;
}
