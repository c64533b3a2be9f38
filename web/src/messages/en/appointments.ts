export const heading = "Fix an Appointment";
export const lead = "We’ll refer you to licensed professionals securely. The first appointment is free.";

export const name = "Name";
export const nameHelp = "What should the therapist call you?";
export const email = "Email";
export const emailHelp = "So that our team can reach you about the appointment.";
export const issue = "Issue";
export const issueHelp = "A few words are enough: what is troubling you, and for how long.";
export const submit = "Request Help";

export const another = "Ask for another appointment";
