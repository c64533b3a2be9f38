export { heading, selectCustomer, selectHint, tabs, unreadOnly } from "./deskFrame";

export const listLabel = "Customers";
export const empty = "No active customers yet.";
export const emptyUnread = "Nothing unread here.";
export const chatWith = (alias: string) => `Chat with ${alias}`;
export const back = "Back to the list";

export const tabsLabel = "Which conversations";
export const more = "Show more";
export const listRefused = "The list could not be loaded.";

export const ownerYou = "You";
export const ownerOther = "Another listener";
export const ownerNobody = "Waiting";
export const ownerEnded = "Ended";
export const waitingFor = (minutes: number) => (minutes < 1 ? "Just came" : `Waiting for ${minutes} min`);
/** Before the short form, in the list. */
export const waits = "Waits";
/** The short form of the same. */
export const waited = (minutes: number) => `${minutes} min`;
export const unread = (count: number) => `${count} unread`;
export const crisis = "Crisis";
export const concern = "Concern";
export const priority = "Priority";
export const languageOf = { en: "English", te: "Telugu", hi: "Hindi" };

export const logLabel = (alias: string) => `Conversation with ${alias}`;
export const emptyLog = "Nothing has been written yet.";
export const earlierTalks = "From earlier talks you see only what the two of you wrote to each other.";
/** Between the messages, where others may be missing. */
export const talkEnded = (when: string) =>
  `Their last talk ended here: ${when}. Of it you see only what the two of you wrote to each other.`;
export const fromYou = "You:";
export const fromColleague = "A colleague:";
export const fromOther = "Customer:";
export const replyToPerson = "Reply to this person";
export const typing = (alias: string) => `${alias} is typing...`;
export const here = "Here now";
export const away = "Not here right now";
export const lockedNote =
  "This person has used up their free messages. They can still read what you write. If they may be in danger, ask ‘Are you thinking of ending your life?’ (in Saved replies): they can answer that with a press. Or set the level to Crisis: then they can write again.";
export const composerLabel = "Your reply";
export const placeholder = "Write a reply";

export const claiming = "Opening the conversation…";
export const closedNote =
  "This conversation has ended, and no listener can read it now. It opens again when the person writes.";

export const actions = "What you can do";
export const notMatched = "You are not matched with this person. Another listener will answer.";
export const release = "Return to queue";
export const releaseTitle = (alias: string) => `Return the chat with ${alias} to the queue?`;
export const releaseText = "The person is told that you had to leave, and the next free listener can answer.";
export const end = "End conversation";
export const endShort = "End";
export const endTitle = (alias: string) => `End the conversation with ${alias}?`;
export const endText = "The person is told. Their next message opens it again.";
export const endTextLocked =
  "The person is told. They have no free messages left: they can write again with a plan, or when they write of danger.";

/** About somebody in a crisis whose conversation was not open. */
export const goneInCrisis = (alias: string) =>
  `${alias}, who was in a crisis, is no longer with you: they ended the chat themselves, a colleague has them, or they wait again. If they ended it, the team has been told.`;
/** About somebody whose conversation was not open. */
export const takenOver = (alias: string) => `A colleague has taken over the chat with ${alias}.`;
export const left = {
  "taken-over": "Another listener has taken over this conversation.",
  released: "The conversation is back in the queue.",
  ended: "The conversation has ended.",
  "ended-in-crisis":
    "They ended the chat themselves, and were in a crisis. The team has been told. If you fear for them now, call a supervisor.",
  "ended-agreed":
    "The conversation has ended. What you agreed on is kept: you can read it when the person comes back, and so can the next listener if the person allows that.",
  lost: "This conversation is no longer yours.",
};

export const heldBack = "What you wrote is back in the box. You may always mention the help lines 14416 and 112.";
export const unsentKept = (alias: string) =>
  `What you last wrote to ${alias} was not sent. It is kept in the reply box of that conversation.`;
export const keptReply = (alias: string) => `What you had written to ${alias} and not sent`;
export const keptReplyHelp =
  "Copy it if you need it. It is in the reply box when you next talk with this person, unless you discard it.";
export const keptNotes = (alias: string) => `What you had noted about ${alias} and not saved`;
export const keptNotesHelp = "Copy it if you need it: it is gone when you talk with them again.";
export const copyReply = "Copy";
export const replyCopied = "Copied.";
export const replySelected = "The text is selected. You can copy it now.";
export const discardReply = "Discard";
export const replyDiscarded = "Discarded.";
export const send = "Send";
export const cancel = "Cancel";
export const tryAgain = "Try again";
export const slow = "This is taking longer than usual. Your network may be slow.";
export const offline =
  "You are offline. What you write is kept, and goes out if the network is back within ten minutes.";
export const notWithoutNetwork = "This conversation can’t be shown without a network.";
export const tooLong = (count: number) => (count === 1 ? "1 character too many" : `${count} characters too many`);
