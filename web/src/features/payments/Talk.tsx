import { freeBesideChat } from "@thodu/domain/plans/freeAppointment";
import type { Right } from "@thodu/domain/plans/right";
import * as t from "@messages/plans";
import { talkPath, type Rights } from "../../conversation/useRights";
import type { Live } from "../../lib/useLive";
import { ButtonLink } from "../../ui/Button";
import { ChatIcon, PhoneIcon } from "../../ui/icons";

interface Props {
  readonly rights: Rights;
  readonly appointment: Live<Right>;
}

/** What somebody can do now without paying. Its space is reserved until that is known. */
export function Talk({ rights: { chat, call, ...rights }, appointment }: Props) {
  const known = rights.known && appointment.state !== "loading";
  const beside = freeBesideChat(call, appointment.state === "here" ? appointment.value : null);
  const hasCall = chat === "used" && call === "free";
  const words = hasCall ? t.talkByCall : t.talk[chat];
  return (
    <aside className={known ? "premium__free" : "premium__free premium__free--unknown"} aria-labelledby="premium-free">
      <h2 id="premium-free">{words.title}</h2>
      <p>{chat === "free" && beside !== "both" ? t.freeBeside[beside] : words.text}</p>
      <ButtonLink to={hasCall ? "/call" : talkPath(chat)} look="warm">
        {chat === "used" ? <PhoneIcon /> : <ChatIcon />}
        {words.action}
      </ButtonLink>
    </aside>
  );
}
