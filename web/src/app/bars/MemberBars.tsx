import { useEffect } from "react";
import { dashboard, goPremium, logout, notifications, support } from "@messages/bars";
import { useLoadedPart } from "../../lib/useLoadedPart";
import { useSession } from "../../lib/session";
import { logoutToLogin } from "../logout";
import { Bar, BarLink } from "./Bar";
import { StaffLinks } from "./StaffLinks";

const LogoutButton = ({ more = "" }: { readonly more?: string }) => (
  <button type="button" className={`bar__link ${more}`} onClick={() => void logoutToLogin()}>
    {logout}
  </button>
);

/** Loaded later, because the page is complete without it. */
const loadCount = async () => (await import("../../features/notifications/UnreadCount")).UnreadCount;

const loadPlanWords = async () => (await import("./PlanWords")).PlanWords;

/**
 * The bar on the screens of people who use Thodu: support, notifications, plans; and with an account, dashboard and
 * logout.
 */
export function MemberBar() {
  const { status } = useSession();
  const UnreadCount = useLoadedPart(loadCount);
  const PlanWords = useLoadedPart(loadPlanWords, status === "user");
  // site/head.js set this when the page was loaded. Somebody who has logged in or out since did so in the app.
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (status === "user") dataset["session"] = "user";
    else if (status !== "loading") delete dataset["session"];
  }, [status]);
  return (
    <Bar home={status === "user" ? "/dashboard" : "/"}>
      <BarLink to="/support">{support}</BarLink>
      <BarLink to="/notifications">
        {notifications} {UnreadCount && <UnreadCount />}
      </BarLink>
      <BarLink to="/go-premium" look="highlight">
        {PlanWords ? <PlanWords /> : goPremium}
      </BarLink>
      <StaffLinks />
      <BarLink to="/dashboard" session="in">
        {dashboard}
      </BarLink>
      <LogoutButton more="bar__link--in" />
    </Bar>
  );
}

export const DashboardBar = () => (
  <Bar home="/">
    <StaffLinks />
    <BarLink to="/dashboard">{dashboard}</BarLink>
    <LogoutButton />
  </Bar>
);

/** On /go-premium, /request-help and /volunteer-application: only the links back and the logout. */
export function ShortBar() {
  return (
    <Bar>
      <StaffLinks />
      <BarLink to="/dashboard">{dashboard}</BarLink>
      <LogoutButton />
    </Bar>
  );
}
