import { useEffect, useRef } from "react";
import { goneInCrisis, takenOver } from "@messages/desk";
import { takeBack, toast } from "../../../lib/toast";
import { hearLeft, isLeftHere } from "./left";
import type { DeskListState } from "./useList";
import { isInCrisis, type Entry } from "./list";

/**
 * Tells the listener when a person is no longer theirs: because a colleague took them over or, in a crisis, for any
 * reason. Withdraws that if they are theirs again. Does not do so for the `open` conversation, whose room reports it.
 * In a crowd, where the others come by another query, a take-over outside a crisis may be missed.
 */
export function useGone(list: Pick<DeskListState, "own" | "isOwnKnown" | "whereNow">, open: string | null): void {
  const own = list.isOwnKnown ? list.own : null;
  const before = useRef<readonly Entry[]>([]);
  const told = useRef<Set<string>>(new Set());
  useEffect(hearLeft, []);
  useEffect(() => {
    if (own === null) return;
    for (const entry of before.current) {
      const { id, alias } = entry;
      if (own.some((each) => each.id === id) || id === open || isLeftHere(id)) continue;
      const isTaken = list.whereNow(id)?.is === "held";
      if (!isTaken && !isInCrisis(entry)) continue;
      toast(isInCrisis(entry) ? "alert" : "status", isTaken ? takenOver(alias) : goneInCrisis(alias), id);
      told.current.add(id);
    }
    for (const { id } of own) if (told.current.delete(id)) takeBack(id);
    before.current = own;
    // oxlint-disable-next-line react/exhaustive-deps -- once for each change of the own
  }, [own, open]);
}
