/** For admins: alarms by week, and how they ended. */
export const title = "Alarms by week";
export const explained =
  "The automatic check of messages raises an alarm, certain or unsure. Listeners then confirm or lower it, and people may answer when we ask whether they are thinking of ending their life. A chat that was lowered once counts as lowered, even if it is raised again. No messages are kept for this. The waits are those until a listener came, also if that listener has written nothing yet. Somebody who left before counts as one for whom nobody came, for as long as they waited. Those who still wait are not in the figures of the waits.";
/** The link to the lines of the audit log about changed levels. */
export const whoChanged = "Which conversations were raised or lowered, when and by whom";
export const loading = "Loading…";
export const week = "Week of";
/** Beside the date of a row. */
export const thisWeek = "this week";
export const lastWeek = "last week";
export const columns = {
  certain: "Certain",
  unsure: "Unsure",
  confirmed: "Right: ended as a crisis",
  lowered: "Lowered by listeners",
  yes: "Question: yes",
  no: "Question: no",
  open: "Question: no answer",
  left: "Left before a listener came",
  half: "Median wait until a listener came",
  most: "90 %: a listener came within",
};
export const rightOf = (right: number, of: number) => `${right} of ${of} judged`;
export const inMinutes = (count: number) => `${count} min`;
export const earlierWeeks = "Show earlier weeks";
