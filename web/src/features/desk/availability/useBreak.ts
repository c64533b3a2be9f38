import { useEffect, useState } from "react";
import { holdsCrisis, type Entry } from "../inbox/list";
import type { OwnAvailability } from "./useAvailability";

export interface Break {
  readonly set: OwnAvailability["set"];
  /** The person in a crisis about whom the listener is being asked before they go away; else null. */
  readonly asked: Entry | null;
  readonly stay: () => void;
  /** The listener goes away once the person in question is no longer with them. */
  readonly handOver: () => void;
  readonly leave: () => void;
  /** Nobody has taken this person over; the listener goes on with them. */
  readonly notTaken: (id: string) => void;
}

/** A break that was asked for and has not begun. */
interface Wish {
  /** The conversation that the listener is handing over first. */
  readonly handsOver: string | null;
}

/** Asks a listener who holds somebody in a crisis before they go away. */
export function useBreak({ chosen: before, set }: OwnAvailability, own: readonly Entry[]): Break {
  const [wish, setWish] = useState<Wish | null>(null);
  const held = own.filter((entry) => holdsCrisis([entry]));
  const crisis = held.find(({ lastSender }) => lastSender === "customer") ?? held[0] ?? null;
  const isHandingOver = held.some(({ id }) => id === wish?.handsOver);
  // The person in question has gone: the listener goes away as they wished, and is not asked about the next one.
  const isFree = wish !== null && crisis === null;
  useEffect(() => {
    if (!isFree) return;
    setWish(null);
    void set("away");
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it becomes so
  }, [isFree]);
  return {
    set: async (next) => {
      const asks = next === "away" && before !== "away" && crisis !== null;
      setWish(asks ? { handsOver: null } : null);
      if (!asks) await set(next);
    },
    asked: wish !== null && !isHandingOver ? crisis : null,
    stay: () => setWish(null),
    handOver: () => setWish({ handsOver: crisis?.id ?? null }),
    notTaken: (id) => setWish((now) => (now?.handsOver === id ? null : now)),
    leave: () => {
      setWish(null);
      void set("away");
    },
  };
}
