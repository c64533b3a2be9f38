export const question = "Are you thinking of ending your life?";
export const yes = "Yes";
export const no = "No";
export const whoReads = "You can say it here. Your answer goes to the listener who comes, and to nobody else.";
