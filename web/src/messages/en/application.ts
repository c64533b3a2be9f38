/** An applicant's answers and the state of their application; admins see these texts too. */
export const title = "Your application as a volunteer";
export const stepsTitle = "Where it stands";
export const steps = {
  signUp: "You signed up",
  write: "You tell us about yourself",
  read: "The team reads it and answers here, by notification and by email",
  listen: "You log in as a volunteer and listen",
} as const;
export const stepNow = "now";
export const stepDone = "done";
export const states = {
  draft: "Not sent yet",
  sent: "Sent, waiting for the team",
  asked: "The team has asked something",
  declined: "Declined",
  approved: "Approved",
  ended: "The approval was revoked",
} as const;
export const stateText = {
  draft: "Please tell us a little about yourself. What you write is saved as you go; you can finish it later.",
  sent: "Thank you. Your application is waiting for approval: a person from the team reads it and answers. It needs nothing more until then.",
  asked: "Please change or add what was asked, and send it again.",
  declined: "We are sorry. What you wrote here is erased after 90 days; then you can apply again.",
  approved: "You can log in as a volunteer now.",
  ended: "You no longer listen here. What you wrote in this application is erased after 90 days.",
} as const;
export const wordsTitle = "What the team wrote";
export const kept = "Without a change for 90 days an unfinished application is erased.";
export const name = "Name";
export const nameHelp = "The team and your colleagues see it. The people you listen to never do.";
export const languages = "Languages that you can listen in";
export const hours = "Hours a week";
export const choose = "Please choose";
export const hourNames = { "1-2": "1 to 2", "3-5": "3 to 5", "6-10": "6 to 10", "over-10": "More than 10" } as const;
export const why = "Why do you want to listen?";
export const whyHelp = "A few sentences are enough. At most 1,000 characters.";
export const experience = "Experience (if any)";
export const experienceHelp =
  "Listening, caring for others, what you have been through yourself. At most 1,000 characters.";
export const checks = "The team may check what I have written here, and ask me for a proof of who I am.";
export const checksShort = "Being checked";
export const checksMissing = "We need your agreement to this.";
export const languageMissing = "Please choose at least one.";
export const send = "Send to the team";
export const sending = "Sending...";
export const sent = "Your application has been sent.";
export const saving = "Saving…";
export const saved = "Everything is saved.";
export const notSaved = (reason: string) => `Not saved yet: ${reason}`;
export const yours = "What you wrote";
export const nothing = "Nothing written";
export const toLogin = "Volunteer Login";
export const loading = "Loading…";
export const refused = "Your application could not be loaded.";
export const tryAgain = "Try again";
export const none = "This account has not applied as a volunteer.";
export const toSignup = "Become a volunteer";
export const agreed = "Yes";
export const notAgreed = "No";
