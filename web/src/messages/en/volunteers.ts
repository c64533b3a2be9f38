export { email, password } from "./volunteerLogin";

export const signupTitle = "Become a volunteer";
export const signupLead = "You listen, kindly and without judging. That is all it takes to begin.";
export const nextTitle = "What happens next";
export const next = [
  "You sign up here with your email, and tell us about yourself.",
  "Somebody from the team reads that and answers you.",
  "Once you are approved, you log in and listen whenever you have time.",
];
export const signUp = "Sign Up";
export const signingUp = "Signing up...";
export const signupFailed = "Failed to sign up. Email may already be in use.";
export const passwordHelp = "At least 6 characters.";
export const alreadyVolunteer = "Already a volunteer?";
export const toLogin = "Login";

export const passwordShort = "This password is too short. Use at least 6 characters.";

export const welcome = (name: string) => (name === "" ? "Welcome" : `Welcome, ${name}`);
export const homeLead = "You don’t need the right words. Being there is what helps.";
export const waitingNow = (count: number, more: boolean) => {
  if (count === 0) return "Nobody is waiting right now.";
  if (more) return `More than ${count} people are waiting for a listener.`;
  return count === 1 ? "One person is waiting for a listener." : `${count} people are waiting for a listener.`;
};
export const crisisWaits = "Somebody in a crisis is waiting.";
export const goToChat = "Go to Chat";
export const viewProfile = "View Profile";
export const onCall = "On call at night";
export const shifts = "Your shifts";
export const nextShift = "Your next shift:";
export const careTitle = "And how are you?";
export const careText =
  "Listening takes strength. Drink some water, breathe, take a break when you want one. You can return any conversation to the queue, and nobody asks why.";
export const careLine = "If something stays with you: ";
export const careFree = "free, day and night";

export const profileTitle = "My profile";
export const profileLead =
  "The team sees this, and colleagues see your name and languages. The people you listen to never see your name.";
export const name = "Name";
export const phone = "Phone";
export const bio = "Bio";
export const experience = "Experience";
export const emailHelp = "You log in with this address, so it stays as it is.";
export const phoneHelp = "With area or country code, such as +91 98480 22338.";
export const bioHelp = "A few lines about you: languages, when you have time. At most 1,000 characters.";
export const experienceHelp =
  "Listening, caring for others, what you have been through yourself. At most 1,000 characters.";
export const notYet = "Not written yet";
export const editProfile = "Edit Profile";
export const save = "Save";
export const saving = "Saving...";
export const exit = "Exit";
export const saved = "Your profile is saved.";
export const phoneWrong = "Write a phone number of 6 to 20 digits, such as +91 98480 22338.";
export const leaveTitle = "Leave without saving?";
export const leaveText = "What you changed here has not been saved.";
export const leave = "Leave";
export const stay = "Keep editing";
export const loading = "Loading…";
export const profileRefused = "Your profile could not be loaded.";
export const tryAgain = "Try again";
export const ownFigures = (talks: number, hours: number) =>
  `You have listened in ${talks === 1 ? "one conversation" : `${talks} conversations`}${hours > 0 ? `, in ${hours === 1 ? "one hour" : `${hours} hours`} at the desk` : ""}. Thank you.`;
export const confirmed = "confirmed";
export const notConfirmed = "not confirmed";
export const unconfirmed = (address: string) =>
  `Please open the link that we sent to ${address}. The team sees whether your address is confirmed.`;
