/** The key under which this tab stores that the help lines of a crisis were read once, so that their text is folded. */
export const CRISIS_READ = "thodu.crisisRead";
