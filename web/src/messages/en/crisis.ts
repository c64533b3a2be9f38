export const label = "Help lines for you now";
export const title = "You matter, and you do not have to carry this alone.";
export const text = "You can call right now, free, day and night. This chat stays open.";
/** After the answer Yes to whether they think of ending their life, by the state of their talk. */
export const saidYes = {
  active: "You said yes. Your listener knows.",
  waiting: "You said yes. You are among the first in line now.",
};
export const endedTitle = "You do not have to carry this alone.";
export const endedText = "If it gets worse, call now: free, day and night.";
export const names = {
  "tele-manas": "Tele-MANAS",
  "tele-manas-toll-free": "Tele-MANAS, other free number",
  emergency: "Emergency",
};
