import { about, home, login, logout, signUp, volunteerLogin } from '@messages/bars';
import { useLocation } from '../../lib/router';
import { Bar, BarLink } from './Bar';

/** For everyone who is looking around; Logout shows while someone is signed in on this device (see site/site.ts). */
export function PublicBar() {
  const { pathname, search } = useLocation();
  // Between login and sign-up the query says where somebody came from.
  const from = pathname === '/login' || pathname === '/signup' ? search : '';
  return (
    <Bar home="/">
      <BarLink to="/">{home}</BarLink>
      <BarLink to="/about">{about}</BarLink>
      <BarLink to={`/login${from}`}>{login}</BarLink>
      <button type="button" className="bar__link bar__logout" data-logout="public">
        {logout}
      </button>
      <BarLink to={`/signup${from}`} look="button">
        {signUp}
      </BarLink>
      <BarLink to="/volunteer-login" look="button">
        {volunteerLogin}
      </BarLink>
    </Bar>
  );
}
