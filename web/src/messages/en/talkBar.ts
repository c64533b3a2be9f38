export const yourTalk = "Your chat";
export const waiting = "You are waiting for a listener.";
/** While a colleague whom the listener named may still accept. */
export const handedOver = "Your listener is asking a colleague to go on with you. They stay with you until then.";
export const isHere = "A listener is with you.";
export const isOpen = "Your conversation with a listener is open.";
export const hasWritten = "Your listener has written to you.";
/** Without a network. */
export const notKnown = "No connection. What you wrote in the chat is kept.";
/** While no talk is open. */
export const goesOut = "What you wrote in the chat will be sent as soon as possible.";
export const notSent = "What you wrote in the chat was not sent. It is kept there.";
export const toChat = "Open the chat";
