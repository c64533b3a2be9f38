export const title = "You don’t have to wait for an answer here";
export const text =
  "Our team reads this only later. If you might hurt yourself, or are in danger, please call now or talk to a listener.";
export const names = { "tele-manas": "Tele-MANAS, free, day and night", emergency: "Emergency" };
export const talk = "Talk to a listener now";
