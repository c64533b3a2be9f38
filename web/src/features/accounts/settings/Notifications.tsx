import { useState } from "react";
import * as t from "@messages/settings";
import { defaultPreferences, type Preferences } from "@thodu/domain/accounts/preferences";
import { useLoadedPart } from "../../../lib/useLoadedPart";
import { toast } from "../../../lib/toast";
import { Card } from "../../../ui/Card";
import { Switch } from "../../../ui/form/Field";
import { savePreferences, usePreferences } from "../api";

/** Loaded after the page, because it asks the server first. */
const loadPush = async () => (await import("./PushSwitch")).PushSwitch;

interface NotificationsProps {
  readonly uid: string | null;
}

/** How the person is notified; the same on all their devices. */
export function Notifications({ uid }: NotificationsProps) {
  const preferences = usePreferences(uid);
  const PushSwitch = useLoadedPart(loadPush);
  const [wishes, setWishes] = useState<Partial<Preferences>>({});
  const stored = preferences.state === "here" ? preferences.value : defaultPreferences;

  /** Stored at once, and shown until the store has answered. */
  const change = (wish: Partial<Preferences>): void => {
    if (uid === null) return;
    setWishes((before) => ({ ...before, ...wish }));
    savePreferences(uid, wish)
      .catch(() => toast("alert", t.notSaved))
      .finally(() => setWishes({}));
  };

  const shown = { ...stored, ...wishes };
  const disabled = preferences.state !== "here";
  return (
    <Card>
      <h2>{t.notificationsTitle}</h2>
      <Switch
        label={t.notifications}
        help={t.notificationsHelp}
        on={shown.inApp}
        disabled={disabled}
        onChange={(inApp) => change({ inApp })}
      />
      <Switch
        label={t.details}
        help={t.detailsHelp}
        on={shown.details}
        disabled={disabled}
        onChange={(details) => change({ details })}
      />
      {/* Last, because it appears after the others, and not everywhere. */}
      {uid !== null && PushSwitch && (
        <PushSwitch uid={uid} on={shown.push} disabled={disabled} onChange={(push) => change({ push })} />
      )}
    </Card>
  );
}
