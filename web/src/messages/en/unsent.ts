/** Once something that was written can’t be sent. */
export const offlineHelp = "Calls to 14416 and 112 need no internet.";
/** In the conversation, in the place of who is here. */
export const cameBefore = "A listener came to you. How it stands now is not known without a connection.";
/** Of what has been on its way for long, although there is a network. */
export const late = "What you wrote has not been sent yet.";
