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
export const push = "Notices on this device";
export const pushHelp =
  "Also while Thodu is closed. They say only that there is something new; the browser asks for your permission first.";
export const pushImpossible = "This browser can’t show notices.";
export const pushUnreached =
  "Thodu could not be asked just now whether notices can reach this device. It goes on trying.";
export const pushRefused = "Your browser does not allow notices of this page. You can allow them in its settings.";
export const pushFailed = "This browser could not be signed up. Please try again.";
export const pushElsewhere = "Switched on, but not on this device yet.";
export const pushHere = "Also on this device";
export const details = "Say what it is about";
export const detailsHelp =
  "E-mails and notices of this device then say, for example, that your listener wrote. What was written is never in them.";
export const notSaved = "This could not be saved. Please try again.";

export const moreTitle = "Privacy and feedback";
export const managePrivacy = "Manage Privacy";
export const submitFeedback = "Submit Feedback";

export const neutralTitle = "Neutral page title";
export const neutralTitleHelp = "The browser’s tab and history on this device say “Notes” instead of Thodu.";
export const neutralWords = "Notes";
export const quickExit = "Quick exit";
export const quickExitHelp = "A button on every page, and Esc three times, that leave for a neutral page at once.";
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
  "When you wrote, called, asked for help or signed up, you said that you are 18 or older and accept the terms and the privacy policy. You can take this back. Your conversation then ends; if you write, call or ask again, you agree again.";
export const withdraw = "Withdraw consent";
export const withdrawSure = "Withdraw the consent and end the conversation?";
export const withdrawn = "Your consent is withdrawn.";
export const deleteTitle = "Delete everything";
export const deleteText =
  "Your account, conversations, requests and notifications go for good. Only records of payments stay, without your name, because the law asks for them.";
export const deleteAccount = "Delete my account";
export const deleteSure = "Delete the account and all of it? This can’t be undone.";
export const deletePassword = "Your password";
export const deleteWrong = "This is not your password. Nothing was deleted.";
export const deleteYes = "Yes, delete it";
export const keep = "Keep it";
export const deleted = "Your account is deleted.";

export const feedbackTitle = "Submit Feedback";
export const feedbackText = "What helped, what hurt, what is missing? We read everything.";
export const feedbackField = "Your feedback";
export const feedbackSend = "Send feedback";
export const feedbackSent = "Thank you. We read everything.";
