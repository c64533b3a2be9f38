/** The descriptions in search engines of the screens that people search for by name. */
export const descriptions: Readonly<Record<string, string>> = {
  "/login": "Log in to Thodu and continue where you left off: your chats, your appointments, your plan.",
  "/signup": "Create a free account at Thodu. What you wrote as a guest moves to your account.",
  "/volunteer-login": "The login for Thodu’s approved volunteers.",
  "/volunteer-signup": "Become a volunteer listener at Thodu: you listen, kindly and without judging.",
};
