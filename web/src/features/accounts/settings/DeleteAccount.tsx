import { useState } from "react";
import * as t from "@messages/settings";
import { leaveCall } from "../../../calls/leave";
import { useSession } from "../../../lib/session";
import { toastAfterLoad } from "../../../lib/toast";
import { PasswordField } from "../../../ui/form/Field";
import { Form } from "../../../ui/form/Form";
import { useFormOf } from "../../../ui/form/useFormOf";
import { Notice } from "../../../ui/Notice";
import { deleteMyAccount } from "../api/privacy";
import { identityWords, isWrongPassword } from "../../../lib/identityError";
import { Sure } from "./Sure";

const schema = async () => (await import("@thodu/domain/accounts/forms")).deletionForm;

interface Props {
  readonly onKeep: () => void;
}

/** Deletes the account. Asks for the password if there is one, so that nobody else can delete it on an open device. */
export function DeleteAccount(props: Props) {
  const { status, hasPassword } = useSession();
  // It may not be known yet whose account it is, nor whether it has a password.
  if (status === "loading")
    return <Sure words={t.deleteSure} yes={t.deleteYes} no={t.deleteNo} busy onNo={props.onKeep} />;
  return hasPassword ? <ByPassword {...props} /> : <AtOnce {...props} />;
}

function leave(): void {
  toastAfterLoad("status", t.deleted);
  // On the server the call is over; an error here must not keep the person on this page.
  void leaveCall()
    .catch(() => undefined)
    .finally(() => location.assign("/"));
}

function ByPassword({ onKeep }: Props) {
  const labels = { currentPassword: t.deletePassword };
  const { field, send, refuse, summary, busy } = useFormOf(schema, labels, { currentPassword: "" });
  const remove = send(async ({ currentPassword }) => {
    try {
      const reply = await deleteMyAccount(currentPassword);
      if (reply.ok) leave();
      else refuse(reply.message);
    } catch (error) {
      if (isWrongPassword(error)) refuse(t.deleteWrong, "currentPassword");
      else refuse(identityWords(error));
    }
  });
  return (
    <Form summary={summary} onSend={remove} label={t.deleteTitle}>
      <Sure words={t.deleteSure} yes={t.deleteYes} no={t.deleteNo} submits busy={busy} onNo={onKeep}>
        <PasswordField {...field("currentPassword")} autoComplete="current-password" required />
      </Sure>
    </Form>
  );
}

/** A guest has no password. */
function AtOnce({ onKeep }: Props) {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const remove = async (): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    const reply = await deleteMyAccount(null);
    setBusy(false);
    if (reply.ok) leave();
    else setTrouble(reply.message);
  };
  return (
    <>
      {trouble !== null && <Notice kind="trouble">{trouble}</Notice>}
      <Sure
        words={t.deleteSure}
        yes={t.deleteYes}
        no={t.deleteNo}
        busy={busy}
        onYes={() => void remove()}
        onNo={onKeep}
      />
    </>
  );
}
