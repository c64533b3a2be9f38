export const words = "The team reads this later, not at once. If you may be in danger, call now:";
