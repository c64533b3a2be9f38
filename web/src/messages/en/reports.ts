export const report = "Report";
export const title = "Report this conversation";
export const titleOfCall = "Report this call";
export const leadCustomer =
  "The team reads your report. The listener is not told that it was you. In danger? Call 112.";
export const leadVolunteer = "The team reads your report. If the person may be in danger, stay with them first.";
export const what = "What happened?";
export const missing = "Please choose what happened.";
export const categories = {
  harassment: "Insults or harassment",
  sexual: "Sexual remarks",
  threat: "Threats",
  contact: "Asking to meet or talk elsewhere",
  spam: "Advertising or spam",
  other: "Something else",
};
export const whom = "Which listener do you mean?";
export const wrote = (when: string, words: string) => `Last wrote (${when}): “${words}”`;
export const note = "Anything to add? (optional)";
export const noteHelp = "At most 1,000 characters.";
export const blockCustomer = "Don’t match me with this listener again";
export const blockVolunteer = "Don’t match me with this person again";
export const send = "Send report";
export const cancel = "Cancel";
export const thanks = "Thank you. The team has your report.";
export const thanksParted = "Thank you. The team has your report. You two will not be matched again.";
