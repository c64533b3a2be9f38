export const today = "Today";
export const yesterday = "Yesterday";
export const justNow = "Just now";
