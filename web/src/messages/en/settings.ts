export const title = 'Settings';
export const lookTitle = 'Look';
export const darkMode = 'Dark Mode';
export const darkModeHelp = 'Easier on the eyes at night. Kept on this device.';
export const followDevice = 'Follow this device';
export const followsDevice = 'Follows this device at the moment.';

export const notificationsTitle = 'Notifications';
export const notifications = 'Notifications';
export const notificationsHelp = 'Tells you here when a listener answers or an appointment is set.';
export const details = 'Say what it is about';
export const detailsHelp = 'E-mails and notices of this device then say, for example, that your listener wrote. What was written is never in them.';
export const notSaved = 'This could not be saved. Please try again.';

export const moreTitle = 'Privacy and feedback';
export const managePrivacy = 'Manage Privacy';
export const submitFeedback = 'Submit Feedback';

export const neutralTitle = 'Neutral page title';
export const neutralTitleHelp = 'The browser’s tab and history on this device say “Notes” instead of Thodu.';
export const neutralWords = 'Notes';
export const whatWeKeep = 'What we keep, and who can see it';
export const privacyPolicy = 'Read the Privacy Policy';
export const yourData = 'Your data';
export const copyText = 'A file with all that is stored about you.';
export const getCopy = 'Download my data';
export const copying = 'Collecting...';
export const copyHere = 'Your data is on this device now.';
export const consentTitle = 'Your consent';
export const consentText = 'When you wrote or signed up, you said that you are 18 or older and accept the terms and the privacy policy. You can take this back. Your conversation then ends; if you write again, you agree again.';
export const withdraw = 'Withdraw consent';
export const withdrawSure = 'Withdraw the consent and end the conversation?';
export const withdrawn = 'Your consent is withdrawn.';
export const deleteTitle = 'Delete everything';
export const deleteText = 'Your account, conversations, requests and notifications go for good. Only records of payments stay, without your name, because the law asks for them.';
export const deleteAccount = 'Delete my account';
export const deleteSure = 'Delete the account and all of it? This can’t be undone.';
export const deleteYes = 'Yes, delete it';
export const keep = 'Keep it';
export const deleted = 'Your account is deleted.';

export const feedbackTitle = 'Submit Feedback';
export const feedbackText = 'What helped, what hurt, what is missing? We read everything.';
export const feedbackField = 'Your feedback';
export const feedbackSend = 'Send feedback';
export const feedbackSent = 'Thank you. We read everything.';
