import * as t from "@messages/resetPassword";
import { Button } from "./Button";
import { Notice } from "./Notice";

interface Props {
  /** The address to which the link was sent; null if none was. */
  readonly sentTo: string | null;
  readonly busy: boolean;
  readonly onSend: () => void;
}

/** Below a login form: the button for a link that sets a new password, and where the link went. */
export const ForgotPassword = ({ sentTo, busy, onSend }: Props) => (
  <>
    {sentTo !== null && <Notice kind="good">{t.resetSent(sentTo)}</Notice>}
    <p>
      <Button look="quiet" small busy={busy} onClick={onSend}>
        {t.forgot}
      </Button>
    </p>
  </>
);
