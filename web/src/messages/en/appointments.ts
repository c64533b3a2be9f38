export const heading = "Fix an Appointment";
export const lead = "We’ll refer you to licensed professionals securely. The first appointment is free.";

export const name = "Name";
export const nameHelp = "The name the therapist should call you by.";
export const email = "Email";
export const emailHelp = "So that our team can reach you about the appointment.";
export const issue = "Issue";
export const issueHelp = "A few words are enough: what weighs on you, and since when.";
export const submit = "Request Help";

export const seePlans = "Go Premium";

export const toChat = "Talk to a volunteer meanwhile";
/** In its place where the free messages are used. */
export const toHelpLines = "Help lines";

export const pendingTitle = "Your request is with us";
export const pendingText =
  "We are looking for a therapist and a free time for you. This page changes by itself as soon as both are found; you can also close it.";
export const pendingWait = "Looking for a free time…";
export const noSlot =
  "No time is free in the next two weeks. A person of our team looks for one, and this page tells you as soon as there is one.";
export const sentOn = (when: string) => `Sent: ${when}`;

export const cancelled = "This appointment was cancelled. You can write to us, and we look for another time.";
export const another = "Ask for another appointment";
