/** Kept for this tab while the help lines of a crisis were read once; their words are then folded. */
export const CRISIS_READ = "thodu.crisisRead";
