import { volunteerChat } from "@messages/bars";
import { tabs } from "@messages/desk";
import * as p from "@messages/deskPanes";
import { offerTitle, unansweredTitle } from "@messages/deskWork";
import { useMinutes } from "../../conversation/useMinutes";
import { useSession } from "../../lib/session";
import { DESK_TALK, kept } from "../../lib/storage";
import { ButtonLink } from "../../ui/Button";
import { isOnBreak } from "./availability/useChosenAvailability";
import { firstToAnswer, shownOffer, unansweredOf, withNews, type Entry } from "./inbox/list";
import { useOffers } from "./offers/useOffers";
import { useDeskTitle } from "./useDeskTitle";
import { useEpoch, useOwn } from "./useDesk";
import "../../conversation/talk-bar.css";

/**
 * Shown on the other pages of a listener: somebody whom they hold has written, or waits for an answer; or somebody is
 * offered to them, since the server may count them as being at the desk a little longer.
 */
export function OwnNews() {
  const { uid } = useSession();
  return uid === null ? null : <News uid={uid} />;
}

const isCrisis = (entry: Entry | null): boolean => entry?.risk === "crisis";

function offeredWords(entry: Entry): string {
  if (entry.status === "active") return unansweredTitle(entry.alias);
  return isCrisis(entry) ? p.waitsInCrisis(entry.alias) : offerTitle(entry.alias);
}

/** `count`: how many of the listener's own people wait for an answer. */
function owedWords(entry: Entry, count: number): string {
  if (isCrisis(entry)) return p.waitsInCrisis(entry.alias);
  if (count > 1) return p.peopleWait(count);
  return entry.unreadByVolunteer > 0 ? p.hasWritten(entry.alias) : p.waitsForAnswer(entry.alias);
}

function News({ uid }: { readonly uid: string }) {
  const own = useOwn(uid);
  const now = useMinutes(own);
  const unanswered = unansweredOf(own, uid, now);
  const owed = firstToAnswer(own, null, true, now) ?? unanswered[0] ?? null;
  const offered = shownOffer(useOffers(useEpoch().stamp, uid, !isOnBreak(uid)), null);
  useDeskTitle(offered?.id ?? null, withNews(own, null).length, null);
  const isOffered = offered !== null && (owed === null || (isCrisis(offered) && !isCrisis(owed)));
  const entry = isOffered ? offered : owed;
  if (entry === null) return null;
  return (
    <aside className="talk-bar" aria-label={isOffered ? p.slot : tabs.mine}>
      <p role={isCrisis(entry) ? "alert" : "status"}>
        {isOffered ? offeredWords(entry) : owedWords(entry, unanswered.length)}
      </p>
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
