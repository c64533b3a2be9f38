/** Payments that stand in the profile, of one page; all of them are in the copy of one's data. */
export const PAYMENTS_SHOWN = 30;
