export const title = "మీ ప్రొఫైల్";
export const lead = "ఈ పేజీ మీకూ, తోడు బృందానికీ మాత్రమే కనిపిస్తుంది. వాలంటీర్లకు కనిపించదు.";
export const detailsTitle = "పేరు, ఈమెయిల్";
export const name = "పేరు";
export const email = "ఈమెయిల్";
export const noName = "ఇంకా ఇవ్వలేదు";
export const edit = "మార్చండి";
export const save = "సేవ్ చేయండి";
export const cancel = "వద్దు";
export const nameSaved = "మీ పేరు సేవ్ అయింది.";
export const emailHelp = "ఈమెయిల్ మార్చాలంటే మీ పాస్‌వర్డ్ కావాలి. కొత్త ఈమెయిల్‌కు ఒక లింక్ పంపుతాం; దాన్ని తెరిచాకే మారుతుంది.";
/** Must say the same whether or not the address has an account. */
export const linkAsked = (address: string): string =>
  `${address}కు వచ్చే లింక్‌ను తెరవగానే మీ ఈమెయిల్ మారుతుంది. కొన్ని నిమిషాల్లో ఏమీ రాలేదా? స్పెల్లింగ్ చూసుకోండి; వేరే ఖాతాకు చెందిన ఈమెయిల్‌కు లింక్ రాదు.`;

export const passwordTitle = "పాస్‌వర్డ్ మార్చండి";
export const currentPassword = "ఇప్పటి పాస్‌వర్డ్";
export const newPassword = "కొత్త పాస్‌వర్డ్";
export const confirmNewPassword = "కొత్త పాస్‌వర్డ్ మళ్లీ రాయండి";
export const passwordsDiffer = "కొత్త పాస్‌వర్డ్, మళ్లీ రాసినది ఒకేలా లేవు!";
export const passwordChanged = "పాస్‌వర్డ్ మారింది!";
export const currentWrong = "ఇది మీ ఇప్పటి పాస్‌వర్డ్ కాదు.";

export const notificationsTitle = "నోటిఫికేషన్ సెట్టింగ్‌లు";
export const emailNotifications = "ఈమెయిల్ నోటిఫికేషన్లు";
export const smsNotifications = "SMS నోటిఫికేషన్లు";
export const emailNotSetUp = "ఈమెయిల్ నోటిఫికేషన్లు ఇంకా అందుబాటులో లేవు. అవి వచ్చేదాకా మీ ఎంపిక అలాగే ఉంటుంది.";
export const smsNotSetUp = "SMS నోటిఫికేషన్లు ఇంకా అందుబాటులో లేవు. అవి వచ్చేదాకా మీ ఎంపిక అలాగే ఉంటుంది.";
export const saveSettings = "సెట్టింగ్‌లు సేవ్ చేయండి";
export const settingsSaved = "సెట్టింగ్‌లు సేవ్ అయ్యాయి.";
export const unconfirmed = (address: string): string => `మేం ${address} కు పంపిన లింక్ తెరిచాక ఈమెయిళ్లు వస్తాయి.`;

export const activityTitle = "ఇటీవలి విషయాలు";
export const noActivity = "ఇంకా ఏమీ లేవు. పర్వాలేదు.";
export const activities = {
  joined: "మీరు తోడులో చేరారు",
  began: "మీరు చాట్ మొదలుపెట్టారు",
  wrote: "మీరు చాట్‌లో రాశారు",
  called: "వాలంటీర్‌కు కాల్ చేశారు",
  unanswered: "మీరు కాల్ చేశారు, ఎవరూ దొరకలేదు",
  asked: "మాట్లాడటానికి ఒకరిని అడిగారు",
  reported: "ఒక సంభాషణ గురించి మా బృందానికి చెప్పారు",
  appointment: "మీరు అపాయింట్‌మెంట్ అడిగారు",
  plan: "మీ ప్లాన్ మొదలైంది",
};

export const premiumTitle = "ఇంకా ఎక్కువసేపు మాట్లాడండి";
export const premiumText = "ప్లాన్ ఉంటే రోజూ ఎక్కువసేపు చాట్, కాల్ చేయవచ్చు.";
export const goPremium = "ప్రీమియం తీసుకోండి";
/** Replaces it for somebody who has a monthly plan. */
export const planTitle = "మీ ప్లాన్";
export const seePlan = "మీ ప్లాన్ చూడండి";
