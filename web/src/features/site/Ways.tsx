import { landing } from "@messages/site";
import { ChatIcon, HandsIcon, PhoneIcon } from "../../ui/icons";

const ways = [
  { to: "/chat", Icon: ChatIcon, name: landing.talk, text: landing.talkText },
  { to: "/call", Icon: PhoneIcon, name: landing.call, text: landing.callText },
  { to: "/therapy", Icon: HandsIcon, name: landing.therapy, text: landing.therapyText },
] as const;

/** The three things someone can do here (spec section 1), at the end of the page. */
export const Ways = () => (
  <section className="ways">
    <h2>{landing.waysTitle}</h2>
    <ul role="list">
      {ways.map(({ to, Icon, name, text }) => (
        <li key={to}>
          <a className="way" href={to}>
            <Icon size={30} />
            <span>
              <b>{name}</b>
              <small>{text}</small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  </section>
);
