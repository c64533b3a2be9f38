export const statusWaiting = "వినేవారి కోసం ఎదురుచూస్తున్నాం";
export const statusWaitingFor = (minutes: number) => `వినేవారి కోసం ఎదురుచూస్తున్నాం · ${minutes} ని.`;
export const statusHere = "మీ మాట వినేవారు మీతో ఉన్నారు";
/** True both of a listener who has another conversation open, and of one who has gone. */
export const statusAway = "మీ మాట వినేవారు వీలైనంత త్వరగా ఇక్కడే జవాబిస్తారు";
/** In a crisis, if the listener does not answer. True while another is asked, and while none is found. */
export const statusAskingOthers = "మీ మాట వినే మరొకరిని మీ కోసం ఇప్పుడే వెతుకుతున్నాం";
export const statusEnded = "ఈ సంభాషణ ముగిసింది";
export const statusLeft = "మీరు వరుస నుంచి తప్పుకున్నారు";
export const statusOpening = "మీ సంభాషణ తెరుస్తున్నాం…";
export const fromOther = "వాలంటీర్:";
export const unreadLine = "కొత్త సందేశాలు";
export const newMessages = (count: number) => (count === 1 ? "1 కొత్త సందేశం" : `${count} కొత్త సందేశాలు`);
export const toLatest = "తాజా సందేశానికి వెళ్లండి";
export const olderLoading = "పాత సందేశాలు తెస్తున్నాం…";
export const olderMore = "పాత సందేశాలు చూపండి";
export const olderFailed = "పాత సందేశాలు తేలేకపోయాం.";
export const typing = "వాలంటీర్ టైప్ చేస్తున్నారు...";
export const sending = "వెళ్తోంది";
export const sent = "వెళ్లింది";
export const delivered = "చేరింది";
export const read = "చదివారు";
export const failed = "వెళ్లలేదు";
export const retry = "మళ్లీ పంపండి";
export const reply = {
  start: "ఈ సందేశానికి జవాబు ఇవ్వండి",
  toSelf: "మీ సందేశానికే జవాబు",
  toOther: "వాలంటీర్‌కు జవాబు",
  earlier: "ఒక పాత సందేశం",
  cancel: "జవాబును రద్దు చేయండి",
};
export const freeLeft = (count: number) => (count === 1 ? "ఇంకా 1 ఉచిత సందేశం ఉంది" : `ఇంకా ${count} ఉచిత సందేశాలు ఉన్నాయి`);
export const notices = {
  "listener-left": "మీ మాట వింటున్నవారు వెళ్లాల్సి వచ్చింది. మీరు మళ్లీ వరుసలో ఉన్నారు, మీరు రాసిందంతా ఇక్కడే ఉంది.",
  "listener-changed": "ఇప్పుడు మరొకరు మీ మాట వినడానికి వచ్చారు.",
  "ended-by-listener": "మీ మాట వింటున్నవారు ఈ సంభాషణను ముగించారు. మీరు ఎప్పుడైనా మళ్లీ రాయవచ్చు.",
  "ended-by-customer": "మీరు ఈ సంభాషణను ముగించారు. మీరు ఎప్పుడైనా మళ్లీ రాయవచ్చు.",
  "left-queue": "మీరు వరుస నుంచి తప్పుకున్నారు. మీరు ఎప్పుడైనా మళ్లీ రాయవచ్చు.",
};
/** For somebody who can't write again at present. */
export const lockedNotices = {
  ...notices,
  "ended-by-listener": "మీ మాట వింటున్నవారు ఈ సంభాషణను ముగించారు. మీరు రాసింది ఇక్కడే ఉంటుంది, చదువుకోవచ్చు.",
  "ended-by-customer": "మీరు ఈ సంభాషణను ముగించారు. మీరు రాసింది ఇక్కడే ఉంటుంది, చదువుకోవచ్చు.",
  "left-queue": "మీరు వరుస నుంచి తప్పుకున్నారు. మీరు రాసింది ఇక్కడే ఉంటుంది, చదువుకోవచ్చు.",
};
export const shareAsk = "తర్వాత వినేవారు చిన్న సారాంశం చదవవచ్చా?";
export const end = "సంభాషణ ముగించండి";
export const endShort = "ముగించండి";
export const leaveShort = "తప్పుకోండి";
export const calmTitle = "మనసుకు కాస్త ప్రశాంతత";
export const breatheIn = "లోపలికి";
export const breatheOut = "బయటికి";
export const breatheText = "వృత్తం పెద్దదైతే గాలి లోపలికి తీసుకోండి, చిన్నదైతే బయటికి వదలండి.";
export const breatheTold = "ఎవరైనా రాగానే చెబుతాం.";
export const limitTitle = "మాట్లాడటం కొనసాగించడానికి ప్రీమియం తీసుకోండి";
export const limitText = "మీ 19 ఉచిత సందేశాలు అయిపోయాయి. మీరు రాసింది ఇక్కడే ఉంటుంది, చదువుతూ ఉండవచ్చు.";
/** A dialog could not be loaded. */
export const notLoaded = "ఇప్పుడు నెట్ కనెక్షన్ లేదు. ఒకసారి చూసి మళ్లీ ప్రయత్నించండి.";
export const limitHeard = "మీరు రాసినది మీ మాట వినేవారు చదవగలరు.";
export const limitRead = "చాట్‌కు తిరిగి";
export const limitWaits = "మీరు ఇంకా వరుసలోనే ఉన్నారు: వినేవారు వచ్చి మీరు రాసింది చదువుతారు.";
/** The free messages were used up in a crisis that is over. */
export const spent = {
  active: "మీ ఉచిత సందేశాలు అయిపోయాయి, అందుకే ఇంకో సందేశం వెళ్లకపోవచ్చు. వినేవారితో మీ సంభాషణ ఇంకా తెరిచే ఉంది, వారు రాసేది మీరు చదవవచ్చు.",
  waiting: "మీ ఉచిత సందేశాలు అయిపోయాయి, అందుకే ఇంకో సందేశం వెళ్లకపోవచ్చు. మీరు ఇంకా వరుసలోనే ఉన్నారు: వినేవారు వచ్చి మీరు రాసింది చదువుతారు.",
  closed: "మీ ఉచిత సందేశాలు అయిపోయాయి, అందుకే ఇంకో సందేశం వెళ్లకపోవచ్చు. మీరు రాసింది ఇక్కడే ఉంటుంది, చదువుతూ ఉండవచ్చు.",
};
export const minutesText = "మీరు రాసింది ఇక్కడే ఉంటుంది, చదువుతూ ఉండవచ్చు.";
export const minutesElse = "థెరపిస్ట్‌తో అపాయింట్‌మెంట్ అడగండి";
export const goPremiumNow = "ఇప్పుడే ప్రీమియం తీసుకోండి";
/** For somebody with a plan whose minutes of today are used up. */
export const seePlans = "ప్లాన్లు చూడండి";
export const restored = "మీ చివరి సందేశం వెళ్లలేదు. అది కింది పెట్టెలో భద్రంగా ఉంది.";
export const helpTitle = "ఇప్పుడే ఎవరైనా కావాలంటే, ఈ నంబర్లు రాత్రీ పగలూ ఉచితం:";
export const refusedTitle = "మీ సంభాషణను తెరవలేకపోయాం.";
export const refusedText = "మీరు రాసింది భద్రంగా ఉంది. దయచేసి మళ్లీ ప్రయత్నించండి.";
export const close = "మూసేయండి";
export const tryAgain = "మళ్లీ ప్రయత్నించండి";
export const slow = "మామూలు కన్నా ఎక్కువ సమయం పడుతోంది. మీ నెట్‌వర్క్ నెమ్మదిగా ఉండవచ్చు; మీరు ఇప్పుడే రాయవచ్చు.";
export const offline = "మీరు ఆఫ్‌లైన్‌లో ఉన్నారు. మీరు రాసింది భద్రంగా ఉంటుంది, నెట్‌వర్క్ రాగానే వెళ్తుంది.";
export const statusOffline = "కనెక్షన్ లేదు";
export const statusOld = {
  active: "కనెక్షన్ లేదు. అప్పటికి మీ మాట వినేవారు మీతో ఉన్నారు.",
  waiting: "కనెక్షన్ లేదు. అప్పటికి మీరు వినేవారి కోసం ఎదురుచూస్తున్నారు.",
};
export const waitsForNetwork = "నెట్‌వర్క్ కోసం ఆగింది";
export const keptTalk = "కనెక్షన్ పోకముందు ఉన్న మీ చివరి సందేశాలు.";
export const notHereYet = "నెట్‌వర్క్ తిరిగి రాగానే మీ సంభాషణ కనిపిస్తుంది. మీరు ఇప్పుడే రాయవచ్చు.";
