import * as t from "@messages/settings";
import { mayLeave } from "../../../lib/formStore";
import { current, languages, speak } from "../../../lib/locale";
import { Card } from "../../../ui/Card";
import { tellLanguage } from "../api/look";

/** The language of pages, on all devices of the account, and of e-mails. */
export function Language({ uid }: { readonly uid: string | null }) {
  const choose = (language: (typeof languages)[number]["locale"]): void => {
    if (!mayLeave("language")) return;
    // The page is reloaded in any case; if storing failed, it is stored then.
    void tellLanguage(uid, language).finally(() => speak(language));
  };
  return (
    <Card>
      <h2 id="language">{t.languageTitle}</h2>
      <fieldset aria-labelledby="language">
        {languages.map(({ locale, name }) => (
          <label key={locale} className="checkbox" lang={locale}>
            <input
              type="radio"
              className="checkbox__input"
              name="language"
              value={locale}
              checked={locale === current}
              onChange={() => choose(locale)}
            />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
    </Card>
  );
}
