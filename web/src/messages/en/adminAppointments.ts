export const appointments = "Appointments";
export const states = { pending: "Waiting", confirmed: "Booked", done: "Done", cancelled: "Cancelled" };
export const noRequests = "No requests here.";
export const noneWaits = "No request waits for a time. Thodu gives times by itself; those stand under “Booked”.";
/** Leads to the list of what is booked. */
export const seeBooked = "See what is booked";
/** The list of confirmed appointments on past days. */
export const over = "Past, not closed";
export const search = "Find an appointment";
export const searchHelp = "By its reference, such as 7F3A-91BC, by the whole email, or by the ID of the person.";
export const found = "Found appointments";
export const noMatch = "No appointment has this reference, email or ID.";
export const loading = "Loading";

export const slot = (doctor: string, moment: string) => `${doctor}, ${moment} (India time)`;
export const noSlot = "No free time within 14 days: please assign";
export const toKeep = (moment: string) =>
  `Waits for the person’s answer by email: without it, cancelled by itself on ${moment} (India time)`;
export const stuck = "Not confirmed yet: please check";
export const asked = (ago: string) => `Asked: ${ago}`;
export const issue = "What it is about";

export const assign = "Assign";
export const move = "Move";
export const done = "Done";
export const cancelIt = "Cancel it";
export const keep = "Leave as it is";
export const assignTitle = "Assign a therapist";
export const moveTitle = "Change this appointment";
/** With the language in which the request was sent. */
export const assignFor = (name: string, language: string) =>
  `For ${name} (${language}), at 6:30 pm India time. They are told of it at once.`;
export const therapist = "Therapist";
export const dayLabel = "Day";
export const taken =
  "On that day the therapist is booked, or this person has another appointment. Please choose another day.";
export const booked = (moment: string) => `${moment} (booked)`;
export const assigned = (name: string, when: string) => `${name} has an appointment now: ${when}.`;
export const moved = (name: string, when: string) => `The appointment of ${name} is moved: ${when}.`;
export const met = (who: string) => `How ${who} and the therapist meet is saved. They are told of it.`;
export const meeting = "How they meet (optional)";
export const meetingHelp =
  "A link that begins with https://, or the phone number that the person calls. Left empty, their page says that the team will write to them.";
export const meetingWrong =
  "Write a link that begins with https://, or a phone number such as +91 98480 22338, and nothing else.";
export const meets = (how: string) => `How they meet: ${how}`;
export const meetingUnsaid = "How they meet is not said yet.";
/** Replaces `meetingUnsaid` within a day of the appointment. */
export const soonUnsaid = "Soon, and how they meet is not said";
/** Below the chosen day. */
export const shortNotice = "This is less than 2 hours away. Its person and the therapist may not learn of it in time.";
export const sayMeeting = "How they meet";
export const doneTitle = "Did this appointment take place?";
export const doneText =
  "It moves to the list of appointments that are done, and can be opened again there. The person is not told.";
export const doneAhead =
  "Its hour is still ahead. As done, it leaves the person’s page: they no longer see when it is and how they meet.";
export const cancelTitle = "Cancel this request?";
export const cancelText =
  "The person is told. If a time was booked, others can have it. You can open this again only before that time, and only while nobody else has it.";
export const closed = {
  done: (name: string) => `The appointment of ${name} is done.`,
  cancelled: (name: string) => `The request of ${name} is cancelled.`,
};

export const therapists = "Therapists";
export const add = "Add a therapist";
export const edit = "Edit";
export const addTitle = "Add a therapist";
export const editTitle = "Edit this therapist";
export const emptyRoster = "No therapists yet. Add one before you assign appointments.";
export const nobodyTakes = "No therapist takes new appointments now. Let one take them again under Therapists.";
export const noNumber = "No registration number";
export const inactive = "Takes no new appointments";
export const name = "Name";
export const number = "Registration number";
export const numberHelp = "With the Rehabilitation Council of India or a state council.";
export const languagesLabel = "Languages";
export const languages = { en: "English", te: "Telugu", hi: "Hindi" };
export const daysLabel = "Working days";
export const days = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
export const active = "Takes new appointments";
export const inactiveText = "What is booked stays as it is; move or cancel that under “Booked”.";
export const save = "Save";
export const saved = (who: string) => `${who} is saved.`;
export const reopenTitle = "Open this appointment again?";
export const reopenText = {
  /** `list`: the list in which it is then. */
  done: (list: string) => `It stands under “${list}” again. The person is not told.`,
  timed: "It gets its time back, if nobody else has that by now. The person is told that it is booked again.",
  untimed: "It stands under “Waiting” again until you give it a time. The person is told once it has one.",
  asked: "Their email address is not confirmed: an email asks them to keep it, and without an answer it is cancelled.",
};
export const reopened = (who: string) => `The request of ${who} is open again.`;
export const hourTaken = "Somebody else has that time now, or this person has another appointment then.";
export const cancelPastText =
  "Its hour is over. Cancelled, it can’t be opened again. If it took place, choose “Done” instead.";
export const overtaken = {
  pending: "Meanwhile this request was opened again and waits for a time. Nothing was done from here.",
  confirmed: (time: string) => `Meanwhile this appointment was booked: ${time}. Nothing was done from here.`,
  done: "Meanwhile this appointment was marked as done. Nothing was done from here.",
  cancelled: "Meanwhile this request was cancelled. Nothing was done from here.",
  unread: "Meanwhile this request was changed. Nothing was done from here. Please look at it again.",
};
/** A colleague has changed how to meet. */
export const overtakenMeeting = (how: string) =>
  `Meanwhile a colleague has changed this. Nothing was done from here. ${how}`;
export const choiceKept = "Your choice below is kept. Press again if it is still right.";
export const whoChanged = "Who changed it";
export const therapistOvertaken = (changes: string) =>
  `A colleague has saved this therapist meanwhile. ${changes}. What you changed yourself is kept here, the rest is as they saved it. Nothing of yours is saved yet: please check, and save again.`;
export const therapistOvertakenUnread =
  "A colleague has saved this therapist meanwhile. Nothing of yours is saved. Please look at it again.";
