import * as t from '@messages/consent';

/** What signing up says, in plain words, above the button that does it. */
export const Consent = () => (
  <p className="soft small">
    {t.before}
    <a href="/terms-and-conditions">{t.terms}</a>
    {t.between}
    <a href="/privacy-policy">{t.privacy}</a>
    {t.after}
  </p>
);
