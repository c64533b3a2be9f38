import type { Volunteer } from "@thodu/domain/volunteers/model";
import { useCallOnOtherPage } from "../../calls/otherPage";
import { useCallState } from "../../calls/state";
import { isInCall } from "../../calls/stillOpen";
import { useMinutes } from "../../conversation/useMinutes";
import { useTopDialog } from "../../ui/openDialogs";
import { firstToAnswer, type Entry } from "./inbox/list";
import { useAskedColleagues } from "./useAskedColleagues";
import { useAbsence, type Absence } from "./availability/useAbsence";
import { useAvailability, type OwnAvailability } from "./availability/useAvailability";
import { useBreak, type Break } from "./availability/useBreak";
import { useConduct, type Conduct } from "./room/useConduct";
import { useEpoch } from "./useDesk";
import { useGone } from "./inbox/useGone";
import { useList, type DeskListState } from "./inbox/useList";
import { useOffers } from "./offers/useOffers";
import { useOwnRecord } from "./useOwnRecord";
import { usePicked, type Picking } from "./usePicked";

export interface Work {
  /** Null until it is known. */
  readonly record: Volunteer | null;
  readonly availability: OwnAvailability;
  readonly away: Break;
  readonly absence: Absence;
  readonly conduct: Conduct;
  readonly list: DeskListState;
  readonly picking: Picking;
  readonly offers: readonly Entry[];
  /** How many people the listener holds, if nobody new is offered for that reason; else null. */
  readonly limitReached: number | null;
  /** The person whom the listener holds and has to answer first; null without one. */
  readonly owed: Entry | null;
  /** Something hides the open conversation, so it is not read: the context on a phone, or a modal dialog. */
  readonly isCovered: boolean;
}

/**
 * A listener's work: their availability, the list, the offers to them, and the conversation they have selected.
 * `coversTalk`: the context hides the open conversation.
 */
export function useWork(uid: string, coversTalk: boolean): Work {
  // Whichever dialog it is: nobody reads a talk behind it.
  const isCovered = useTopDialog() !== null || coversTalk;
  const epoch = useEpoch();
  const record = useOwnRecord(uid);
  const availability = useAvailability(uid, record);
  const isOnline = availability.state === "online" && availability.chosen === "online";
  // During a call nobody else is offered.
  const isHere = isInCall(useCallState());
  const inCall = useCallOnOtherPage() || isHere;
  const offers = useOffers(epoch.stamp, uid, isOnline && !inCall);
  const conduct = useConduct(uid, record);
  const picking = usePicked(uid, record, conduct);
  const absence = useAbsence(uid, availability.chosen, record);
  const isUnseen = ({ id, claimedAt }: Pick<Entry, "id" | "claimedAt">) => isCovered || absence.isFrom(id, claimedAt);
  const list = useList(uid, epoch, picking.picked, isUnseen);
  useGone(list, picking.shown?.id ?? null);
  const away = useBreak(availability, list.own);
  useAskedColleagues(list.own, picking.shown?.id ?? null, away.notTaken);
  const now = useMinutes(list.own);
  // During a call the person in view may be heard in it, as `waitsInCrisis` does not know.
  const owed = firstToAnswer(list.own, list.watched, availability.chosen === "away", inCall ? 0 : now);
  const limitReached = record && record.load >= record.capacity ? record.load : null;
  return { record, availability, away, absence, conduct, list, picking, offers, limitReached, owed, isCovered };
}
