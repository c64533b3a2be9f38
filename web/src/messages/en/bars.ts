export const skip = "Skip to content";
export const menu = "Menu";
export const mainMenu = "Main";
export const languageSwitch = "Language";
export const changeTheme = "Switch between light and dark";
export const quickExit = "Quick exit";
/** The short form for a phone. It must be a part of the text above. */
export const exit = "Exit";
/** Leads to the help lines. */
export const help = "Help";

export const home = "Home";
export const about = "About";
export const login = "Login";
export const signUp = "Sign Up";
export const volunteerLogin = "Volunteer Login";
export const logout = "Logout";
export const dashboard = "Dashboard";
/** Leads an admin to the admin area. */
export const admin = "Admin";
/** Leads a listener to the desk. */
export const volunteerChat = "Volunteer Chat";
export const support = "Support";
export const notifications = "Notifications";
export const goPremium = "Go Premium";
/** Replaces it for somebody who has a monthly plan. */
export const yourPlan = "Your plan";
export const myProfile = "My Profile";
export const profile = "Profile";
