/** While the listener holds the person, and asks not to be matched with them again. */
export const ends =
  "This ends the contact now. The person goes back to the queue and is told that their listener had to leave.";
export const inCrisis =
  "This person is in a crisis. It is better to hand over first, or to report and stay for now. What you wrote here is kept meanwhile; but once a colleague has accepted, the report can’t be sent any more.";
export const handOverFirst = "Hand over first";
export const sendAndStay = "Report, and stay for now";
export const sendAndReturn = "Report and return to the queue";
