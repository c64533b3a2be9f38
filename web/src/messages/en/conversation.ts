export const statusWaiting = "Waiting for a listener";
export const statusWaitingFor = (minutes: number) => `Waiting for a listener · ${minutes} min`;
export const statusHere = "A listener is with you";
/** True both of a listener who has another conversation open, and of one who has gone. */
export const statusAway = "Your listener will answer here as soon as they can";
/** In a crisis, if the listener does not answer. True while another is asked, and while none is found. */
export const statusAskingOthers = "We are looking for another listener for you now";
export const statusEnded = "This conversation has ended";
export const statusLeft = "You left the queue";
export const statusOpening = "Opening your conversation…";
export const fromOther = "Volunteer:";
export const unreadLine = "New messages";
export const newMessages = (count: number) => (count === 1 ? "1 new message" : `${count} new messages`);
export const toLatest = "Go to the latest message";
export const olderLoading = "Loading older messages…";
export const olderMore = "Show older messages";
export const olderFailed = "Older messages could not be loaded.";
export const typing = "Volunteer is typing...";
export const sending = "Sending";
export const sent = "Sent";
export const delivered = "Delivered";
export const read = "Read";
export const failed = "Not sent";
export const retry = "Retry";
export const reply = {
  start: "Reply to this message",
  toSelf: "Reply to your own message",
  toOther: "Reply to the volunteer",
  earlier: "An earlier message",
  cancel: "Cancel the reply",
};
export const freeLeft = (count: number) => (count === 1 ? "1 free message left" : `${count} free messages left`);
export const notices = {
  "listener-left": "Your listener had to leave. You are in the queue again, and everything you wrote is still here.",
  "listener-changed": "Another listener is here now.",
  "ended-by-listener": "Your listener has ended this conversation. You can write again whenever you want.",
  "ended-by-customer": "You ended this conversation. You can write again whenever you want.",
  "left-queue": "You left the queue. You can write again whenever you want.",
};
/** For somebody who can't write again at present. */
export const lockedNotices = {
  ...notices,
  "ended-by-listener":
    "Your listener has ended this conversation. What you wrote stays here, and you can still read it.",
  "ended-by-customer": "You ended this conversation. What you wrote stays here, and you can still read it.",
  "left-queue": "You left the queue. What you wrote stays here, and you can still read it.",
};
export const shareAsk = "May the next listener read a short summary?";
export const end = "End conversation";
export const endShort = "End";
export const leaveShort = "Leave";
export const calmTitle = "Something calm to do";
export const breatheIn = "In";
export const breatheOut = "Out";
export const breatheText = "Breathe in as the circle grows, out as it shrinks.";
export const breatheTold = "We tell you when a listener is here.";
export const limitTitle = "Go Premium to continue chatting";
export const limitText = "You have used your 19 free messages. What you wrote stays here, and you can still read it.";
/** A dialog could not be loaded. */
export const notLoaded = "No connection right now. Please check it and try again.";
export const limitHeard = "Your listener can read what you wrote.";
export const limitRead = "Back to the chat";
export const limitWaits = "You are still in the queue: a listener will come and read what you wrote.";
/** The free messages were used up in a crisis that is over. */
export const spent = {
  active:
    "You have used your free messages, so another one may not go out. Your conversation with your listener is still open, and you can read what they write.",
  waiting:
    "You have used your free messages, so another one may not go out. You are still in the queue: a listener will come and read what you wrote.",
  closed:
    "You have used your free messages, so another one may not go out. What you wrote stays here, and you can still read it.",
};
export const minutesText = "What you wrote stays here, and you can still read it.";
export const minutesElse = "Ask for an appointment with a therapist";
export const goPremiumNow = "Go Premium Now";
/** For somebody with a plan whose minutes of today are used up. */
export const seePlans = "See the plans";
export const restored = "Your last message was not sent. It is kept in the box below.";
export const helpTitle = "If you need someone right now, these lines are free, day and night:";
export const refusedTitle = "Your conversation could not be opened.";
export const refusedText = "What you wrote is kept. Please try again.";
export const close = "Close";
export const tryAgain = "Try again";
export const slow = "This is taking longer than usual. Your network may be slow; you can already write.";
export const offline = "You are offline. What you write is kept and goes out when the network is back.";
export const statusOffline = "No connection";
export const statusOld = {
  active: "No connection. A listener was with you.",
  waiting: "No connection. You were waiting for a listener.",
};
export const waitsForNetwork = "Waiting for the network";
export const keptTalk = "Your last messages, as they were before the connection was lost.";
export const notHereYet = "Your conversation appears once the network is back. You can already write.";
