import { changeTheme, help, languageSwitch } from "@messages/bars";
import { current, languages } from "../../lib/locale";
import { Link, useLocation } from "../../lib/router";
import { LampIcon } from "../../ui/barIcons";
import { ExitLink } from "../../ui/ExitLink";

/** The names of this page's language on its button: in full, and for the smallest phones. */
const spoken = languages.find(({ locale }) => locale === current) ?? languages[0];

/** Each language in its own script. The links lead to a page in that language, also without a script. */
export function Languages() {
  const { pathname } = useLocation();
  return (
    <ul className="tools__languages" role="list" aria-label={languageSwitch}>
      {languages.map(({ locale, name }) => (
        <li key={locale}>
          <a
            className="tools__language"
            href={`/localized/${locale}${pathname === "/" ? "" : pathname}`}
            lang={locale}
            hrefLang={locale}
            aria-current={locale === current ? "true" : undefined}
            data-tool="language"
            data-language={locale}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

export const HelpLink = () => (
  <Link to="/help-lines" className="tools__help">
    {help}
  </Link>
);

/** An icon in the bar of a wide window; with text in the menu of a phone (bar.css). */
export const ThemeButton = ({ inMenu = false }: { readonly inMenu?: boolean }) => (
  <button
    type="button"
    className={inMenu ? "bar__link bar__theme" : "icon-button tools__theme"}
    data-tool="theme"
    aria-label={inMenu ? undefined : changeTheme}
    title={inMenu ? undefined : changeTheme}
  >
    <LampIcon />
    {inMenu && changeTheme}
  </button>
);

/** The tools of every bar. lib/tools.ts makes language and theme work, site/head.js quick exit. */
export const Tools = () => (
  <div className="tools">
    {/* The label contains the visible part of the name, at each width. */}
    <button
      type="button"
      className="tools__choose"
      popoverTarget="languages"
      aria-label={`${languageSwitch}: ${spoken.name}, ${spoken.short}`}
    >
      <span className="tools__full">{spoken.name}</span>
      <span className="tools__short">{spoken.short}</span>
    </button>
    <div id="languages" className="tools__choice" popover="auto">
      <Languages />
    </div>
    <ThemeButton />
    <HelpLink />
    <ExitLink />
  </div>
);
