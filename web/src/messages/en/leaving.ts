export const leave = "Leave the queue";
export const endTitle = "End this conversation?";
export const endText = "What you wrote stays here for you, and you can write again whenever you want.";
export const endKeep = "Keep talking";
export const leaveTitle = "Leave the queue?";
export const leaveText =
  "No listener will come if you leave. What you wrote stays here for you, but a new listener will not see it. You can come back whenever you want.";
export const leaveStay = "Keep waiting";
export const left = "You left the queue. You can come back whenever you want.";
/** For somebody who can't write again at present. */
export const locked = {
  leaveText: "No listener will come if you leave. What you wrote stays here, and you can still read it.",
  endText: "What you wrote stays here, and you can still read it.",
};
/** Beside the help lines in a crisis. */
export const helpText = "You can call right now, free, day and night.";
