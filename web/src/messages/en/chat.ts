export const heading = "Chat with a volunteer";
export const statusNew = "Write when you are ready. A volunteer will read it.";
export const logLabel = "Your conversation";
export const emptyTitle = "You are not alone";
export const emptyText = "Say anything, in any language. There is no right way to begin.";
export const fromYou = "You:";
export const composerLabel = "Your message";
export const placeholder = "Write a message";
export const lockedPlaceholder = "Go Premium to continue chatting...";
export const send = "Send";
export const numberGiven = "You don’t need to give a phone number. You can call a volunteer here without one.";
export const tooLong = (count: number) => (count === 1 ? "1 character too many" : `${count} characters too many`);
/** One sentence with two links in it. */
export const consent = {
  before: "By writing you confirm that you are 18 or older and accept the ",
  terms: "terms",
  between: " and the ",
  privacy: "privacy policy",
  after: ".",
};
export const helpShort = "In danger? Call";
export const applied =
  "Thank you for offering to listen. Your application is not sent yet: the team reads it once you have told them about yourself. Until then you can talk here like everyone else.";
export const toApplication = "Tell us about yourself, and see what comes next";
