/** Shown to the listener of a conversation whose messages may tell of danger. */
export const ask = "Ask directly?";
export const askHelp =
  "Some messages may be about ending their life. Yes puts the question into your message box; No means that you see no danger.";
export const answered = "Are they thinking of it?";
export const answeredHelp =
  "Yes sets the level to Crisis, No to None. They can also answer with a press themselves, even with no messages left.";
export const yes = "Yes";
export const no = "No";
export const saidNo = "We asked whether they are thinking of ending their life. They said no.";
export const saidYes = "We asked whether they are thinking of ending their life. They said yes.";
export const worried =
  "They are worried about somebody else. Ask who is with that person now and whether 112 was called; then how they are themselves.";
