export const talkEnds =
  "You have a chat open as a guest. If you log in, it ends, and what you wrote does not come with you.";
export const signUpInstead = "Sign up instead, and it moves to your new account.";
export const callEnds = "You are in a call. If you log in, it ends.";
export const logoutEnds =
  "You are here as a guest. If you log out, your chat ends, and you can’t come back to it. To keep it, sign up instead.";
export const logoutAnyway = "Log out and end it";
