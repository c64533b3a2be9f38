/** The length of the call that Pay As You Go buys (spec section 9: 'one 15-min emotional call'). */
export const FREE_CALL_SECONDS = 15 * 60;
/** Used where no limit applies; longer than anybody talks. If a page is gone, the call ends within a minute. */
export const UNBOUNDED_SECONDS = 24 * 60 * 60;

/**
 * How many calls a person may begin in ten minutes, so that nobody rings listeners for fun. In a crisis more than
 * anybody can make.
 */
export const mostCalls = (crisis: boolean): number => (crisis ? 20 : 10);
