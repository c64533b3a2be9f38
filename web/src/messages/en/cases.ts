/** The row of a case on a phone, which opens the rest. */

/** What an open case asks for. */
export const due = {
  reach: "Reach the listener",
  read: "Read what was written",
  look: "See who waits",
  decide: "Decide",
  close: "Close",
};
export const closed = "Closed";
