import * as t from "@messages/consent";

interface ConsentProps {
  /** What the reader is about to do. */
  readonly by: keyof typeof t.by;
}

/** What doing it says, in plain words, beside the button that does it. */
export const Consent = ({ by }: ConsentProps) => (
  <p className="soft small">
    {t.by[by]}
    <a href="/terms-and-conditions">{t.terms}</a>
    {t.between}
    <a href="/privacy-policy">{t.privacy}</a>
    {t.after}
  </p>
);
