import { useEffect, useRef } from "react";
import { goneInCrisis } from "@messages/desk";
import { takeBack, toast } from "../../../lib/toast";
import { hearLeft, isLeftHere } from "./left";
import type { Entry } from "./list";

/**
 * Tells the listener when a person in a crisis, whom they hold, is gone from `own` (null until it is known), and takes that
 * back once they are there again. Of the conversation that is `open` its room tells.
 */
export function useGoneInCrisis(own: readonly Entry[] | null, open: string | null): void {
  const before = useRef<readonly Entry[]>([]);
  const told = useRef<Set<string>>(new Set());
  useEffect(hearLeft, []);
  useEffect(() => {
    if (own === null) return;
    for (const { id, alias } of before.current) {
      if (own.some((each) => each.id === id) || id === open || isLeftHere(id)) continue;
      toast("alert", goneInCrisis(alias), id);
      told.current.add(id);
    }
    for (const { id } of own) if (told.current.delete(id)) takeBack(id);
    before.current = own.filter(({ risk }) => risk === "crisis");
  }, [own, open]);
}
