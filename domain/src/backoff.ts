export const FIRST_WAIT = 500;
const LONGEST_WAIT = 30_000;

/**
 * Milliseconds before try `tries` + 1: doubling up to half a minute, of which `random` in [0, 1) varies the upper half.
 */
export const backoff = (tries: number, random: number): number =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.max(0, tries - 1)) * (0.5 + random / 2);
