export const heading = "Was this you?";
export const lead = "Somebody asked for an appointment with a therapist and gave your email address.";
export const keep = "Keep it";
export const notMe = "This wasn't me";
export const otherwise =
  "Without an answer the appointment is cancelled automatically, and your email can be used for another one.";
export const kept = "Thank you. The appointment is yours.";
export const freed = "Thank you. The appointment is cancelled, and it does not count against you.";
export const over = "This appointment is over or was cancelled. You can ask for a new one.";
export const brokenLink = "This link is not complete. Please open it again from the email.";
export const toTherapy = "Go to the appointment";
