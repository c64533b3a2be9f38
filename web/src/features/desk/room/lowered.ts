import { MINUTE } from "@thodu/domain/time";
import { kept } from "../../../lib/storage";

const keyOf = (claimId: string): string => `thodu.lowered.${claimId}`;

/** For so long after it a lowered level is worth a second thought before the person goes back to the queue. */
const LATELY = 10 * MINUTE;

/** Notes for this tab that the listener lowered the level of a crisis during this claim, and when. */
export const keepLowered = (claimId: string): void => kept.set(keyOf(claimId), String(Date.now()));

/** Whether they did. Such a talk still gets the second look before it ends. */
export const wasLowered = (claimId: string | null): boolean => claimId !== null && kept.get(keyOf(claimId)) !== null;

/** Whether they did so a few minutes ago. */
export const wasLoweredLately = (claimId: string | null): boolean =>
  claimId !== null && Date.now() - Number(kept.get(keyOf(claimId)) ?? -Infinity) < LATELY;
