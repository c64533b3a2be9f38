import { about, home, login, logout, signUp, volunteerLogin } from '@messages/bars';
import { Bar, BarLink } from './Bar';

/** For everyone who is looking around; Logout shows while someone is signed in on this device (see site/site.ts). */
export function PublicBar() {
  return (
    <Bar home="/">
      <BarLink to="/">{home}</BarLink>
      <BarLink to="/about">{about}</BarLink>
      <BarLink to="/login">{login}</BarLink>
      <button type="button" className="bar__link bar__logout" data-logout="public">
        {logout}
      </button>
      <BarLink to="/signup" look="button">
        {signUp}
      </BarLink>
      <BarLink to="/volunteer-login" look="button">
        {volunteerLogin}
      </BarLink>
    </Bar>
  );
}
