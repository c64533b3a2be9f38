export const remind = "याद दिलाएँ";
export const choices = { 5: "5 मिनट में", 15: "15 मिनट में", 30: "30 मिनट में" };
export const noReminder = "याद न दिलाएँ";
export const until = (time: string) => `${time} तक ब्रेक`;
export const untilSentence = (time: string) => `${time} तक ब्रेक।`;
export const over = "आपका ब्रेक पूरा हुआ।";
export const overTitle = "आपका ब्रेक पूरा हुआ";
