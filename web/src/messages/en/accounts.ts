export const loginTitle = "Login";
export const loginLead = "Good to have you back.";
/** Shown by the login right after a sign-up. */
export const firstLogin = "Your account is ready. Log in to begin.";
/** Shown by the login and the chat after a guest with an open talk has signed up, until they log in. */
export const chatGoesOn = "Your chat is kept. A listener may write in it meanwhile. Log in to go on with it.";
export const email = "Email";
export const password = "Password";
export const loginButton = "Login";
export const noAccount = "New here?";
export const signUpLink = "Sign up";
export const loginFirst = "Please log in first.";
export const loginFailed = "Invalid email or password";
export const loggedIn = "Logged in successfully!";
export const noAccountNeeded = "You don’t need an account to talk to a listener.";
export const talkNow = "Talk now as a guest";

export const signupTitle = (brand: string): string => `Join ${brand}`;
export const signupLead = "You are one step away from finding support.";
export const fullName = "Full Name";
export const fullNameHelp = "Listeners never see it. They see a made-up name.";
export const confirmPassword = "Confirm Password";
export const signupButton = "Sign Up";
export const haveAccount = "Already have an account?";
export const loginLink = "Login";
export const signedUp = "Signup successful!";
export const keepsTalk = "What you wrote as a guest moves to your account.";

/** The identity service's errors, by their codes. */
export const identityErrors: Readonly<Record<string, string>> = {
  "auth/email-already-in-use": "The email address is already in use by another account.",
  "auth/credential-already-in-use": "The email address is already in use by another account.",
  "auth/invalid-email": "The email address is badly formatted.",
  "auth/invalid-new-email": "The email address is badly formatted.",
  "auth/weak-password": "Password should be at least 6 characters",
  "auth/too-many-requests": "We have blocked all requests from this device due to unusual activity. Try again later.",
};
