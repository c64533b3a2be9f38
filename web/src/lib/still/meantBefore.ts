/** For so long a press is still meant for what stood in its place before, in milliseconds. */
export const MEANT_BEFORE = 500;
