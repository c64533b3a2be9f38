/** Help lines in the chat of somebody whose messages may tell of danger to them or to another person. */
export const label = "Help lines";
export const lines = "Free, day and night:";
export const names = { "tele-manas": "Tele-MANAS", emergency: "Emergency" };
export const worried = "Worried about someone?";
export const steps = [
  "If they are hurt, or about to be: call 112, and stay with them if it is safe for you.",
  "Ask them plainly whether they are thinking of ending their life. Asking does not put the idea there.",
  "Put tablets, poison or ropes out of reach, and let somebody they trust know.",
  "Tele-MANAS also helps people who worry about somebody. And you can talk here about how you are.",
];
