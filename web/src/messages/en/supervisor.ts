export const callSupervisor = "Call a supervisor";
export const supervisorText =
  "The team gets a case about this conversation at once. It does not let anybody read the messages. If it can’t wait, call as well.";
export const supervisorTextInCall =
  "‘Tell the team now’ gives the team a case about this call. If it can’t wait, call them as well.";
export const supervisorPhone = (number: string) => `Call ${number}`;
export const supervisorAsk = "Tell the team now";
export const supervisorTold = (when: string) => `The team was told that you need a supervisor (${when}).`;
export const callAgain = "Tell the team again";
/** For the next listener. */
export const calledByColleague = (when: string) =>
  `A colleague told the team that this talk needs a supervisor (${when}).`;
export const caseOpen = "The team has not closed the case yet, and may not have seen it.";
export const caseClosed = (when: string) => `The team closed the case (${when}).`;
