export const loginTitle = "లాగిన్";
export const loginLead = "మళ్లీ వచ్చినందుకు సంతోషం.";
/** Shown by the login right after a sign-up. */
export const firstLogin = "మీ ఖాతా సిద్ధంగా ఉంది. లాగిన్ అయి మొదలుపెట్టండి.";
/** Shown by the login to a guest with an open talk who has just signed up. */
export const chatGoesOn = "మీ చాట్ అలాగే ఉంది. ఈలోగా వినేవారు అందులో రాయవచ్చు. కొనసాగించడానికి లాగిన్ అవ్వండి.";
export const email = "ఈమెయిల్";
export const password = "పాస్‌వర్డ్";
export const loginButton = "లాగిన్ అవ్వండి";
export const noAccount = "కొత్తగా వచ్చారా?";
export const signUpLink = "సైన్ అప్ చేయండి";
export const loginFirst = "దయచేసి ముందు లాగిన్ అవ్వండి.";
export const loginFailed = "ఈమెయిల్ లేదా పాస్‌వర్డ్ సరిగా లేదు";
export const loggedIn = "లాగిన్ అయ్యారు!";
export const noAccountNeeded = "వాలంటీర్‌తో మాట్లాడటానికి ఖాతా అవసరం లేదు.";
export const talkNow = "ఇప్పుడే గెస్ట్‌గా మాట్లాడండి";

export const signupTitle = (brand: string): string => `${brand}లో చేరండి`;
export const signupLead = "తోడు దొరకడానికి ఇంకొక్క అడుగు మాత్రమే.";
export const fullName = "పూర్తి పేరు";
export const fullNameHelp = "వాలంటీర్లకు ఇది కనిపించదు. వారికి ఒక మారుపేరు మాత్రమే కనిపిస్తుంది.";
export const confirmPassword = "పాస్‌వర్డ్ మళ్లీ రాయండి";
export const signupButton = "సైన్ అప్";
export const haveAccount = "ఇప్పటికే ఖాతా ఉందా?";
export const loginLink = "లాగిన్ అవ్వండి";
export const signedUp = "సైన్ అప్ పూర్తయింది!";
export const keepsTalk = "గెస్ట్‌గా మీరు రాసినవన్నీ మీ ఖాతాలోకి వస్తాయి.";

export const identityErrors: Readonly<Record<string, string>> = {
  "auth/email-already-in-use": "ఈ ఈమెయిల్‌తో ఇప్పటికే ఒక ఖాతా ఉంది.",
  "auth/credential-already-in-use": "ఈ ఈమెయిల్‌తో ఇప్పటికే ఒక ఖాతా ఉంది.",
  "auth/invalid-email": "ఈమెయిల్ సరిగా లేదు.",
  "auth/invalid-new-email": "ఈమెయిల్ సరిగా లేదు.",
  "auth/weak-password": "పాస్‌వర్డ్‌లో కనీసం 6 అక్షరాలు ఉండాలి",
  "auth/too-many-requests": "ఈ ఫోన్ నుంచి చాలా ప్రయత్నాలు జరిగాయి. కాసేపు ఆగి మళ్లీ ప్రయత్నించండి.",
};
