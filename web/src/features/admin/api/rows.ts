/** The rows of one page: with eight, no list is longer than three screens of a phone. */
export const ROWS = 8;
/** On a narrow page cases are folded. */
export const CASES_FOLD = "(width < 40rem)";
/** The cases of one page, folded and whole: a whole one has a reason, a note and who decided. */
export const FOLDED_CASES = 10;
export const WHOLE_CASES = 5;
