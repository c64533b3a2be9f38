export const logoutSuccessful = "Logout successful";
export const logoutFailed = "An error occurred while logging out. Please try again.";
/** On the public pages. */
export const loggedOut = "Logged Out!";
