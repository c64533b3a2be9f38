export const title = "ఆన్ కాల్";
export const lead = "డెస్క్ దగ్గర ఎవరూ లేనప్పుడు, వినేవారు కావలసిన వారి కోసం మీ ఫోన్ మోగగలదు.";
export const loading = "మీ ఆన్ కాల్ సమయాలు లోడ్ అవుతున్నాయి...";
export const refused = "మీ ఆన్ కాల్ సమయాలను తేలేకపోయాం.";
export const toStandby = "స్టాండ్‌బై పేజీ తెరవండి";
export const toShifts = "డెస్క్ దగ్గర మీ షిఫ్ట్‌లు ఎంచుకోండి";
export const toOnCall = "మీరు ఆన్ కాల్‌లో ఉండే సమయం ఎంచుకోండి";
export const on = "నా ఫోన్ మోగవచ్చు";
/** Under ‘My phone may ring’, by the ways that are chosen. */
export const ringsBy = {
  both: "కింద ఎంచుకున్న సమయాల్లో స్టాండ్‌బై పేజీ మూసి ఉన్నా నోటిఫికేషన్‌తో గానీ కాల్‌తో గానీ ఇది మోగుతుంది, కానీ ముందు ఒక పరీక్ష మీకు అందాలి.",
  push: "కింద ఎంచుకున్న సమయాల్లో స్టాండ్‌బై పేజీ మూసి ఉన్నా నోటిఫికేషన్‌తో ఇది మోగుతుంది, కానీ ముందు ఒక పరీక్ష మీకు అందాలి.",
  calls: "కింద ఎంచుకున్న సమయాల్లో స్టాండ్‌బై పేజీ మూసి ఉన్నా కాల్‌తో ఇది మోగుతుంది, కానీ ముందు ఒక పరీక్ష మీకు అందాలి.",
};
/** If no way is chosen, by what is set up here. */
export const ringsWithout = {
  both: "నోటిఫికేషన్ గానీ మీ నంబర్‌కు కాల్ గానీ ఎంచుకోకపోతే, స్టాండ్‌బై పేజీ తెరిచి ఉన్నప్పుడే ఇది మోగుతుంది.",
  push: "నోటిఫికేషన్ ఎంచుకోకపోతే, స్టాండ్‌బై పేజీ తెరిచి ఉన్నప్పుడే ఇది మోగుతుంది.",
  calls: "మీ నంబర్‌కు కాల్ ఎంచుకోకపోతే, స్టాండ్‌బై పేజీ తెరిచి ఉన్నప్పుడే ఇది మోగుతుంది.",
  none: "స్టాండ్‌బై పేజీ తెరిచి ఉన్నప్పుడే ఇది మోగుతుంది.",
};
export const zone = "మీ టైమ్ జోన్";
export const zoneHelp = "ఈ పేజీలోని సమయాలన్నీ ఈ జోన్ సమయాలే.";
export const windows = "మీరు ఆన్ కాల్‌లో ఉండే సమయాలు";
export const windowsHelp = "ప్రతి సమయానికి, ఫోన్ అందరి కోసం మోగాలా అత్యవసరానికి మాత్రమేనా అని ఎంచుకోవచ్చు.";
export const window = (number: number) => `సమయం ${number}`;
export const noWindows = "ఇంకా సమయాలు లేవు.";
export const addWindow = "సమయం చేర్చండి";
export const removeWindow = "ఈ సమయం తీసేయండి";
export const from = "నుంచి";
export const to = "వరకు";
export const pastMidnight = "మరుసటి రోజు ముగుస్తుంది.";
/** About a time that begins after midnight on one of its days. */
export const afterMidnight = (day: string, night: string) => `${day} నాడు ఇది అర్ధరాత్రి తర్వాత మొదలవుతుంది: ${night}.`;
export const wholeDay = "ఒక పగలు, ఒక రాత్రి: మరుసటి రోజు ఇదే సమయానికి ముగుస్తుంది.";
export const silenced = {
  part: "ఈ సమయంలో కొంత భాగం మీ నిశ్శబ్ద సమయంలో ఉంది. ఆ భాగంలో మీ ఫోన్ మోగదు.",
  whole: "ఈ సమయం మీ నిశ్శబ్ద సమయంలోనే ఉంది, కాబట్టి అప్పుడు మీ ఫోన్ ఎప్పుడూ మోగదు.",
};
export const days = "రోజులు";
export const everyDay = "ప్రతి రోజూ";
export const dayNames = ["ఆదివారం", "సోమవారం", "మంగళవారం", "బుధవారం", "గురువారం", "శుక్రవారం", "శనివారం"];
export const dutyLabel = "ఈ సమయంలో";
export const duties = { awake: "నేను మేలుకుని ఉంటాను", crisis: "అత్యవసరమైతేనే నన్ను లేపండి" };
export const quiet = "నిశ్శబ్ద సమయం";
export const quietHelp = "ఈ సమయంలో మీ ఫోన్ ఎప్పుడూ మోగదు.";
export const languages = "మీరు వినే భాషలు";
export const languagesOfDesk = "డెస్క్ దగ్గర కూడా ఈ భాషల్లోనే మిమ్మల్ని అడుగుతాం.";
export const languagesInCrisis = "ప్రాణాపాయం ఉన్నప్పుడు, ఆ భాష తెలిసినవారు ఇంకెవరూ లేకపోతే, వేరే భాష కోసం కూడా మీ ఫోన్ మోగవచ్చు.";
export const fluencies = { none: "రాదు", well: "బాగా వచ్చు", little: "కొద్దిగా వచ్చు" };
export const push = "నా పరికరాల్లో నోటిఫికేషన్‌తో మోగించండి";
export const pushHelp = "ప్రతి పరికరంలో సెట్టింగ్‌లలో నోటిఫికేషన్‌లను ఆన్ చేయండి.";
export const settings = "సెట్టింగ్‌లు";
export const call = "నోటిఫికేషన్ అందకపోతే నా ఫోన్‌కు కాల్ చేయండి";
/** If no notifications can be sent. */
export const callAlone = "ఎవరికైనా నేను అవసరమైతే నా ఫోన్‌కు కాల్ చేయండి";
export const callHelp = "ఒకరు ఎదురుచూస్తున్నారని మాత్రమే కాల్‌లో వినిపిస్తుంది, వారి గురించి ఏమీ చెప్పదు. వేరొకరు జవాబు ఇవ్వగానే కాల్ ముగుస్తుంది.";
export const number = "మీ మొబైల్ నంబర్";
export const numberHelp = "భారతదేశం బయట అయితే దేశ కోడ్‌తో రాయండి. కాల్ చేసే సంస్థకు మాత్రమే ఇది ఇస్తాం, మీ ఖాతాతో పాటు తొలగిస్తాం.";
export const numberWrong = "ఈ నంబర్‌కు కాల్ చేయలేం. దయచేసి సరిచూడండి.";
export const testCall = "పరీక్ష కాల్";
export const testCallLead = (called: string) => `${called} నంబర్‌కు పరీక్ష కాల్ అందిన తర్వాతే మీకు కాల్ వస్తుంది.`;
export const testCallNow = "ఇప్పుడు నాకు కాల్ చేయండి";
export const testCallSent = "మీ ఫోన్‌కు కాల్ వస్తోంది. కాల్ ఎత్తి 1 నొక్కండి.";
export const testCallTested = (called: string) => `${called} నంబర్‌కు పరీక్ష కాల్ అందింది.`;
export const testCallFailed = "కాల్ అందలేదు. దయచేసి నంబర్ సరిచూసి మళ్లీ ప్రయత్నించండి.";
export const save = "సేవ్ చేయండి";
export const saved = "సేవ్ అయింది.";
export const savedUntested = "సేవ్ అయింది. మీ ఫోన్ ఇంకా మోగదు: ముందు ఒక పరీక్ష రింగ్ చేరాలి. కింద ‘ఇప్పుడు మోగించండి’ నొక్కండి.";
export const savedOff = "సేవ్ అయింది. పైన ఉన్న పెట్టెలో గుర్తు లేనంత వరకు మీ ఫోన్ మోగదు.";
export const notSavedYet = "మీరు ఇక్కడ మార్చినవి ఇంకా సేవ్ కాలేదు.";
export const dayMissing = "కనీసం ఒక రోజు ఎంచుకోండి.";
export const languageMissing = "మీరు వినే భాషల్లో కనీసం ఒకటి ఎంచుకోండి.";
export const test = "పరీక్ష రింగ్";
export const testLead = "మీ ఫోన్ ఎవరి కోసమైనా మోగే ముందు ఒక పరీక్ష రింగ్ అందాలి.";
export const tested = "మీ ఫోన్‌కు పరీక్ష రింగ్ అందింది.";
export const testedHere = "మీరు జవాబిచ్చారు, కానీ ఏ పరికరానికీ నోటిఫికేషన్ అందలేదు. దానిలో నోటిఫికేషన్‌లు ఆన్ చేసి మళ్లీ మోగించండి.";
/** If no notifications can be sent. */
export const testedOnPage = "పరీక్ష రింగ్‌కు ఇక్కడ జవాబిచ్చారు.";
/** What is saved, and when the phone rings because of it. */
export const savedTimes = (times: string, inZone: string) => `సేవ్ చేసినవి: ${times} (${inZone} సమయం).`;
export const savedTime = (onDays: string, span: string, isCrisis: boolean) =>
  `${onDays}, ${span}${isCrisis ? ", అత్యవసరానికి మాత్రమే" : ""}`;
