export const question = "Are you thinking of ending your life?";
export const yes = "Yes";
export const no = "No";
export const whoReads = "You can say it here. Only listeners and our team see your answer.";
/** Replaces `whoReads` after an answer that was given without a connection. */
export const keptAnswer =
  "Your answer is kept and goes out once there is a connection. Calls to 14416 and 112 need no internet.";
/** Opens the question for somebody who can’t write any more, whom nobody has asked. */
export const tell = "In danger? You can still say it here.";
