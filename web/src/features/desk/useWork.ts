import type { Volunteer } from "@thodu/domain/volunteers/model";
import { useCallOnOtherPage } from "../../calls/otherPage";
import { useCallState } from "../../calls/state";
import { isInCall } from "../../calls/stillOpen";
import { firstToAnswer, type Entry } from "./inbox/list";
import { useAvailability, type OwnAvailability } from "./availability/useAvailability";
import { useBreak, type Break } from "./availability/useBreak";
import { useConduct, type Conduct } from "./room/useConduct";
import { useEpoch } from "./useDesk";
import { useGoneInCrisis } from "./inbox/useGoneInCrisis";
import { useList, type DeskListState } from "./inbox/useList";
import { useOffers } from "./offers/useOffers";
import { useOwnRecord } from "./useOwnRecord";
import { usePicked, type Picking } from "./usePicked";

export interface Work {
  /** Null until it is known. */
  readonly record: Volunteer | null;
  readonly availability: OwnAvailability;
  readonly away: Break;
  readonly conduct: Conduct;
  readonly list: DeskListState;
  readonly picking: Picking;
  readonly offers: readonly Entry[];
  /** Whom they hold and have to answer first; null without one. */
  readonly owed: Entry | null;
}

/**
 * A listener's work: how available they are, who has written, whom they are offered and whom they have picked. `coversTalk`:
 * something hides the conversation that is open.
 */
export function useWork(uid: string, coversTalk: boolean): Work {
  const epoch = useEpoch();
  const record = useOwnRecord(uid);
  const availability = useAvailability(uid, record);
  const isOnline = availability.state === "online" && availability.chosen === "online";
  // Whoever talks with somebody is asked for nobody else meanwhile.
  const isHere = isInCall(useCallState());
  const inCall = useCallOnOtherPage() || isHere;
  const offers = useOffers(epoch.stamp, uid, isOnline && !inCall);
  const conduct = useConduct(uid, record);
  const picking = usePicked(uid, record, conduct);
  const list = useList(uid, epoch, picking.picked, coversTalk);
  useGoneInCrisis(list.isOwnKnown ? list.own : null, picking.shown?.id ?? null);
  const away = useBreak(availability, list.own);
  const owed = firstToAnswer(list.own, list.watched, availability.chosen === "away");
  return { record, availability, away, conduct, list, picking, offers, owed };
}
