/**
 * The team's targets: the percentage of people who are answered, and the minutes within which 90 % of these are
 * answered.
 */
export const TARGET_SHARE = 90;
export const TARGET_WAIT = 5;
