/** Once something was written without a network. */
export const offlineHelp = "Calls to 14416 and 112 need no internet.";
/** In the conversation, in the place of who is here. */
export const cameBefore = "A listener came to you. How it stands now is not known without a connection.";
