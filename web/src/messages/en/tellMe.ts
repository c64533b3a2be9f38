/** The choice to be told of one's turn while the page is closed. */
export const ask = "Tell me when it is my turn";
export const text =
  "Tell us how to reach you; then you can close this page. When a listener is free or can be phoned, we tell you and keep your place for 90 seconds. If you miss it, we tell you once more. We phone a listener only once you are back here.";
export const onDevice = "On this device";
export const deviceHelp = "It only says: look now. Your browser asks for permission first.";
export const emailLabel = "Email, for this alone";
export const byEmail = "By email";
export const wrongEmail = "This does not look like an email address.";
export const promised = "We will tell you when it is your turn. You can close this page; your place stays.";
/** Follows `promised`. */
export const promisedTo = (email: string) => `The email goes to ${email}.`;
/** Closes the form, or cancels the promise. */
export const stayHere = "I will stay here";
export const refused = "Your browser does not allow notifications from this page. You can leave an email instead.";
export const failed = "This did not work. Please try again.";
/** Shown while the ways to be told are being read; the next one if that failed. */
export const looking = "Checking how we can reach you…";
export const unread = "We could not check how we can reach you.";
export const tryAgain = "Try again";
export const noWay = "We can’t reach this device when the page is closed. Please keep it open.";
/** A listener's phone is ringing now. */
export const ringing = "No listener is here right now. We are phoning those who said we may.";
export const lifeline = "Tele-MANAS";
export const lifelineHelp = "free, day and night";
/** Only for hours in which a listener was there during the last four weeks. */
export const usually = (hours: string) => `Somebody is usually here: ${hours} (India time).`;
export const always = "Somebody is usually here at any hour.";
