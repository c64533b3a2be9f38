/** The rows of one page: with eight, no list is longer than three screens of a phone. */
export const ROWS = 8;
/** The cases of one page. They are taller: a reason, a note and who decided. */
export const CASE_ROWS = 4;
