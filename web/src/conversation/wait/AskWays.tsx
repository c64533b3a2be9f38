import { useState, type SubmitEvent } from "react";
import * as t from "@messages/tellMe";
import { call } from "../../lib/callables";
import { canBeTold, tellOnThisDevice, type PushKeys } from "../../lib/push/devices";
import { useSession } from "../../lib/session";
import { useAnswer } from "../../lib/useAnswer";
import { useTextDraft } from "../../lib/useFormDraft";
import { Button } from "../../ui/Button";
import { TextField } from "../../ui/form/Field";
import { LiveRegion } from "../../ui/LiveRegion";

/** The ways in which this person can be notified. */
const readChannels = () => call("readChannels", {});

export interface Ways {
  readonly push: boolean;
  readonly email?: string;
}

interface Props {
  /** The name under which a half-written address is stored. */
  readonly draft: string;
  /** Asks the server to notify in these ways. Returns what went wrong, in words, or null. */
  readonly ask: (ways: Ways) => Promise<string | null>;
}

/**
 * Asks how somebody wants to be notified while this page is closed: on this device, or at an e-mail address that is
 * used for nothing else.
 */
export function AskWays({ draft, ask }: Props) {
  const { uid } = useSession();
  const { answer: ways, trouble: unread, read } = useAnswer(readChannels);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);

  const during = (work: () => Promise<string | null>): void => {
    setBusy(true);
    setTrouble(null);
    void work()
      .catch(() => t.failed)
      .then(setTrouble)
      .finally(() => setBusy(false));
  };
  const onDevice = async (keys: PushKeys): Promise<string | null> => {
    if ((await Notification.requestPermission()) !== "granted") return t.refused;
    const told = uid === null ? null : await tellOnThisDevice(uid, keys);
    return told?.ok === true ? ask({ push: true }) : (told?.message ?? t.failed);
  };

  const keys = canBeTold() ? (ways?.keys ?? null) : null;
  return (
    <>
      {ways === null && (unread === null ? <LiveRegion as="p">{t.looking}</LiveRegion> : <Unread onRetry={read} />)}
      {ways !== null && keys === null && !ways.email && <p>{t.noWay}</p>}
      {keys !== null && (
        <div>
          <Button small busy={busy} onClick={() => during(() => onDevice(keys))}>
            {t.onDevice}
          </Button>
          <p className="soft small">{t.deviceHelp}</p>
        </div>
      )}
      {ways?.email === true && (
        <ByEmail
          draft={draft}
          busy={busy}
          first={keys === null}
          onEmail={(email) => during(() => ask({ push: false, email }))}
        />
      )}
      {trouble !== null && (
        <p className="field__error" role="alert">
          {trouble}
        </p>
      )}
    </>
  );
}

function Unread({ onRetry }: { readonly onRetry: () => Promise<unknown> }) {
  const [busy, setBusy] = useState(false);
  const retry = (): void => {
    setBusy(true);
    void onRetry().finally(() => setBusy(false));
  };
  return (
    <>
      <p className="field__error" role="alert">
        {t.unread}
      </p>
      <Button small look="outline" busy={busy} onClick={retry}>
        {t.tryAgain}
      </Button>
    </>
  );
}

interface ByEmailProps {
  readonly draft: string;
  readonly busy: boolean;
  /** E-mail is the only way that is offered. */
  readonly first: boolean;
  readonly onEmail: (email: string) => void;
}

/** On a phone the form opens below the visible part of the page. */
function bringToSight(form: HTMLFormElement | null): void {
  form?.scrollIntoView({ block: "nearest" });
}

function ByEmail({ draft: name, busy, first, onEmail }: ByEmailProps) {
  const [email, setEmail] = useState("");
  const [wrong, setWrong] = useState(false);
  useTextDraft(name, { email }, (draft) => setEmail(draft["email"] ?? ""));
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const sound = event.currentTarget.checkValidity();
    setWrong(!sound);
    if (sound) onEmail(email.trim());
  };
  return (
    <form ref={bringToSight} className="tell-me__email" noValidate onSubmit={submit}>
      <TextField
        label={t.emailLabel}
        type="email"
        name="email"
        autoComplete="email"
        required
        maxLength={254}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        error={wrong ? t.wrongEmail : undefined}
      />
      <Button small type="submit" look={first ? undefined : "outline"} busy={busy}>
        {t.byEmail}
      </Button>
    </form>
  );
}
