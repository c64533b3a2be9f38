export const title = 'Settings';
export const lookTitle = 'Look';
export const darkMode = 'Dark Mode';
export const darkModeHelp = 'Easier on the eyes at night. Kept on this device.';
export const followDevice = 'Follow this device';
export const followsDevice = 'Follows this device at the moment.';

export const notificationsTitle = 'Notifications';
export const notifications = 'Notifications';
export const notificationsHelp = 'Tells you here when a listener answers or an appointment is set.';
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
export const yourDataText = 'Ask us for a copy of all we keep about you, or to delete it for good. Write from the address of your account.';
export const askCopy = 'Ask for a copy';
export const askDelete = 'Ask to delete my account';
export const mailCopySubject = 'A copy of my data';
export const mailCopyText = 'Please send me a copy of all you keep about me.';
export const mailDeleteSubject = 'Delete my account';
export const mailDeleteText = 'Please delete my account and all you keep about me.';

export const feedbackTitle = 'Submit Feedback';
export const feedbackText = 'What helped, what hurt, what is missing? We read everything.';
export const feedbackField = 'Your feedback';
export const feedbackSend = 'Send feedback';
export const feedbackSent = 'Thank you. We read everything.';
