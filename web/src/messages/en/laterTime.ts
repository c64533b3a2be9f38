/** Asking for a listener at a later time. */
export const ask = "Choose a time later";
export const text = "Choose when a listener should be here for you. Your place in the queue stays.";
export const label = "When (India time)";
export const how = "How should we remind you?";
/** Closes the choice of a time. */
export const close = "Not now";
export const asked = (when: string) =>
  `You asked for ${when} (India time). We tell you as soon as a listener has said yes.`;
export const taken = (when: string) =>
  `A listener will be here for you: ${when} (India time). We remind you ten minutes before.`;
export const none = (when: string) =>
  `We are sorry: nobody could take ${when} (India time). You can stay here, be told of your turn, or choose another time.`;
export const missed = (when: string) =>
  `We are sorry: your listener did not come at ${when} (India time). You have your old place in the queue, and our team has been told.`;
/** After `asked` and `taken`, unless somebody may be in danger. */
export const mayClose = "You can close this page.";
/** Shown when a listener comes before the requested time, and once they have written. */
export const timeEnds = (when: string) =>
  `The time you chose (${when}, India time) is cancelled once they have written to you.`;
export const timeEnded = (when: string) =>
  `The time you chose (${when}, India time) is cancelled, because a listener is here now.`;
export const change = "Choose another time";
export const cancel = "Cancel this time";
export const keep = "Keep my time";
/** Replaces the choice for somebody who may be in danger. */
export const stay = "Please stay here, so that a listener can come to you as soon as possible.";
