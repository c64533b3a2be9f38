/** What search engines say of the screens that people look for by name. */
export const descriptions: Readonly<Record<string, string>> = {
  "/login": "Log in to Thodu and go on where you stopped: your chats, your appointments, your plan.",
  "/signup": "Make a free account at Thodu. What you wrote as a guest comes with you.",
  "/volunteer-login": "The door for Thodu’s approved listeners.",
  "/volunteer-signup": "Become a volunteer listener at Thodu: you listen, kindly and without judging.",
};
