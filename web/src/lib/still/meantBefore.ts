/** A press within this many milliseconds after a change was still meant for what was there before. */
export const MEANT_BEFORE = 500;
