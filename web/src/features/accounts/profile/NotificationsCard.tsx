import { useEffect, useId, useState } from "react";
import { reasons } from "@messages/errors";
import * as t from "@messages/profile";
import { toast } from "../../../lib/toast";
import { Button } from "../../../ui/Button";
import { Card } from "../../../ui/Card";
import { Checkbox } from "../../../ui/form/Field";
import { readChannels, savePreferences } from "../api";
import { Unconfirmed } from "./Unconfirmed";
import type { Preferences } from "@thodu/domain/accounts/preferences";

type Choice = Pick<Preferences, "email" | "sms">;

interface NotificationsCardProps {
  readonly uid: string;
  readonly stored: Preferences;
  /** The address that its owner has not confirmed yet; null when there is none such. */
  readonly unconfirmed: string | null;
}

/** Whether it is known that no SMS can be sent; nothing is said while it is not. */
function useNoSms(): boolean {
  const [noSms, setNoSms] = useState(false);
  useEffect(() => {
    let wanted = true;
    void readChannels().then((reply) => wanted && setNoSms(reply.ok && !reply.value.sms));
    return () => {
      wanted = false;
    };
  }, []);
  return noSms;
}

/** Which messages may leave Thodu; chosen first, saved together. */
export function NotificationsCard({ uid, stored, unconfirmed }: NotificationsCardProps) {
  const [chosen, setChosen] = useState<Partial<Choice>>({});
  const [busy, setBusy] = useState(false);
  const noSms = useNoSms();
  const help = useId();
  const { email, sms } = { ...stored, ...chosen };

  const save = (): void => {
    setBusy(true);
    savePreferences(uid, { email, sms })
      .then(
        () => {
          setChosen({});
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
        <Checkbox
          label={t.emailNotifications}
          checked={email}
          onChange={({ target }) => setChosen({ ...chosen, email: target.checked })}
        />
        <Checkbox
          label={t.smsNotifications}
          checked={sms}
          aria-describedby={noSms ? help : undefined}
          onChange={({ target }) => setChosen({ ...chosen, sms: target.checked })}
        />
        {noSms && (
          <p id={help} className="soft small">
            {t.smsNotSetUp}
          </p>
        )}
      </div>
      {email && unconfirmed !== null && <Unconfirmed email={unconfirmed} />}
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
