export const label = "Help lines for you now";
export const title = "You matter, and you do not have to carry this alone.";
export const text = "You can call right now, free, day and night. This chat stays open.";
export const endedTitle = "You do not have to carry this alone.";
export const endedText = "If it gets worse, call now: free, day and night.";
export const names = {
  "tele-manas": "Tele-MANAS",
  "tele-manas-toll-free": "Tele-MANAS, other free number",
  emergency: "Emergency",
};
