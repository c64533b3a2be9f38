export const seePlans = "Go Premium";

export const toChat = "Talk to a volunteer meanwhile";
/** Replaces it if the free messages are used up. */
export const toHelpLines = "Help lines";

export const pendingTitle = "Your request is with us";
export const pendingText =
  "We are looking for a therapist and a free time for you. This page changes by itself as soon as we have found both. You can close it in the meantime.";
export const pendingWait = "Looking for a free time…";
export const noSlot =
  "No time is free in the next two weeks. Someone on our team is looking for one. This page tells you as soon as it is found.";
export const sentOn = (when: string) => `Sent: ${when}`;
/** Above the form, while another appointment is booked. */
export const freeIsBooked =
  "Your free session is booked for your appointment above. To ask for another one, cancel that first, or go premium.";
