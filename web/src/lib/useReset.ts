import { useState } from "react";
import { reasons } from "@messages/errors";
import { resetNeedsEmail } from "@messages/resetPassword";

/** Loaded when it is needed: few people forget their password. */
const load = () => import("./resetPassword");

/** What it needs of a login form (ui/form/useFormOf). */
interface LoginForm {
  readonly form: { readonly clearErrors: () => void; readonly getValues: (field: "email") => string };
  readonly refuse: (words: string, field?: "email") => void;
}

interface Reset {
  /** The address to which the link was sent; null if none was. */
  readonly sentTo: string | null;
  /** Takes back the sentence about a link that was sent. */
  readonly noneSent: () => void;
  readonly busy: boolean;
  readonly send: () => Promise<void>;
}

/** Sends a link that sets a new password to the address in a login form. */
export function useReset({ form, refuse }: LoginForm): Reset {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const noneSent = (): void => setSentTo(null);
  const send = async (): Promise<void> => {
    noneSent();
    form.clearErrors();
    const address = form.getValues("email").trim();
    if (address === "") return refuse(resetNeedsEmail, "email");
    setBusy(true);
    const trouble = await load().then(
      ({ resetPassword }) => resetPassword(address),
      () => ({ words: reasons.NETWORK, field: undefined }),
    );
    setBusy(false);
    if (trouble === null) setSentTo(address);
    else refuse(trouble.words, trouble.field);
  };
  return { sentTo, noneSent, busy, send };
}
