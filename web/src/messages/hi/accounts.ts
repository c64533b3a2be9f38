export const loginTitle = "लॉग इन";
export const loginLead = "आपका फिर आना अच्छा लगा।";
/** Shown by the login right after a sign-up. */
export const firstLogin = "आपका खाता तैयार है। शुरू करने के लिए लॉग इन करें।";
/** Shown by the login to a guest with an open talk who has just signed up. */
export const chatGoesOn = "आपकी चैट बनी हुई है। इस बीच सुनने वाले उसमें लिख सकते हैं। आगे बढ़ने के लिए लॉग इन करें।";
export const email = "ईमेल";
export const password = "पासवर्ड";
export const loginButton = "लॉग इन करें";
export const noAccount = "यहाँ पहली बार?";
export const signUpLink = "साइन अप करें";
export const loginFirst = "कृपया पहले लॉग इन करें।";
export const loginFailed = "ईमेल या पासवर्ड सही नहीं है";
export const loggedIn = "लॉग इन हो गया!";
export const noAccountNeeded = "वॉलंटियर से बात करने के लिए खाता ज़रूरी नहीं है।";
export const talkNow = "अभी मेहमान बनकर बात करें";

export const signupTitle = (brand: string): string => `${brand} से जुड़ें`;
export const signupLead = "सहारा मिलने में बस एक क़दम बाक़ी है।";
export const fullName = "पूरा नाम";
export const fullNameHelp = "वॉलंटियर इसे कभी नहीं देखते। उन्हें एक बदला हुआ नाम दिखता है।";
export const confirmPassword = "पासवर्ड दोबारा लिखें";
export const signupButton = "साइन अप";
export const haveAccount = "पहले से खाता है?";
export const loginLink = "लॉग इन करें";
export const signedUp = "साइन अप हो गया!";
export const keepsTalk = "मेहमान रहते आपने जो लिखा, वह आपके खाते में आ जाएगा।";

export const identityErrors: Readonly<Record<string, string>> = {
  "auth/email-already-in-use": "इस ईमेल से पहले ही एक खाता है।",
  "auth/credential-already-in-use": "इस ईमेल से पहले ही एक खाता है।",
  "auth/invalid-email": "ईमेल सही नहीं लिखा है।",
  "auth/invalid-new-email": "ईमेल सही नहीं लिखा है।",
  "auth/weak-password": "पासवर्ड में कम से कम 6 अक्षर हों",
  "auth/too-many-requests": "इस डिवाइस से बहुत कोशिशें हुईं। थोड़ी देर बाद फिर कोशिश करें।",
};
