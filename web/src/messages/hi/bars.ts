export const skip = "सीधे मुख्य बात पर जाएँ";
export const menu = "मेन्यू";
export const mainMenu = "मुख्य मेन्यू";
export const languageSwitch = "भाषा";
export const changeTheme = "उजला या गहरा रंग चुनें";
export const quickExit = "तुरंत बाहर";
/** The short form for a phone. It must be a part of the text above. */
export const exit = "बाहर";
/** Leads to the help lines. */
export const help = "मदद";

export const home = "होम";
export const about = "हमारे बारे में";
export const login = "लॉग इन";
export const signUp = "साइन अप";
export const volunteerLogin = "वॉलंटियर लॉग इन";
export const logout = "लॉग आउट";
export const dashboard = "डैशबोर्ड";
/** Leads an admin to the admin area. */
export const admin = "एडमिन";
/** Leads a listener to the desk. */
export const volunteerChat = "वॉलंटियर चैट";
export const support = "सहायता";
export const notifications = "सूचनाएँ";
export const goPremium = "प्रीमियम लें";
/** Replaces it for somebody who has a monthly plan. */
export const yourPlan = "आपका प्लान";
export const myProfile = "मेरी प्रोफ़ाइल";
export const profile = "प्रोफ़ाइल";
