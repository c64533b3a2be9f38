import { useState } from 'react';
import { brand } from '@thodu/domain/brand';
import * as t from '@messages/settings';
import { mailLink } from '../../../lib/mail';
import { neutralTitle, setNeutralTitle } from '../../../lib/neutralTitle';
import { Link } from '../../../lib/router';
import { Dialog } from '../../../ui/Dialog';
import { Switch } from '../../../ui/form/Field';

interface PrivacyDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What others may see of one's visits, what we keep, and how to have it or lose it. */
export const PrivacyDialog = ({ open, onClose }: PrivacyDialogProps) => (
  <Dialog open={open} title={t.managePrivacy} onClose={onClose}>
    <NeutralTitle />
    <h3>{t.whatWeKeep}</h3>
    <p>
      <Link to="/privacy-policy">{t.privacyPolicy}</Link>
    </p>
    <h3>{t.yourData}</h3>
    <p>{t.yourDataText}</p>
    <p className="dialog__actions">
      <a className="button button--outline" href={mailLink(brand.supportEmail, t.mailCopySubject, t.mailCopyText)}>
        {t.askCopy}
      </a>
      <a className="button button--danger" href={mailLink(brand.supportEmail, t.mailDeleteSubject, t.mailDeleteText)}>
        {t.askDelete}
      </a>
    </p>
  </Dialog>
);

/** Shown only in an open dialog, so it may read the device at once. */
function NeutralTitle() {
  const [on, setOn] = useState(() => neutralTitle() !== null);
  const change = (wanted: boolean): void => {
    setNeutralTitle(wanted ? t.neutralWords : null);
    setOn(wanted);
    document.title = wanted ? t.neutralWords : `${t.title} · ${brand.name}`;
  };
  return <Switch label={t.neutralTitle} help={t.neutralTitleHelp} on={on} onChange={change} />;
}
