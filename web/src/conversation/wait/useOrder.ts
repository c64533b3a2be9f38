import { alarmCountsFrom } from "@thodu/domain/matching/position";
import type { Summary } from "../documents";
import { useOpenOffer } from "./useOpenOffer";

export type Waits = Pick<Summary, "risk" | "alarm" | "waitingSince" | "offer">;

export type Order = "first" | "none" | "place";

/**
 * What somebody who waits reads of the order: that they come before all who are not in danger (`first`), in a crisis or
 * if the question about danger has been open for a while; no place at all (`none`) while it is open for less; else their place. `onFirst` is called when
 * the question has been open long enough.
 */
export function useOrder(crisis: boolean, waits: Waits | null, onFirst: () => void): Order {
  const isOpen = !crisis && waits?.alarm?.answer === null;
  const from = isOpen ? alarmCountsFrom(waits) : null;
  const isEarly = useOpenOffer(from, onFirst);
  if (crisis || (from !== null && !isEarly)) return "first";
  return isOpen ? "none" : "place";
}
