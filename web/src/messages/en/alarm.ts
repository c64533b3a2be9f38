export const question = "Are you thinking of ending your life?";
export const yes = "Yes";
export const no = "No";
export const whoReads = "You can say it here. Only listeners and our team see your answer.";
/** In the place of `whoReads` once it was answered without a connection. */
export const keptAnswer =
  "Your answer is kept and goes out once there is a connection. Calls to 14416 and 112 need no internet.";
