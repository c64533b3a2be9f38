import { useState } from 'react';
import * as t from '@messages/settings';
import { toast } from '../../../lib/toast';
import { Switch } from '../../../ui/form/Field';
import { savePreferences, usePreferences } from '../api';
import { defaultPreferences } from '@thodu/domain/accounts/preferences';

/** Stored with the account at once; shows the wish until the store has answered. */
export function NotificationsSwitch({ uid }: { readonly uid: string | null }) {
  const preferences = usePreferences(uid);
  const [wish, setWish] = useState<boolean | null>(null);
  const stored = preferences.state === 'here' ? preferences.value.inApp : defaultPreferences.inApp;

  const change = (on: boolean): void => {
    if (uid === null) return;
    setWish(on);
    savePreferences(uid, { inApp: on })
      .catch(() => toast('alert', t.notSaved))
      .finally(() => setWish(null));
  };

  return <Switch label={t.notifications} help={t.notificationsHelp} on={wish ?? stored} disabled={preferences.state !== 'here'} onChange={change} />;
}