export const savedEveryDay = "ప్రతి రోజూ";
export const noSavedTimes = "సమయాలేవీ సేవ్ కాలేదు.";
export const savedQuiet = (span: string) => `నిశ్శబ్ద సమయం: ${span}.`;
export const ringsWhen = {
  "in-times": "ఈ సమయాల్లో స్టాండ్‌బై పేజీ లేకపోయినా మీ ఫోన్ మోగుతుంది.",
  "on-page": "స్టాండ్‌బై పేజీ తెరిచి ఉన్నప్పుడే మీ ఫోన్ మోగుతుంది, కాబట్టి ఈ సమయాల్లో దాన్ని తెరిచి ఉంచండి.",
  untested: "మీ ఫోన్ ఇంకా మోగదు: ముందు ఒక పరీక్ష రింగ్ చేరాలి. కింద ‘ఇప్పుడు మోగించండి’ నొక్కండి.",
  off: "మీ ఫోన్ మోగదు: ‘నా ఫోన్ మోగవచ్చు’ ఎంచుకోలేదు.",
};
export const ringsWithoutTimes = "స్టాండ్‌బై పేజీ తెరిచి ఉన్నప్పుడే మీ ఫోన్ మోగుతుంది, అప్పుడు ఎప్పుడైనా. వద్దనుకుంటే ఆ పేజీ మూసేయండి.";
/** What an open standby page adds to the saved times. What is missing may follow it. */
export const pageOpen = {
  awake: "తెరిచి ఉన్న స్టాండ్‌బై పేజీ ఈ సమయాల బయట కూడా మోగవచ్చు. వద్దనుకుంటే దాన్ని మూసేయండి.",
  crisis: "తెరిచి ఉన్న స్టాండ్‌బై పేజీ ఈ సమయాల బయట కూడా మోగవచ్చు, కానీ అత్యవసరానికి మాత్రమే.",
};
export const missingCall = "అది మూసి ఉన్నా కాల్ రావాలంటే ముందు ఒక పరీక్ష కాల్ మీకు అందాలి: కింద ‘ఇప్పుడు నాకు కాల్ చేయండి’ నొక్కండి.";
/** By what is set up here. */
export const missingWay = {
  both: "అది మూసి ఉన్నా మీకు తెలియాలంటే కింద నోటిఫికేషన్ గానీ కాల్ గానీ ఎంచుకోండి.",
  push: "అది మూసి ఉన్నా మీకు తెలియాలంటే కింద నోటిఫికేషన్ ఎంచుకోండి.",
  calls: "అది మూసి ఉన్నా మీకు తెలియాలంటే కింద కాల్ ఎంచుకోండి.",
};
export const testNow = "ఇప్పుడు మోగించండి";
export const testSent = "పరీక్ష రింగ్ వస్తోంది. ఇక్కడ జవాబు ఇవ్వండి, లేదా ఫోన్‌లోని నోటిఫికేషన్‌ను తాకండి.";
/** If no notifications can be sent. */
export const testSentHere = "పరీక్ష రింగ్ వస్తోంది. ఇక్కడ జవాబు ఇవ్వండి.";
/** On the standby page. */
export const pausedHere =
  "వరుసగా మూడు రింగ్‌లకు జవాబు రానందున మీ ఫోన్ ఇక మోగదు. మీకు వీలైనప్పుడు ‘మీరు ఆన్ కాల్‌లో ఉండే సమయం ఎంచుకోండి’ లో మళ్లీ ఆన్ చేయండి.";
