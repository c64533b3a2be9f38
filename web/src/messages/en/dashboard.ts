export const welcome = (brand: string): string => `Welcome to ${brand}`;
export const lead = "Whatever today was like, you don’t have to face it alone.";
/** Before the link to the desk. */
export const youListen = "You are a listener:";
export const account = "Your account";
export const profile = "Profile";
export const settings = "Settings";
export const logout = "Logout";

export const callTitle = "Call a Volunteer";
export const callText = "Need someone to talk to? Connect with a volunteer instantly.";
export const callNow = "Call Now";
export const chatTitle = "Chat with Volunteer";
export const chatText = "Open a private chat and share what's on your mind.";
export const chatNow = "Chat Now";
export const therapyTitle = "Need Professional Therapy?";
export const therapyText = "We'll refer you to licensed professionals securely.";
export const requestHelp = "Request Help";
