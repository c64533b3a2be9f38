import * as t from "@messages/plans";
import { talkPath, type Rights } from "../../conversation/useRights";
import { ButtonLink } from "../../ui/Button";
import { ChatIcon, PhoneIcon } from "../../ui/icons";

/** What somebody can do now without paying. Its space is reserved until that is known. */
export function Talk({ rights: { chat, call, known } }: { readonly rights: Rights }) {
  const hasCall = chat === "used" && call === "free";
  const words = hasCall ? t.talkByCall : t.talk[chat];
  return (
    <aside className={known ? "premium__free" : "premium__free premium__free--unknown"} aria-labelledby="premium-free">
      <h2 id="premium-free">{words.title}</h2>
      <p>{chat === "free" && call === "used" ? t.talkByChat : words.text}</p>
      <ButtonLink to={hasCall ? "/call" : talkPath(chat)} look="warm">
        {chat === "used" ? <PhoneIcon /> : <ChatIcon />}
        {words.action}
      </ButtonLink>
    </aside>
  );
}