export const paused = "వరుసగా మూడు రింగ్‌లకు జవాబు రానందున మీ ఫోన్ ఇక మోగదు. మళ్లీ ఆన్ చేయడానికి ఈ పేజీని సేవ్ చేయండి.";

export const standbyTitle = "స్టాండ్‌బై";
export const standbyLead =
  "మీరు ఆన్ కాల్‌లో ఉన్నప్పుడు ఈ పేజీని తెరిచే ఉంచండి. ఎవరైనా ఎదురుచూస్తున్నప్పుడు డెస్క్ నుంచి ఎవరూ వారి దగ్గరకు రాకపోతే ఇది మోగుతుంది. మీరు ఎవరితోనైనా చాట్‌లో గానీ కాల్‌లో గానీ ఉంటే మోగదు.";
export const duty = {
  awake: "మీరు ఆన్ కాల్‌లో ఉన్నారు.",
  crisis: "మీరు అత్యవసరానికి మాత్రమే ఆన్ కాల్‌లో ఉన్నారు.",
  none: "మీరు ఇప్పుడు ఆన్ కాల్‌లో లేరు.",
};
/** What each kind of duty means for the listener. */
export const dutyMeans = {
  awake: "ఇది ఎప్పుడైనా మోగవచ్చు.",
  crisis: "ప్రాణం తీసుకోవాలని ఆలోచిస్తూ ఉండవచ్చు అనిపించిన వారి కోసం మాత్రమే ఇది మోగుతుంది.",
};
/** On the standby page, outside the saved times. */
export const outsideTimes =
  "ఇప్పుడు మీరు సేవ్ చేసిన సమయం కాదు. అయినా ఈ పేజీ మోగవచ్చు, ఎందుకంటే దీన్ని మీరే తెరిచి ఉంచారు. వద్దనుకుంటే పేజీ మూసేయండి.";
