import { about, dashboard, home, login, logout, profile, signUp, volunteerChat, volunteerLogin } from "@messages/bars";
import { useLocation } from "../../lib/router";
import { logoutPublic } from "../logout";
import { Bar, BarLink } from "./Bar";

/**
 * For visitors. Somebody who is signed in on this device sees links to their own pages in place of login and sign-up
 * (see site/site.ts).
 */
export function PublicBar() {
  const { pathname, search } = useLocation();
  // Between login and sign-up the query keeps the page from which somebody came.
  const from = pathname === "/login" || pathname === "/signup" ? search : "";
  return (
    <Bar home="/">
      <BarLink to="/">{home}</BarLink>
      <BarLink to="/about">{about}</BarLink>
      <BarLink to={`/login${from}`} session="out">
        {login}
      </BarLink>
      <BarLink to="/dashboard" session="in">
        {dashboard}
      </BarLink>
      <BarLink to="/profile" session="in">
        {profile}
      </BarLink>
      {/* On a static page, which is never hydrated, site/site.ts handles the press. */}
      <button
        type="button"
        className="bar__link bar__link--in"
        data-logout="public"
        onClick={() => void logoutPublic()}
      >
        {logout}
      </button>
      <BarLink to={`/signup${from}`} look="button" session="out">
        {signUp}
      </BarLink>
      <BarLink to="/volunteer-login" look="button" session="no-listener">
        {volunteerLogin}
      </BarLink>
      <BarLink to="/volunteer-chat" look="button" session="listener">
        {volunteerChat}
      </BarLink>
    </Bar>
  );
}
