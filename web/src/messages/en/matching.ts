export const heading = "Request help";
export const lead = "Someone kind can be with you for a while. You don’t have to explain why.";
export const requestNow = "Request Now";
/** Shown only after the server has stored the request. */
export const submitted = "Your request has been submitted!";
export const submittedTitle = "You are in the queue";
export const place = (position: number) =>
  position <= 1
    ? "You are next."
    : position === 2
      ? "There is one person before you."
      : `There are ${position - 1} people before you.`;
export const submittedText = "A volunteer will write to you in the chat. You can already write there.";
/** Replaces it if the free messages are used up. */
export const submittedTextUsed =
  "A volunteer will write to you in the chat, where you can read it. Your free messages are used up; with a plan you can answer.";
/** In a crisis, instead of the place: if nobody stands before them, and otherwise. */
export const firstOfAll = "You come first.";
export const amongFirst = "You are among the first.";
export const placeUnknown = "Checking your place in the queue …";
export const comeTitle = "Somebody is here for you";
/** After the sentence about who came and which languages they speak. */
export const comeText = "They are waiting for you in the chat.";
/** Without a network, when the present state is not known. */
export const cameTitle = "Somebody came for you";
export const cameText =
  "A volunteer had opened your conversation. Whether they are still there shows once you are online again.";
export const comeTextUsed = "You can read there. Your free messages are used up; with a plan you can answer.";

export const toChat = "Open the chat";
export const toCall = "Call a volunteer";
export const toPlans = "See the plans";
export const what = "What happens next";
export const steps: readonly string[] = [
  "A volunteer who is free takes your conversation and answers.",
  "They see a made-up name, never your email or your number.",
  "You can stop at any moment and come back any day.",
];
