/** Kept for this tab once the plans have opened by themselves. */
export const LIMIT_SHOWN = "thodu.limitShown";
