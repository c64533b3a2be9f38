import { kept } from "../../../lib/storage";

const keyOf = (claimId: string): string => `thodu.lowered.${claimId}`;

/** Notes for this tab that the listener lowered the level of a crisis during this claim. */
export const keepLowered = (claimId: string): void => kept.set(keyOf(claimId), "yes");

/** Whether they did. Such a talk still gets the second look before it ends. */
export const wasLowered = (claimId: string | null): boolean => claimId !== null && kept.get(keyOf(claimId)) !== null;
