import { useEffect, useState, type SubmitEvent } from "react";
import * as t from "@messages/tellMe";
import { call } from "../../lib/callables";
import { hasDraft } from "../../lib/formStore";
import { canBeTold, tellOnThisDevice, type PushKeys } from "../../lib/push/devices";
import { useSession } from "../../lib/session";
import { useTextDraft } from "../../lib/useFormDraft";
import { Button } from "../../ui/Button";
import { TextField } from "../../ui/form/Field";
import "./tell-me.css";

/** In which ways this person can be told; null until it is known. */
interface Channels {
  readonly keys: PushKeys | null;
  readonly email: boolean;
}

/** The form as its draft is kept. */
const DRAFT = "tell-me";

interface Props {
  /** Until when they are promised to be told; null without that. */
  readonly toldUntil: number | null;
}

type Wish = { readonly push: boolean; readonly email?: string } | null;

/** The choice to be told of one's turn while this page is closed: on this device, or by an e-mail that is left for this alone. */
export function TellMe({ toldUntil }: Props) {
  const { uid } = useSession();
  const [open, setOpen] = useState(() => hasDraft(DRAFT));
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  // What was answered here, until the page asks again.
  const [until, setUntil] = useState(toldUntil);
  useEffect(() => setUntil(toldUntil), [toldUntil]);

  const ask = async (wish: Wish): Promise<void> => {
    const reply = await call("tellMe", { ways: wish });
    if (!reply.ok) return setTrouble(reply.message);
    setUntil(reply.value.until);
    setOpen(false);
  };
  const during = (work: () => Promise<void>): void => {
    setBusy(true);
    setTrouble(null);
    void work()
      .catch(() => setTrouble(t.failed))
      .finally(() => setBusy(false));
  };
  const onDevice = async (keys: PushKeys): Promise<void> => {
    if ((await Notification.requestPermission()) !== "granted") return setTrouble(t.refused);
    const told = uid === null ? null : await tellOnThisDevice(uid, keys);
    if (told?.ok !== true) return setTrouble(told?.message ?? t.failed);
    await ask({ push: true });
  };

  if (until !== null)
    return (
      <div className="tell-me">
        <p role="status">{t.promised}</p>
        <Button small look="quiet" busy={busy} onClick={() => during(() => ask(null))}>
          {t.stayHere}
        </Button>
        {trouble !== null && <Trouble text={trouble} />}
      </div>
    );
  if (!open)
    return (
      <div className="tell-me">
        <Button small look="outline" onClick={() => setOpen(true)}>
          {t.ask}
        </Button>
      </div>
    );
  return (
    <div className="tell-me tell-me--open">
      <p>{t.text}</p>
      <Ways
        busy={busy}
        onDevice={(keys) => during(() => onDevice(keys))}
        onEmail={(email) => during(() => ask({ push: false, email }))}
        onUnknown={() => setTrouble(t.failed)}
      />
      {trouble !== null && <Trouble text={trouble} />}
      <Button small look="quiet" onClick={() => setOpen(false)}>
        {t.stay}
      </Button>
    </div>
  );
}

const Trouble = ({ text }: { readonly text: string }) => (
  <p className="field__error" role="alert">
    {text}
  </p>
);

interface WaysProps {
  readonly busy: boolean;
  readonly onDevice: (keys: PushKeys) => void;
  readonly onEmail: (email: string) => void;
  /** It can't be said which ways there are. */
  readonly onUnknown: () => void;
}

function Ways({ busy, onDevice, onEmail, onUnknown }: WaysProps) {
  const [ways, setWays] = useState<Channels | null>(null);
  useEffect(() => {
    let wanted = true;
    void call("readChannels", {}).then((reply) => {
      if (!wanted) return;
      if (reply.ok) setWays(reply.value);
      else onUnknown();
    });
    return () => {
      wanted = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- asked once, as it opens
  }, []);
  if (ways === null) return null;
  const keys = canBeTold() ? ways.keys : null;
  if (keys === null && !ways.email) return <p>{t.noWay}</p>;
  return (
    <>
      {keys !== null && (
        <div>
          <Button small busy={busy} onClick={() => onDevice(keys)}>
            {t.onDevice}
          </Button>
          <p className="soft small">{t.deviceHelp}</p>
        </div>
      )}
      {ways.email && <ByEmail busy={busy} first={keys === null} onEmail={onEmail} />}
    </>
  );
}

interface ByEmailProps {
  readonly busy: boolean;
  /** No other way stands before it. */
  readonly first: boolean;
  readonly onEmail: (email: string) => void;
}

function ByEmail({ busy, first, onEmail }: ByEmailProps) {
  const [email, setEmail] = useState("");
  const [wrong, setWrong] = useState(false);
  useTextDraft(DRAFT, { email }, (draft) => setEmail(draft["email"] ?? ""));
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const sound = event.currentTarget.checkValidity();
    setWrong(!sound);
    if (sound) onEmail(email.trim());
  };
  return (
    <form className="tell-me__email" noValidate onSubmit={submit}>
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
