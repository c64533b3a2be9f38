export { email, password } from "./volunteerLogin";

export const signupTitle = "వాలంటీర్ అవ్వండి";
export const signupLead = "తప్పుపట్టకుండా, ఆప్యాయంగా వినడం. మొదలుపెట్టడానికి ఇంతే చాలు.";
export const nextTitle = "తర్వాత ఏం జరుగుతుంది";
export const next = [
  "మీ ఈమెయిల్‌తో ఇక్కడ సైన్ అప్ చేసి, మీ గురించి చెబుతారు.",
  "బృందంలో ఒకరు అది చదివి మీకు జవాబిస్తారు.",
  "ఆమోదం వచ్చాక లాగిన్ అయ్యి, మీకు వీలున్నప్పుడు వింటారు.",
];
export const signUp = "సైన్ అప్";
export const signingUp = "సైన్ అప్ అవుతోంది...";
export const signupFailed = "సైన్ అప్ కాలేదు. ఈ ఈమెయిల్ ఇప్పటికే వాడుకలో ఉండవచ్చు.";
export const passwordHelp = "కనీసం 6 అక్షరాలు.";
export const alreadyVolunteer = "ఇప్పటికే వాలంటీరా?";
export const toLogin = "లాగిన్";

export const passwordShort = "ఈ పాస్‌వర్డ్ చాలా చిన్నది. కనీసం 6 అక్షరాలు వాడండి.";

export const welcome = (name: string) => (name === "" ? "స్వాగతం" : `స్వాగతం, ${name}`);
export const homeLead = "సరైన మాటలే అక్కర్లేదు. మీరు తోడుగా ఉండటమే సహాయం.";
export const waitingNow = (count: number, more: boolean) => {
  if (count === 0) return "ఇప్పుడు ఎవరూ ఎదురుచూడటం లేదు.";
  if (more) return `${count} మంది కంటే ఎక్కువ వినేవారి కోసం ఎదురుచూస్తున్నారు.`;
  return count === 1 ? "ఒకరు వినేవారి కోసం ఎదురుచూస్తున్నారు." : `${count} మంది వినేవారి కోసం ఎదురుచూస్తున్నారు.`;
};
export const crisisWaits = "అత్యవసరంలో ఉన్న ఒకరు ఎదురుచూస్తున్నారు.";
export const goToChat = "చాట్‌కు వెళ్లండి";
export const viewProfile = "ప్రొఫైల్ చూడండి";
export const onCall = "రాత్రి ఆన్ కాల్";
export const shifts = "మీ షిఫ్ట్‌లు";
export const nextShift = "మీ తదుపరి షిఫ్ట్:";
export const careTitle = "మరి మీరెలా ఉన్నారు?";
export const careText =
  "వినడానికీ ఓపిక కావాలి. కాస్త నీళ్లు తాగండి, ఊపిరి తీసుకోండి, కావాలనిపిస్తే విరామం తీసుకోండి. ఏ సంభాషణనైనా మళ్లీ వరుసలో పెట్టవచ్చు, ఎందుకని ఎవరూ అడగరు.";
export const careLine = "ఏదైనా మనసులో ఉండిపోతే: ";
export const careFree = "ఉచితం, పగలూ రాత్రీ";

export const profileTitle = "నా ప్రొఫైల్";
export const profileLead = "ఇది బృందానికి కనిపిస్తుంది; తోటి వాలంటీర్లకు మీ పేరు, భాషలు కనిపిస్తాయి. మీరు ఎవరి మాట వింటారో వారికి మీ పేరు కనిపించదు.";
export const name = "పేరు";
export const phone = "ఫోన్";
export const bio = "మీ గురించి";
export const experience = "అనుభవం";
export const emailHelp = "ఈ చిరునామాతోనే మీరు లాగిన్ అవుతారు, కాబట్టి ఇది మారదు.";
export const phoneHelp = "ఏరియా లేదా దేశం కోడ్‌తో, ఉదాహరణకు +91 98480 22338.";
export const bioHelp = "మీ గురించి కొన్ని మాటలు: తెలిసిన భాషలు, వీలైన సమయం. 1,000 అక్షరాల వరకు.";
export const experienceHelp = "వినడం, ఇతరులను చూసుకోవడం, మీరే దాటి వచ్చినవి. 1,000 అక్షరాల వరకు.";
export const notYet = "ఇంకా రాయలేదు";
export const editProfile = "ప్రొఫైల్ మార్చండి";
export const save = "సేవ్ చేయండి";
export const saving = "సేవ్ అవుతోంది...";
export const exit = "బయటకు";
export const saved = "మీ ప్రొఫైల్ సేవ్ అయింది.";
export const phoneWrong = "6 నుంచి 20 అంకెల ఫోన్ నంబర్ రాయండి, ఉదాహరణకు +91 98480 22338.";
export const leaveTitle = "సేవ్ చేయకుండా వెళ్తారా?";
export const leaveText = "మీరు ఇక్కడ మార్చినవి ఇంకా సేవ్ కాలేదు.";
export const leave = "వెళ్తాను";
export const stay = "మారుస్తూ ఉంటాను";
export const loading = "తెస్తున్నాం…";
export const profileRefused = "మీ ప్రొఫైల్‌ను తేలేకపోయాం.";
export const tryAgain = "మళ్లీ ప్రయత్నించండి";
export const ownFigures = (talks: number, hours: number) =>
  `మీరు ${talks === 1 ? "ఒక సంభాషణలో" : `${talks} సంభాషణల్లో`} ఇతరుల మాట విన్నారు${hours > 0 ? `, డెస్క్‌లో ${hours} గం. గడిపారు` : ""}. ధన్యవాదాలు.`;
export const confirmed = "నిర్ధారించారు";
export const notConfirmed = "నిర్ధారించలేదు";
export const unconfirmed = (address: string) =>
  `దయచేసి మేం ${address} కు పంపిన లింక్ తెరవండి. మీ చిరునామా నిర్ధారించారో లేదో బృందానికి కనిపిస్తుంది.`;
