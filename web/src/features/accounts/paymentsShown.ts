/** How many payments the profile shows, on a single page; the copy of the data has all of them. */
export const PAYMENTS_SHOWN = 30;
