import { changeTheme, helpLines, languageSwitch } from '@messages/bars';
import { current, languages } from '../../lib/locale';
import { Link, useLocation } from '../../lib/router';
import { LampIcon, PhoneIcon } from '../../ui/barIcons';
import { ExitLink } from '../../ui/ExitLink';

/** What every bar holds: languages, help lines, theme and quick exit (lib/tools.ts and site/head.js make them work). */
export function Tools() {
  const { pathname } = useLocation();
  return (
    <div className="tools">
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
      <ExitLink />
    </div>
  );
}
