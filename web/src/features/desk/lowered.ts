import { kept } from "../../lib/storage";

const keyOf = (claimId: string): string => `thodu.lowered.${claimId}`;

/** Keeps, for as long as the tab is open, that the listener lowered the level of a crisis in this claim. */
export const keepLowered = (claimId: string): void => kept.set(keyOf(claimId), "yes");

/** Whether they did: such a talk is looked at a second time before it ends, all the same. */
export const wasLowered = (claimId: string | null): boolean => claimId !== null && kept.get(keyOf(claimId)) !== null;
