export const title = "Settings";
export const lookTitle = "Appearance";
export const darkMode = "Dark Mode";
export const darkModeHelp = "Easier on the eyes at night.";
export const followDevice = "Follow this device";
export const followsDevice = "Follows this device at the moment.";
export const languageTitle = "Language";

export const notificationsTitle = "Notifications";
export const notifications = "Notifications";
export const notificationsHelp = "Tells you here when a listener answers or an appointment is set.";
export const push = "Notifications on this device";
export const pushHelp =
  "They come even while Thodu is closed, and say only that there is something new. The browser asks for your permission first.";
export const pushImpossible = "This browser can’t show notifications.";
export const pushUnreached = "We could not check just now whether notifications can reach this device. We keep trying.";
export const pushRefused =
  "Your browser does not allow notifications from this page. You can allow them in its settings.";
export const pushFailed = "Notifications could not be switched on in this browser. Please try again.";
export const pushElsewhere = "Switched on, but not on this device yet.";
export const pushHere = "Also on this device";
export const details = "Say what it is about";
export const detailsHelp =
  "Emails and notifications on this device then say, for example, that your listener wrote. They never show what was written.";
export const notSaved = "This could not be saved. Please try again.";

export const moreTitle = "Privacy and feedback";
export const managePrivacy = "Manage Privacy";
export const submitFeedback = "Submit Feedback";

export const neutralTitle = "Neutral page title";
export const neutralTitleHelp = "The browser’s tab and history on this device say “Notes” instead of Thodu.";
export const neutralWords = "Notes";
export const quickExit = "Quick exit";
export const quickExitHelp =
  "A button on every page, or pressing Esc three times, takes you to a neutral page at once.";
export const whatWeKeep = "What we keep, and who can see it";
export const privacyPolicy = "Read the Privacy Policy";
export const keepLabel = "Keep my conversation";
export const keepHelp = "Counted from the last message. After that, what was written is deleted for good.";
export const keepChoices = {
  always: "Until I delete it",
  "30-days": "30 days",
  "90-days": "90 days",
  "365-days": "One year",
};
export const keepSaved = "Saved.";
export const keepGuest = "You are here as a guest: your conversation is deleted 30 days after the last message.";
export const yourData = "Your data";
export const copyText = "What is stored about you, as a page to read or as a file for programs (JSON).";
export const getPage = "Download to read";
export const getCopy = "Download my data";
export const copying = "Collecting...";
export const copyHere = "Your data is on this device now.";
export const consentTitle = "Your consent";
export const consentText =
  "When you wrote, called, asked for help or signed up, you confirmed that you are 18 or older and accept the terms and the privacy policy. You can withdraw your consent. Your conversation then ends; if you write, call or ask again, you agree again.";
export const withdraw = "Withdraw consent";
export const withdrawSure = "Withdraw your consent and end the conversation?";
export const withdrawNo = "Don’t withdraw it";
export const withdrawn = "Your consent is withdrawn.";
export const deleteTitle = "Delete everything";
export const deleteText =
  "Your account, conversations, requests and notifications are deleted for good. Only records of payments stay, without your name, because the law requires them.";
export const deletePlan = (until: string) =>
  `Your plan until ${until} ends with your account. Nothing of it is paid back, and nothing more is charged.`;
/** `when`: a moment in India. */
export const deleteAppointment = (when: string) =>
  `Your appointment with a therapist is cancelled with your account: ${when}.`;
export const deleteWaits = "You are waiting for a listener. If you delete your account, none can come to you.";
export const deleteInTalk = "You are in a chat with a listener. If you delete your account, it ends.";
export const deleteInCall = "You are in a call. If you delete your account, it ends.";
export const deleteAccount = "Delete my account";
export const deleteSure = "Delete your account and everything in it? This can’t be undone.";
export const deletePassword = "Your password";
export const deleteWrong = "This is not your password. Nothing was deleted.";
export const deleteYes = "Yes, delete it";
export const deleteNo = "Keep my account";
export const deleted = "Your account is deleted.";

export const feedbackTitle = "Submit Feedback";
export const feedbackText = "What helped, what hurt, what is missing? We read everything.";
export const feedbackField = "Your feedback";
export const feedbackSend = "Send feedback";
export const feedbackSent = "Thank you. We read everything.";
