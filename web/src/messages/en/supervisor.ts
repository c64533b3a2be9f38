export const callSupervisor = "Call a supervisor";
/** Beside the button of that name; a call by telephone has a button of its own. */
export const supervisorHow = "‘Call a supervisor’ tells the team in writing.";
export const supervisorText =
  "‘Tell the team now’ gives the team a case about this conversation. Nobody can read the messages through it. If it can’t wait, call them as well.";
export const supervisorTextInCall =
  "‘Tell the team now’ gives the team a case about this call. If it can’t wait, call them as well.";
export const supervisorPhone = (number: string) => `Phone a supervisor: ${number}`;
export const supervisorAsk = "Tell the team now";
export const notTold = "The team was not told.";
/** Neither the call nor its answer may have arrived. */
export const maybeNotTold =
  "There was no connection: the team may not have been told. Please press ‘Tell the team now’ again, or call them.";
export const supervisorTold = (when: string) => `The team was told that you need a supervisor (${when}).`;
export const callAgain = "Tell the team again";
/** Shown to the next listener. */
export const calledByColleague = (when: string) =>
  `A colleague told the team that this talk needs a supervisor (${when}).`;
export const caseOpen = "The team has not closed the case yet, and may not have seen it.";
/** Instead of `caseOpen`, and after `caseReopened`. */
export const caseSeen = (when: string) => `An admin is looking at it (since ${when}).`;
export const caseClosed = (when: string) => `The team closed the case (${when}).`;
export const caseReopened = (when: string) => `The team has opened the case again (${when}).`;
