/** The key under which this tab stores that the plans have opened by themselves. */
export const LIMIT_SHOWN = "thodu.limitShown";
