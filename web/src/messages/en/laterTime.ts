/** A listener at a time later. */
export const ask = "Choose a time later";
export const text = "Choose when a listener should be here for you. Your place in the queue stays.";
export const label = "When (Indian time)";
export const how = "How should we remind you?";
/** Closes the choice of a time. */
export const close = "Not now";
export const asked = (when: string) =>
  `You asked for ${when} (Indian time). We tell you as soon as a listener has taken it. You can close this page.`;
export const taken = (when: string) =>
  `A listener will be here for you: ${when} (Indian time). We remind you ten minutes before. You can close this page.`;
export const none = (when: string) =>
  `We are sorry: nobody could take ${when} (Indian time). You can stay here, be told of your turn, or choose another time.`;
export const missed = (when: string) =>
  `We are sorry: your listener did not come at ${when} (Indian time). You have your old place in the queue, and our team has been told.`;
/** Beside the arrival of a listener who is here before it. */
export const timeEnds = (when: string) => `Your time (${when}, Indian time) is given up once they have written to you.`;
export const change = "Choose another time";
export const cancel = "Cancel this time";
export const keep = "Keep my time";
/** In place of the choice, to who may be in danger. */
export const stay = "Please stay here, so that a listener can come to you as soon as possible.";
