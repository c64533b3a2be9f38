import { useEffect, useRef } from "react";
import { goneInCrisis } from "@messages/desk";
import { toast } from "../../lib/toast";
import { isLeftHere } from "./api";
import type { Entry } from "./list";

/**
 * Says of somebody in a crisis, whose conversation is not the one that is `open`, that they are no longer with this
 * listener; of the open one its room says so. `own`: whom the listener holds, null until that is known.
 */
export function useGoneInCrisis(own: readonly Entry[] | null, open: string | null): void {
  const before = useRef<readonly Entry[]>([]);
  useEffect(() => {
    if (own === null) return;
    for (const { id, alias } of before.current) {
      if (own.some((each) => each.id === id) || id === open || isLeftHere(id)) continue;
      toast("alert", goneInCrisis(alias), id);
    }
    before.current = own.filter(({ risk }) => risk === "crisis");
  }, [own, open]);
}