export const phoneRests = (time: string, why: string | null) =>
  `${why === null ? "" : `${why}. `}మీరు విశ్రాంతి తీసుకోవడానికి ${time} వరకు మీ ఫోన్ మోగదు.`;
/** Why the phone rests. */
export const restsAfter = {
  rings: "పన్నెండు గంటల్లో ఇది ఆరు సార్లు మోగింది",
  talks: "పన్నెండు గంటల్లో దీని రింగ్‌ల నుంచి రెండు సంభాషణలు మొదలయ్యాయి",
  stretch: "మీరు వరుసగా నాలుగు గంటలు విన్నారు",
  crisis: "అత్యవసరంలో ఉన్న ఒకరితో మీరు మాట్లాడారు",
};
/** Why the listener is not on call. */
export const notOn = "ఈ పేజీ మోగదు: ‘మీరు ఆన్ కాల్‌లో ఉండే సమయం ఎంచుకోండి’ లో ‘నా ఫోన్ మోగవచ్చు’ ఆన్ చేయండి.";
export const notTested = "ఒక పరీక్ష రింగ్ మీకు అందే వరకు ఈ పేజీ మోగదు. దాన్ని ‘మీరు ఆన్ కాల్‌లో ఉండే సమయం ఎంచుకోండి’ లో అడగండి.";
export const notTime = "ఈ పేజీ ఇప్పుడు మోగదు: ఇది మీ నిశ్శబ్ద సమయం.";
export const dutyOffline = "కనెక్షన్ లేదు. అది తిరిగి వచ్చే వరకు ఈ పేజీ మోగదు.";
export const checking = "మీరు ఆన్ కాల్‌లో ఉన్నారా అని చూస్తున్నాం...";
export const screenOn = "ఈ పేజీ తెరిచి ఉన్నంతసేపు స్క్రీన్ ఆన్‌లోనే ఉంటుంది.";
export const screenOff = "మీ బ్రౌజర్‌లో స్క్రీన్ ఆన్‌లో ఉండదు, అది ఆరిపోతే ఈ పేజీ మోగకపోవచ్చు. ఫోన్‌కు ఛార్జర్ పెట్టి, స్క్రీన్ లాక్ ఆపేయండి.";
export const soundOn = "శబ్దం విని చూడండి";
export const soundHelp = "మీరు ఒకసారి తాకిన తర్వాతే ఈ పేజీ మోగగలదు: ‘శబ్దం విని చూడండి’ నొక్కండి.";
export const soundReady = "ఇప్పుడు పేజీ మోగగలదు. ఏమీ వినిపించకపోతే శబ్దం పెంచండి.";

export const ringTitle = "ఇప్పుడు ఒకరికి వినేవారు కావాలి";
export const ringText = "జవాబు ఇవ్వడానికి ఒక నిమిషం ఉంది. ముందుగా జవాబిచ్చిన వారు సంభాషణ మొదలుపెడతారు.";
export const testRingTitle = "ఇది పరీక్ష రింగ్";
export const testRingText = "ఎవరూ ఎదురుచూడటం లేదు. జవాబివ్వడానికి ‘నేను ఉన్నాను’ నొక్కండి.";
export const testUnanswered = "పరీక్ష రింగ్‌కు జవాబు రాలేదు. ఫోన్ దగ్గర ఉన్నప్పుడు మళ్లీ రింగ్ చేయండి.";
export const answer = "జవాబు ఇవ్వండి";
export const here = "నేను ఉన్నాను";
export const notNow = "ఇప్పుడు కాదు";
export const ended = {
  answered: "మీరు జవాబిచ్చారు. అందుబాటులో ఉన్నందుకు ధన్యవాదాలు.",
  taken: "జవాబు దొరికింది. అందుబాటులో ఉన్నందుకు ధన్యవాదాలు.",
  declined: "పర్వాలేదు. మరొకరి కోసం చూస్తూనే ఉంటాం.",
  expired: "ఈ రింగ్ ముగిసింది. మరొకరి కోసం చూస్తూనే ఉంటాం.",
  over: "ఇప్పుడు ఎవరూ ఎదురుచూడటం లేదు. అందుబాటులో ఉన్నందుకు ధన్యవాదాలు.",
};
