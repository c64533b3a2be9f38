import { brand } from "@thodu/domain/brand";
import { volunteerChat } from "@messages/bars";
import * as t from "@messages/dashboard";
import { useSession } from "../../lib/session";
import { ButtonLink } from "../../ui/Button";
import { TwoChairs, TwoVoices } from "../../ui/illustrations/Ways";
import { Sidebar, type SidebarProps } from "./Sidebar";
import "./dashboard.css";

/** An illustration: two cups on one thread, with night colours in every theme. */
const TwoCups = ({ className }: { readonly className: string }) => (
  <img className={className} src="/art/call.svg" alt="" width="320" height="200" />
);

const ways = [
  { name: "call", Picture: TwoCups, to: "/call", title: t.callTitle, text: t.callText, button: t.callNow },
  { name: "chat", Picture: TwoVoices, to: "/chat", title: t.chatTitle, text: t.chatText, button: t.chatNow },
  {
    name: "therapy",
    Picture: TwoChairs,
    to: "/therapy",
    title: t.therapyTitle,
    text: t.therapyText,
    button: t.requestHelp,
  },
] as const;

export function DashboardScreen(sidebar: SidebarProps) {
  return (
    <div className="dashboard">
      <Sidebar {...sidebar} />
      <div className="dashboard__content">
        <h1>{t.welcome(brand.name)}</h1>
        <p className="lead">{t.lead}</p>
        <ToDesk />
        <ul role="list" className="dashboard__ways">
          {ways.map(({ name, Picture, to, title, text, button }) => (
            <li key={name} className="way">
              <Picture className={`way__picture way__picture--${name}`} />
              <div className="way__words">
                <h2>{title}</h2>
                <p>{text}</p>
                <ButtonLink to={to} look={name === "chat" ? undefined : "outline"}>
                  {button}
                </ButtonLink>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** A listener who logs in on the general page is led on: on a phone the bar's link is behind its menu. */
function ToDesk() {
  const { claims } = useSession();
  if (!claims.volunteer) return null;
  return (
    <p className="row">
      <span>{t.youListen}</span>
      <ButtonLink to="/volunteer-chat" small>
        {volunteerChat}
      </ButtonLink>
    </p>
  );
}
