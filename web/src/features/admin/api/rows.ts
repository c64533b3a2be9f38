/** Rows of one page: with eight, no list is longer than three screens of a phone. */
export const ROWS = 8;
/** Of cases, which are taller: a reason, a note and who decided. */
export const CASE_ROWS = 4;
