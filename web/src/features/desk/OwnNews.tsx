import { volunteerChat } from "@messages/bars";
import { tabs } from "@messages/desk";
import * as p from "@messages/deskPanes";
import { offerTitle, unansweredTitle } from "@messages/deskWork";
import { useSession } from "../../lib/session";
import { DESK_TALK, kept } from "../../lib/storage";
import { ButtonLink } from "../../ui/Button";
import { isOnBreak } from "./availability/useChosenAvailability";
import { firstToAnswer, shownOffer, withNews, type Entry } from "./inbox/list";
import { useOffers } from "./offers/useOffers";
import { useDeskTitle } from "./useDeskTitle";
import { useEpoch, useOwn } from "./useDesk";
import "../../conversation/talk-bar.css";

/**
 * On the other pages of a listener: that somebody whom they hold has written, or waits in a crisis for their answer. Also
 * that somebody is offered to them, as the server may take them as being at the desk for a while yet.
 */
export function OwnNews() {
  const { uid } = useSession();
  return uid === null ? null : <News uid={uid} />;
}

const isCrisis = (entry: Entry | null): boolean => entry?.risk === "crisis";

function wordsOf(entry: Entry, isOffered: boolean): string {
  if (isOffered && entry.status === "active") return unansweredTitle(entry.alias);
  if (isCrisis(entry)) return p.waitsInCrisis(entry.alias);
  return isOffered ? offerTitle(entry.alias) : p.hasWritten(entry.alias);
}

function News({ uid }: { readonly uid: string }) {
  const own = useOwn(uid);
  const owed = firstToAnswer(own, null, true);
  const offered = shownOffer(useOffers(useEpoch().stamp, uid, !isOnBreak(uid)), null);
  useDeskTitle(offered?.id ?? null, withNews(own, null).length);
  const isOffered = offered !== null && (owed === null || (isCrisis(offered) && !isCrisis(owed)));
  const entry = isOffered ? offered : owed;
  if (entry === null) return null;
  return (
    <aside className="talk-bar talk-bar--listener" aria-label={isOffered ? p.slot : tabs.mine}>
      <p role={isCrisis(entry) ? "alert" : "status"}>{wordsOf(entry, isOffered)}</p>
      <ButtonLink
        to="/volunteer-chat"
        look="outline"
        onClick={() => {
          if (!isOffered) kept.set(DESK_TALK, entry.id);
        }}
      >
        {isOffered ? volunteerChat : p.openChat}
      </ButtonLink>
    </aside>
  );
}
