export const confirmedTitle = "Appointment Confirmed!";
export const doctor = "Doctor";
export const date = "Date";
export const time = "Time";
export const zone = "India time (IST)";
export const reference = "Reference";
export const close = "Close";
export const calendar = "Add to calendar";
export const showAgain = "Show the appointment";
/** The title in a calendar that others may see, so it does not say why. */
export const eventTitle = (therapist: string) => `Appointment with ${therapist}`;
export const bookedTitle = "Your appointment";
export const nextTitle = "What happens next";
export const meeting = (address: string) =>
  `Before the appointment our team writes to ${address} to tell you how you will meet: by video link or by phone.`;
export const meetByLink = "You meet by video. At the time of your appointment, open this link:";
export const openMeeting = "Open the video meeting (in a new tab)";
export const meetByPhone = "You meet by phone. At the time of your appointment, call this number:";
export const meetingFails = (phone: string, address: string) =>
  `Does that not work? Call ${phone} or write to ${address}, and give your reference.`;
export const unheard = (phone: string, address: string) =>
  `No message, and less than two hours left? Call ${phone} or write to ${address}, and give your reference.`;
export const changeUntil = "You can move or cancel it here until 12 hours before.";
/** Replaces it shortly after the time was set. */
export const justSetUntil = (when: string) =>
  `It was set only just now, so you can still move or cancel it here until ${when}.`;
/** The phone number stands between the two. */
export const tooLate = { before: "It starts in less than 12 hours. To change it, call ", after: "." };
export const change = {
  move: {
    action: "Move it",
    title: "Move your appointment?",
    text: "It moves to the next free day, at the same time, perhaps with another therapist. Your old time becomes free for somebody else.",
    yes: "Move it to the next free day",
    no: "Keep the day as it is",
    done: "Your appointment was moved.",
  },
  cancel: {
    action: "Cancel it",
    title: "Cancel your appointment?",
    text: "Your time becomes free for somebody else. You can ask for another appointment at any time.",
    yes: "Yes, cancel it",
    no: "Keep the appointment",
    done: "Your appointment was cancelled.",
  },
  withdraw: {
    action: "Cancel the request",
    title: "Cancel your request?",
    text: "We stop looking for a therapist. It does not count against you, and you can ask again at any time.",
    yes: "Yes, cancel it",
    no: "Keep the request",
    done: "Your request was cancelled.",
  },
};
export const changedMeanwhile =
  "Your appointment has changed in the meantime, so we left it as it is now. Please look at it again.";
export const toKeep = (address: string, when: string) =>
  `We have sent an email to ${address}. Press ‘Keep it’ there by ${when}, or the appointment is cancelled.`;
/** Replaces it once that time is over, until the server has cancelled it. */
export const lapsed = "It was not kept in time, and is being cancelled. It does not count against you.";
