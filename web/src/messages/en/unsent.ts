/** Shown once a message can’t be sent. */
export const offlineHelp = "Calls to 14416 and 112 need no internet.";
/** In the conversation, in place of the line that says who is here. */
export const cameBefore = "A listener came to you. How it stands now is not known without a connection.";
/** About a message that has not been sent for long, although there is a network. */
export const late = "What you wrote has not been sent yet.";
