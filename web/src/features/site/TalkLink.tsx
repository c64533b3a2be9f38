import { landing } from "@messages/site";
import { ChatIcon } from "../../ui/icons";

/** The direct link to a listener. */
export const TalkLink = () => (
  <a className="talk" href="/chat">
    <ChatIcon />
    <span>
      <b>{landing.talk}</b>
      <small>{landing.talkNote}</small>
    </span>
  </a>
);
