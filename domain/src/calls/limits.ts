/** As long as the call that Pay As You Go buys (spec section 9: 'one 15-min emotional call'). */
export const FREE_CALL_SECONDS = 15 * 60;
/** Where no limit holds: longer than anybody talks. A page that is gone ends the call within a minute. */
export const UNBOUNDED_SECONDS = 24 * 60 * 60;

/** Calls that one person may begin in ten minutes: nobody's phone is rung for fun. In a crisis, more than anybody can make. */
export const mostCalls = (crisis: boolean): number => (crisis ? 20 : 10);
