export const title = "Your Profile";
export const lead = "Only you and the Thodu team see this page. Listeners never do.";
export const detailsTitle = "Name and email";
export const name = "Name";
export const email = "Email";
export const noName = "Not given yet";
export const edit = "Edit";
export const save = "Save";
export const cancel = "Cancel";
export const nameSaved = "Your name is saved.";
export const emailHelp =
  "To change it, we need your password. We send a link to the new address; your email changes once you open it.";
/** Must say the same whether or not the address has an account. */
export const linkAsked = (address: string): string =>
  `Your email changes when you open the link that goes to ${address}. Nothing there after a few minutes? Check the spelling; an address that belongs to another account gets no link.`;

export const passwordTitle = "Change Password";
export const currentPassword = "Current Password";
export const newPassword = "New Password";
export const confirmNewPassword = "Confirm New Password";
export const passwordsDiffer = "New password and confirmation don't match!";
export const passwordChanged = "Password changed successfully!";
export const currentWrong = "This is not your current password.";

export const notificationsTitle = "Notification Settings";
export const emailNotifications = "Email Notifications";
export const smsNotifications = "SMS Notifications";
export const emailNotSetUp = "Email notifications are not available yet. Your choice is kept until they are.";
export const smsNotSetUp = "SMS notifications are not available yet. Your choice is kept until they are.";
export const saveSettings = "Save Settings";
export const settingsSaved = "Settings saved.";
export const unconfirmed = (address: string): string =>
  `You will get emails once you have opened the link that we sent to ${address}.`;

export const activityTitle = "Recent Activity";
export const noActivity = "Nothing yet. That is fine.";
export const activities = {
  joined: "You joined Thodu",
  began: "You began a chat",
  wrote: "You wrote in the chat",
  called: "You called a volunteer",
  unanswered: "You called, but reached nobody",
  asked: "You asked for somebody to talk to",
  reported: "You told our team about a conversation",
  appointment: "You asked for an appointment",
  plan: "Your plan became active",
};

export const premiumTitle = "Talk for longer";
export const premiumText = "With a plan you can chat and call for longer, every day.";
export const goPremium = "Go Premium";
/** Replaces it for somebody who has a monthly plan. */
export const planTitle = "Your plan";
export const seePlan = "See your plan";
