/** Being told of one's turn while the page is closed. */
export const ask = "Tell me when it is my turn";
export const text =
  "Say how we can reach you; then you can close this page. When a listener is free, or can be called, we tell you and keep your place for 90 seconds, and once more if you miss it. A listener who has to be called is rung once you are back here.";
export const onDevice = "On this device";
export const deviceHelp = "It only says: look now. Your browser asks for permission first.";
export const emailLabel = "Email, for this alone";
export const byEmail = "By email";
export const wrongEmail = "This does not look like an email address.";
export const promised = "We will tell you when it is your turn. You can close this page; your place stays.";
/** After `promised`. */
export const promisedTo = (email: string) => `The email goes to ${email}.`;
/** Closes the form, or withdraws the wish to be told. */
export const stayHere = "I will stay here";
export const refused = "Your browser does not allow notifications from this page. You can leave an email instead.";
export const failed = "This did not work. Please try again.";
/** While the ways in which somebody can be told are asked for, and where that failed. */
export const looking = "Checking how we can reach you…";
export const unread = "We could not check how we can reach you.";
export const tryAgain = "Try again";
export const noWay = "We can’t reach this device when the page is closed. Please keep it open.";
/** Somebody's phone rings now. */
export const ringing = "Nobody is at the desk; we are calling listeners who are on call.";
export const lifeline = "Tele-MANAS";
export const lifelineHelp = "free, day and night";
/** Said only of hours in which somebody was there in the last four weeks. */
export const usually = (hours: string) => `Somebody is usually here: ${hours} (Indian time).`;
export const always = "Somebody is usually here at any hour.";
