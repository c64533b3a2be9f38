export const skip = "నేరుగా విషయానికి వెళ్లండి";
export const menu = "మెనూ";
export const mainMenu = "ముఖ్య మెనూ";
export const languageSwitch = "భాష";
export const changeTheme = "వెలుగు, చీకటి రంగులు మార్చండి";
export const quickExit = "వెంటనే బయటకు";
/** The short form for a phone. It must be a part of the text above. */
export const exit = "బయటకు";
/** Leads to the help lines. */
export const help = "సహాయం";

export const home = "హోమ్";
export const about = "మా గురించి";
export const login = "లాగిన్";
export const signUp = "సైన్ అప్";
export const volunteerLogin = "వాలంటీర్ లాగిన్";
export const logout = "లాగ్ అవుట్";
export const dashboard = "డ్యాష్‌బోర్డ్";
/** Leads an admin to the admin area. */
export const admin = "అడ్మిన్";
/** Leads a listener to the desk. */
export const volunteerChat = "వాలంటీర్ చాట్";
export const support = "సపోర్ట్";
export const notifications = "నోటిఫికేషన్లు";
export const goPremium = "ప్రీమియం తీసుకోండి";
/** Replaces it for somebody who has a monthly plan. */
export const yourPlan = "మీ ప్లాన్";
export const myProfile = "నా ప్రొఫైల్";
export const profile = "ప్రొఫైల్";
