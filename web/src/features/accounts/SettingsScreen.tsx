import { useState } from 'react';
import * as t from '@messages/settings';
import { useSession } from '../../lib/session';
import { chooseTheme } from '../../lib/theme';
import { useDark, useTheme } from '../../lib/useTheme';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Switch } from '../../ui/form/Field';
import { FeedbackDialog } from './settings/FeedbackDialog';
import { Notifications } from './settings/Notifications';
import { PrivacyDialog } from './settings/PrivacyDialog';

export function SettingsScreen() {
  const { uid } = useSession();
  const [open, setOpen] = useState<'privacy' | 'feedback' | null>(null);
  const close = (): void => setOpen(null);
  return (
    <div className="prose stack--wide">
      <h1>{t.title}</h1>
      <Look />
      <Notifications uid={uid} />
      <Card>
        <h2>{t.moreTitle}</h2>
        <div className="row">
          <Button look="outline" onClick={() => setOpen('privacy')}>
            {t.managePrivacy}
          </Button>
          <Button look="outline" onClick={() => setOpen('feedback')}>
            {t.submitFeedback}
          </Button>
        </div>
      </Card>
      <PrivacyDialog open={open === 'privacy'} onClose={close} />
      <FeedbackDialog open={open === 'feedback'} onClose={close} />
    </div>
  );
}

/** Light or dark, by choice or as the device has it. */
function Look() {
  const theme = useTheme();
  return (
    <Card>
      <h2>{t.lookTitle}</h2>
      <Switch label={t.darkMode} help={t.darkModeHelp} on={useDark()} onChange={(on) => chooseTheme(on ? 'dark' : 'light')} />
      {theme === 'system' ? (
        <p className="soft small">{t.followsDevice}</p>
      ) : (
        <Button look="quiet" small onClick={() => chooseTheme('system')}>
          {t.followDevice}
        </Button>
      )}
    </Card>
  );
}
