import * as t from "@messages/consent";

interface ConsentProps {
  /** The action by which somebody agrees. */
  readonly by: keyof typeof t.by;
}

/** Says beside a button, in plain words, what somebody agrees to by pressing it. */
export const Consent = ({ by }: ConsentProps) => (
  <p className="soft small">
    {t.by[by]}
    <a href="/terms-and-conditions">{t.terms}</a>
    {t.between}
    <a href="/privacy-policy">{t.privacy}</a>
    {t.after}
  </p>
);
