/** Asked of somebody in a crisis. */
export const talkStays =
  "You have a chat open. If you log out, it goes on in your account: a listener may write meanwhile, and you log in again to read it. If you are in danger, call 14416 (Tele-MANAS, free, day and night) or 112.";
export const logOut = "Log out";
