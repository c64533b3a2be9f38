export const today = "Today";
export const yesterday = "Yesterday";
export const justNow = "Just now";
/** For a time after midnight, with the weekdays before and after it. */
export const night = (before: string, day: string) => `the night from ${before} to ${day}`;
