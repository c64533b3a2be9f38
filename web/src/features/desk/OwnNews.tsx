import { tabs } from "@messages/desk";
import * as p from "@messages/deskPanes";
import { useSession } from "../../lib/session";
import { DESK_TALK, kept } from "../../lib/storage";
import { ButtonLink } from "../../ui/Button";
import { firstToAnswer, withNews } from "./inbox/list";
import { useDeskTitle } from "./useDeskTitle";
import { useOwn } from "./useDesk";
import "../../conversation/talk-bar.css";

/** On the other pages of a listener: that somebody whom they hold has written, or waits in a crisis for their answer. */
export function OwnNews() {
  const { uid } = useSession();
  return uid === null ? null : <News uid={uid} />;
}

function News({ uid }: { readonly uid: string }) {
  const own = useOwn(uid);
  const owed = firstToAnswer(own, null, true);
  useDeskTitle(null, withNews(own, null).length);
  if (owed === null) return null;
  const inCrisis = owed.risk === "crisis";
  return (
    <aside className="talk-bar talk-bar--listener" aria-label={tabs.mine}>
      <p role={inCrisis ? "alert" : "status"}>{inCrisis ? p.waitsInCrisis(owed.alias) : p.hasWritten(owed.alias)}</p>
      <ButtonLink to="/volunteer-chat" look="outline" onClick={() => kept.set(DESK_TALK, owed.id)}>
        {p.openChat}
      </ButtonLink>
    </aside>
  );
}
