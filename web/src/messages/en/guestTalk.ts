export const talkEnds =
  "You have a talk open as a guest. If you log in, it ends, and what you wrote does not come with you.";
export const signUpInstead = "Sign up instead, and it moves to your new account.";
export const callEnds = "You are in a call. If you log in, it ends.";
