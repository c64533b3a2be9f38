import { useEffect } from "react";
import { admin, dashboard, goPremium, logout, notifications, support, volunteerChat } from "@messages/bars";
import { usePart } from "../../conversation/usePart";
import { useSession } from "../../lib/session";
import { logoutToLogin } from "../logout";
import { Bar, BarLink } from "./Bar";

const LogoutButton = ({ more = "" }: { readonly more?: string }) => (
  <button type="button" className={`bar__link ${more}`} onClick={() => void logoutToLogin()}>
    {logout}
  </button>
);

/** Loaded later: the page is complete without it. */
const loadCount = async () => (await import("../../features/notifications/UnreadCount")).UnreadCount;

const loadPlanWords = async () => (await import("./PlanWords")).PlanWords;

/** On the screens of someone who is using Thodu: support, notifications, premium; and with an account, dashboard and logout. */
export function MemberBar() {
  const { status } = useSession();
  const UnreadCount = usePart(loadCount);
  const PlanWords = usePart(loadPlanWords, status === "user");
  // site/head.js said it as the page came; whoever has logged in or out since did so in the app.
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
      <BarLink to="/dashboard" session="in">
        {dashboard}
      </BarLink>
      <LogoutButton more="bar__link--in" />
    </Bar>
  );
}

export function DashboardBar() {
  const { claims } = useSession();
  return (
    <Bar home="/">
      {(claims.admin || claims.safety || claims.money) && <BarLink to="/admin">{admin}</BarLink>}
      {claims.volunteer && <BarLink to="/volunteer-chat">{volunteerChat}</BarLink>}
      <BarLink to="/dashboard">{dashboard}</BarLink>
      <LogoutButton />
    </Bar>
  );
}

/** On /go-premium, /request-help and /volunteer-application: only the way back and the way out. */
export function ShortBar() {
  return (
    <Bar>
      <BarLink to="/dashboard">{dashboard}</BarLink>
      <LogoutButton />
    </Bar>
  );
}
