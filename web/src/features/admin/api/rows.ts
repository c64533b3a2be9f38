/** Rows of one page: with eight, no list is longer than three screens of a phone. */
export const ROWS = 8;
