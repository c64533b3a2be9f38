import { changeTheme, helpLines, languageSwitch } from '@messages/bars';
import { current, languages } from '../../lib/locale';
import { Link, useLocation } from '../../lib/router';
import { LampIcon, PhoneIcon } from '../../ui/barIcons';
import { ExitLink } from '../../ui/ExitLink';

/** Languages, theme and help lines (lib/tools.ts makes them work). */
export function Choices() {
  const { pathname } = useLocation();
  return (
    <>
      <ul className="tools__languages" role="list" aria-label={languageSwitch}>
        {languages.map(({ locale, name, short }) => (
          <li key={locale} className={locale === current ? 'tools__spoken' : undefined}>
            <a
              className="tools__language"
              href={`/localized/${locale}${pathname === '/' ? '' : pathname}`}
              lang={locale}
              hrefLang={locale}
              aria-current={locale === current ? 'true' : undefined}
              data-tool="language"
              data-language={locale}
            >
              <span className="tools__short" aria-hidden="true">
                {short}
              </span>
              <span className="tools__full">{name}</span>
            </a>
          </li>
        ))}
      </ul>
      <button type="button" className="icon-button" data-tool="theme" aria-label={changeTheme} title={changeTheme}>
        <LampIcon />
      </button>
      <Link to="/help-lines" className="icon-button tools__help" aria-label={helpLines} title={helpLines}>
        <PhoneIcon />
      </Link>
    </>
  );
}

/** What every bar holds: the choices, and quick exit (site/head.js makes it work). */
export const Tools = () => (
  <div className="tools">
    <Choices />
    <ExitLink />
  </div>
);
