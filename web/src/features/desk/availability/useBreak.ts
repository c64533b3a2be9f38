import { useEffect, useState } from "react";
import { holdsCrisis, type Entry } from "../inbox/list";
import type { OwnAvailability } from "./useAvailability";

export interface Break {
  readonly set: OwnAvailability["set"];
  /** Whom the listener holds in a crisis, while they are asked whether they go away all the same; else null. */
  readonly asked: Entry | null;
  readonly stay: () => void;
  readonly leave: () => void;
}

/** Asks before a listener goes away who holds somebody in a crisis. */
export function useBreak({ chosen: before, set }: OwnAvailability, own: readonly Entry[]): Break {
  const [isAsked, setIsAsked] = useState(false);
  const held = own.filter((entry) => holdsCrisis([entry]));
  const crisis = held.find(({ lastSender }) => lastSender === "customer") ?? held[0] ?? null;
  // The one whom it was about has gone: they go away, as they wished, and are not asked about the next one.
  const isFree = isAsked && crisis === null;
  useEffect(() => {
    if (!isFree) return;
    setIsAsked(false);
    void set("away");
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it becomes so
  }, [isFree]);
  return {
    set: async (wish) => {
      if (wish === "away" && before !== "away" && crisis) setIsAsked(true);
      else await set(wish);
    },
    asked: isAsked ? crisis : null,
    stay: () => setIsAsked(false),
    leave: () => {
      setIsAsked(false);
      void set("away");
    },
  };
}
