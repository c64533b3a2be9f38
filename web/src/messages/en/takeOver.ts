export const takeOverTitle = (alias: string) => `Take over the chat with ${alias}?`;
export const takeOverText =
  "Another listener is with this person now. You can take over once the person has waited five minutes for an answer, or a minute and a half if they are at risk. Until then your colleague can hand the chat over to you. The person is told that the listener has changed.";
/** Once they may be taken over. `minutes`: how long they have waited. */
export const takeOverNow = (minutes: number) =>
  `You can take over now: this person has waited ${minutes === 1 ? "1 minute" : `${minutes} minutes`} for an answer of the listener who is with them. They are told that the listener has changed.`;
export const takeOverReason = "Why are you taking over?";
export const takeOverHelp = "For the team’s records. At most 300 characters.";
export const takeOverMissing = "Please write a reason.";
export const takeOver = "Take over";
