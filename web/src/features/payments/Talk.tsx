import type { Right } from "@thodu/domain/plans/right";
import * as t from "@messages/plans";
import { talkPath } from "../../conversation/useRights";
import { ButtonLink } from "../../ui/Button";
import { ChatIcon, PhoneIcon } from "../../ui/icons";

/** What somebody can do without paying anything now; its place is kept until that is known. */
export const Talk = ({ right, known }: { readonly right: Right; readonly known: boolean }) => (
  <aside className={known ? "premium__free" : "premium__free premium__free--unknown"} aria-labelledby="premium-free">
    <h2 id="premium-free">{t.talk[right].title}</h2>
    <p>{t.talk[right].text}</p>
    <ButtonLink to={talkPath(right)} look="warm">
      {right === "used" ? <PhoneIcon /> : <ChatIcon />}
      {t.talk[right].action}
    </ButtonLink>
  </aside>
);
