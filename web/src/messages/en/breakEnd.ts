/** The name of the choice, and what it shows before one is made. */
export const remind = "Remind me";
export const choices = { 5: "In 5 minutes", 15: "In 15 minutes", 30: "In 30 minutes" };
export const noReminder = "No reminder";
export const until = (time: string) => `Break until ${time}`;
/** Where nothing else says that the listener is on a break. */
export const untilSentence = (time: string) => `Break until ${time}.`;
export const over = "Your break is over.";
export const overTitle = "Your break is over";
