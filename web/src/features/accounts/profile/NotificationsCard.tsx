import { useEffect, useId, useState } from "react";
import { reasons } from "@messages/errors";
import * as t from "@messages/profile";
import { confirmAgain } from "../../../lib/confirmEmail";
import { toast } from "../../../lib/toast";
import { Button } from "../../../ui/Button";
import { Card } from "../../../ui/Card";
import { Checkbox } from "../../../ui/form/Field";
import { UnconfirmedEmail } from "../../../ui/UnconfirmedEmail";
import { readChannels, savePreferences } from "../api";
import type { Preferences } from "@thodu/domain/accounts/preferences";

type Choice = Pick<Preferences, "email" | "sms">;

interface NotificationsCardProps {
  readonly uid: string;
  readonly stored: Preferences;
  /** The address if it is not confirmed yet; else null. */
  readonly unconfirmed: string | null;
}

/** Which of the two this deployment can send; null until it is known. */
function useSendable(): Choice | null {
  const [sendable, setSendable] = useState<Choice | null>(null);
  useEffect(() => {
    let wanted = true;
    void readChannels().then((reply) => {
      if (wanted && reply.ok) setSendable(reply.value);
    });
    return () => {
      wanted = false;
    };
  }, []);
  return sendable;
}

/** Which messages Thodu may send elsewhere. They are chosen first and saved together. */
export function NotificationsCard({ uid, stored, unconfirmed }: NotificationsCardProps) {
  const [chosen, setChosen] = useState<Partial<Choice>>({});
  const [busy, setBusy] = useState(false);
  const sendable = useSendable();
  const { email, sms } = { ...stored, ...chosen };

  const save = (): void => {
    setBusy(true);
    savePreferences(uid, { email, sms })
      .then(
        () => {
          // What was chosen while this was being saved is not saved yet.
          setChosen((now) => (now === chosen ? {} : now));
          toast("status", t.settingsSaved);
        },
        () => toast("alert", reasons.INTERNAL),
      )
      .finally(() => setBusy(false));
  };

  return (
    <Card>
      <h2>{t.notificationsTitle}</h2>
      <div>
        <Way
          label={t.emailNotifications}
          checked={email}
          missing={sendable?.email === false ? t.emailNotSetUp : null}
          onChange={(on) => setChosen({ ...chosen, email: on })}
        />
        <Way
          label={t.smsNotifications}
          checked={sms}
          missing={sendable?.sms === false ? t.smsNotSetUp : null}
          onChange={(on) => setChosen({ ...chosen, sms: on })}
        />
      </div>
      {email && sendable?.email !== false && unconfirmed !== null && (
        <UnconfirmedEmail text={t.unconfirmed(unconfirmed)} onSend={() => confirmAgain(unconfirmed)} />
      )}
      <div className="row">
        <Button small busy={busy} onClick={save}>
          {t.saveSettings}
        </Button>
        <Button small look="outline" onClick={() => setChosen({})}>
          {t.cancel}
        </Button>
      </div>
    </Card>
  );
}

interface WayProps {
  readonly label: string;
  readonly checked: boolean;
  /** What is said if nothing can be sent this way; null if it can, or until that is known. */
  readonly missing: string | null;
  readonly onChange: (on: boolean) => void;
}

/** One way to be notified outside of Thodu. It can be chosen even where it is not set up: the choice is stored. */
function Way({ label, checked, missing, onChange }: WayProps) {
  const help = useId();
  return (
    <>
      <Checkbox
        label={label}
        checked={checked}
        aria-describedby={missing === null ? undefined : help}
        onChange={({ target }) => onChange(target.checked)}
      />
      {missing !== null && (
        <p id={help} className="soft small">
          {missing}
        </p>
      )}
    </>
  );
}
