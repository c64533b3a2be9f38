import { isHandedOver } from "@thodu/domain/matching/handOver";
import { useEffect, useRef } from "react";
import * as w from "@messages/deskWork";
import { serverNow } from "../../lib/serverClock";
import { toast } from "../../lib/toast";
import { isInCrisis, type Entry } from "./inbox/list";
import { askedColleague, wasStopped } from "./room/asked";
import { useTimeOver } from "./useTimeOver";

/**
 * Tells the listener that a colleague whom they asked to take somebody over has not done so: the person is still
 * theirs. The open room says so itself (room/Asking). `onNotTaken` is called then, and when the listener ceases to ask.
 */
export function useAskedColleagues(own: readonly Entry[], open: string | null, onNotTaken: (id: string) => void): void {
  const asking = useRef<ReadonlyMap<string, Entry>>(new Map());
  const ends = own.flatMap(({ offer }) => (offer?.handOver === true ? offer.expiresAt : []));
  const next = ends.filter((at) => at > serverNow());
  const over = useTimeOver(next.length === 0 ? null : Math.min(...next));
  useEffect(() => {
    const now = serverNow();
    const before = asking.current;
    asking.current = new Map(own.flatMap((each) => (isHandedOver(each, now) ? [[each.id, each]] : [])));
    for (const [id, { claimId, offer, alias }] of before) {
      // Whoever has left the list was taken over, or is gone for another reason, which is told elsewhere.
      const still = own.find((each) => each.id === id && each.claimId === claimId);
      if (!still || asking.current.get(id)?.offer?.to === offer?.to) continue;
      onNotTaken(id);
      if (wasStopped(id) || id === open) continue;
      const name = askedColleague(id, offer?.to ?? null)?.name ?? w.aColleague;
      toast(isInCrisis(still) ? "alert" : "status", w.notTaken(name, alias), id);
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once for each change of the own, and when a time is over
  }, [own, over]);
}
