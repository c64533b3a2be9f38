export const deskNow = "ఇప్పుడు డెస్క్";
export const loading = "తెస్తున్నాం…";
export const figuresOf = (time: string) => `ఈ లెక్కలు ${time} సమయానివి; కొత్తవి ఇంకా రాలేదు.`;
export const crisis = "ఎదురుచూపు: అత్యవసరం";
export const onList = "డెస్క్‌లో వేచి ఉన్నవారి జాబితాలో";
export const unanswered = "అత్యవసరంలో ఉన్నా వాలంటీర్ ఇంకా జవాబివ్వనివారు";
export const notAnsweredFor = (minutes: number) => (minutes === 1 ? "1 నిమిషంగా జవాబు లేదు" : `${minutes} నిమిషాలుగా జవాబు లేదు`);
/** While the listener who took them has had little time to answer. */
export const justTakenBy = "{who} ఇప్పుడే తీసుకున్నారు, ఇంకా జవాబు లేదు";
/** Below that title: what an admin can do. */
export const unansweredHelp =
  "డెస్క్‌లో వాలంటీర్ మాత్రమే వారిని తీసుకోగలరు: జవాబివ్వని వాలంటీర్‌కు ఫోన్ చేయండి, నంబర్ కనిపించకపోతే ఈమెయిల్ రాయండి, లేదా అక్కడ ఉన్నవారిలో ఒకరిని అడగండి. ఆన్ కాల్‌లో ఉన్న వాలంటీర్లకు తోడే ఫోన్ చేస్తుంది.";
/** After the name of such a listener, before their email address. */
export const noNumberWrite = "ఫోన్ నంబర్ లేదు, ఈమెయిల్ రాయండి:";
export const anotherAsked = "మరో వాలంటీర్‌ను అడుగుతున్నాం";
export const noneAsked = "ఇంకా మరో వాలంటీర్‌ను అడగలేకపోయాం";
export const goneInCrisis = "అత్యవసరం, పేజీ వదిలినవారు";
export const lastHere = (when: string) => `చివరిగా ఇక్కడ: ${when}`;
export const openAlarms = "ఎదురుచూపు: ప్రాణం తీసుకోవాలని ఆలోచిస్తున్నారా అని అడిగాం, ఇంకా జవాబు లేదు";
export const concern = "ఎదురుచూపు: గమనించాలి";
export const plan = "ఎదురుచూపు: ప్రాధాన్యం";
export const others = "ఎదురుచూపు: మిగతావారు";
export const offered = "వాలంటీర్‌కు చూపినవి";
/** Below that number, while no listener is online. */
export const offeredAway = "ఇప్పుడు అందుబాటులో లేరు; ఒక నిమిషంలోపు ముగుస్తుంది";
export const promised = "తమ వంతు వచ్చినప్పుడు చెప్పమన్నవారు";
export const longest = "ఎక్కువ ఎదురుచూపు";
export const longestIn = (language: string) => `${language}లో ఎక్కువ ఎదురుచూపు`;
export const online = "అందుబాటులో ఉన్న వాలంటీర్లు";
export const busy = "పనిలో ఉన్న వాలంటీర్లు";
export const freePlaces = "ఖాళీ చోట్లు";
export const today = "ఈ రోజు ఎదురుచూపులు";
export const tooFew = "ఇప్పటివరకు వాలంటీర్ వచ్చినది చాలా తక్కువ మందికి";
export const cases = "కేసులు";
export const noCases = "ఇక్కడ కేసులు లేవు.";
export const hard = "వాలంటీర్‌కు ఇది కష్టంగా అనిపించింది";
export const supervisor = "ఒక వాలంటీర్ సూపర్‌వైజర్‌ను పిలిచారు";
export const supervisorNow = "వాలంటీర్‌కు ఇప్పుడే సూపర్‌వైజర్ కావాలి";
export const unansweredPeople = "వాలంటీర్ వ్యక్తులను తీసుకుని ఎవరికీ జవాబివ్వలేదు";
export const noListener = "ఒకరు వేచి ఉన్నారు, కానీ ఆన్ కాల్‌లో ఉన్నవారు ఎవరూ అందలేదు";
/**
 * Above the people who waited when such a case was opened. An hour has two cases at most: for a crisis, and for
 * everybody else.
 */
export const firstOfHour = {
  crisis: "వీరిలో అత్యవసర స్థితిలో ఉన్నవారు ఉన్నారు; ఈ గంటలో ఇలాంటివారిలో ఎవరూ దొరకని మొదటివారు వీరే. ఇంకొందరు కూడా వేచి ఉండి ఉండవచ్చు:",
  none: "వీరిలో అత్యవసర స్థితిలో ఎవరూ లేరు; ఈ గంటలో ఇలాంటివారిలో ఎవరూ దొరకని మొదటివారు వీరే. ఇంకొందరు కూడా వేచి ఉండి ఉండవచ్చు:",
};
/** How many people waited when such a case was opened. */
export const waitedThen = (count: number, language: string, level: string) =>
  count === 1 ? `ఒకరు, ${language}, ప్రమాదం: ${level}` : `${count} మంది, ${language}, ప్రమాదం: ${level}`;
export const endedInCrisis = "అత్యవసర స్థితిలో ఉన్నవారు తామే చాట్ ముగించారు లేదా వరుస నుంచి వెళ్లిపోయారు, లేదా అత్యవసర కాల్ ముగిసింది";
export const seeWhoWaits = "ఇప్పుడు ఎవరు వేచి ఉన్నారో చూడండి";
/** What ended, if the case says so. */
export const endedOf = {
  queue: "అత్యవసర స్థితిలో ఉన్నవారు వాలంటీర్ రాకముందే వరుస నుంచి వెళ్లిపోయారు",
  chat: "అత్యవసర స్థితిలో ఉన్నవారు తామే చాట్ ముగించారు",
  call: "ఒక అత్యవసర కాల్ ముగిసింది",
};
export const writtenDanger = "థెరపిస్ట్ కోసం అడిగినప్పుడు, బృందానికి రాసిన ప్రశ్నలో లేదా అభిప్రాయంలో ఒకరు ప్రాణాపాయం గురించి రాశారు";
/** The link to the text of a case of written danger. */
export const readWritten = {
  question: "బృందానికి రాసిన ప్రశ్న చదవండి",
  feedback: "అభిప్రాయం చదవండి",
  request: "థెరపిస్ట్ కోసం రాసినది చదవండి",
} as const;
/** Replaces it for an admin who may not read the text. */
export const askAnAdmin = {
  question: "ఇది బృందానికి రాసిన ప్రశ్నలో ఉంది, దాన్ని అడ్మిన్ మాత్రమే చదవగలరు. ఇప్పుడే ఒక అడ్మిన్‌ను అడగండి.",
  feedback: "ఇది అభిప్రాయంలో ఉంది, దాన్ని అడ్మిన్ మాత్రమే చదవగలరు. ఇప్పుడే ఒక అడ్మిన్‌ను అడగండి.",
  request: "ఇది థెరపిస్ట్ కోసం రాసినదాంట్లో ఉంది, దాన్ని అడ్మిన్ మాత్రమే చదవగలరు. ఇప్పుడే ఒక అడ్మిన్‌ను అడగండి.",
} as const;
export const missedPromise = "వంతు వచ్చినప్పుడు చెబుతామన్నాం, కానీ చెప్పలేకపోయాం";
export const missedTime = "ఒకరు అడిగిన సమయానికి ఎవరూ వినడానికి రాలేదు";
export const rotaWeek = "వచ్చే వారం ఎవరూ తీసుకోని గంటలు";
/** The title of a case of hours, for a known day. */
export const rotaDay = (day: string) => `${day} నాటి, ఎవరూ తీసుకోని గంటలు`;
/** A case about hours is not updated with the rota, so this says when that was noticed. */
export const asSeen = (words: string, moment: string) => `${words} (${moment}కి చూసినది; ఆ తర్వాత మారి ఉండవచ్చు)`;
export const rotaHour = "ఒక గంట తర్వాత ఎవరికీ షిఫ్ట్ లేదు";
export const rotaNow = "ఇప్పుడు షిఫ్ట్‌లో ఎవరూ లేరు";
/** The list of cases about hours without a listener. */
export const rotaCases = "వాలంటీర్ లేని గంటలు";
export const parted = "మళ్లీ కలపం";
export const nobody = "ఇంకా ఎవరూ లేరు";
export const decision = "నిర్ణయం";
export const reason = "కారణం";
/** Below the label of the field. */
export const reasonRequired = "తప్పనిసరి. ఇది మార్పుల నమోదులో ఉంటుంది.";
export const reasonMissing = "దయచేసి కారణం రాయండి.";
export const decide = "కేసు ముగించండి";
export const decided = "కేసు ముగిసింది.";
export const days = "గత 14 రోజులు";
export const daysNote = "ఒక రోజు లెక్కలో ఆ రోజు ముగిసిన ఎదురుచూపులే ఉంటాయి. “ఇప్పుడు డెస్క్” ఇంకా ఎదురుచూస్తున్నవారిని కూడా లెక్కిస్తుంది.";
export const noDays = "ఇంకా లెక్కలు లేవు.";
/** About a day. */
export const nobodyCame = "వాలంటీర్ కోసం ఎవరూ అడగలేదు.";
export const day = "రోజు";
export const taken = "వాలంటీర్ వచ్చినవారు";
export const half = "సగం ఇంతలోపు";
export const most = "90 % ఇంతలోపు";
export const answered = "వాలంటీర్ వచ్చిన వాటా";
export const ended = "ముగిసినవి";
export const inMinutes = (count: number) => `${count} ని.`;
export const halfAndMost = (p50: number, p90: number) => `సగం మందికి ${p50} ని. లోపు, 90 % మందికి ${p90} ని. లోపు వాలంటీర్ వచ్చారు`;
export const halfOnly = (p50: number) =>
  `సగం మందికి ${p50} ని. లోపు వాలంటీర్ వచ్చారు; పది మందిలో ఒకరి కంటే ఎక్కువ మంది వెళ్లిపోయారు లేదా ఇంకా వేచి ఉన్నారు`;
export const leftToday = "ఎవరూ రాకముందే ఈ రోజు వెళ్లిపోయినవారు లేదా దూరమైనవారు";
export const caseStates = { open: "తెరిచినవి", decided: "ముగిసినవి" };
export const reportedBy = { customer: "మాట్లాడటానికి వచ్చిన వ్యక్తి తెలిపారు", volunteer: "వాలంటీర్ తెలిపారు", server: "తోడు తానే తెరిచింది" };
/** The open cases by who opened them. */
export const casesBy = {
  all: "అన్నీ",
  people: "వ్యక్తుల నుంచి",
  listeners: "వాలంటీర్ల నుంచి",
  thodu: "తోడు నుంచి",
  "about-listener": "ఒక వాలంటీర్ గురించి",
};
export const whichCases = "ఏ కేసులు";
/** Above each list. */
export const caseOrder = {
  open: "అత్యవసర స్థితిలో ఉన్న ఎవరో ఇంకా వేచి ఉండవచ్చనే కేసులు ముందు, వాటిలో కొత్తది ముందు; తర్వాత అవసరాన్ని బట్టి, పాతది ముందు. సహచరులెవరైనా చూస్తున్న కేసులు అదే రకం కేసులలో చివర ఉంటాయి.",
  rota: "పాతది ముందు.",
  decided: "చివరగా తెరిచిన కేసు ముందు.",
};
export const decisions = { "no-action": "చర్య లేదు", warned: "హెచ్చరించాం", removed: "తోడు నుంచి తొలగించాం" };
/** The decisions on a case in which a listener called for help. */
export const decisionsForListener = { "no-action": "ఏమీ అవసరం లేదు", warned: "వారితో మాట్లాడారు", removed: "తోడు నుంచి తొలగించారు" };
/** The decisions as choices for an admin. */
export const choices = { "no-action": "చర్య లేదు", warned: "నేనే వారిని హెచ్చరించాను", removed: "తోడు నుంచి తొలగించండి" };
export const choicesForListener = {
  "no-action": "ఏమీ అవసరం లేదు",
  warned: "నేను వారితో మాట్లాడాను",
  removed: "తోడు నుంచి తొలగించండి",
};
/** About a report on a guest. */
export const guestUnreachable = "వీరు గెస్ట్: ఈమెయిల్ లేదు కాబట్టి మీరు గానీ తోడు గానీ వారికి రాయలేరు, అందుకే ఎవరూ వారిని హెచ్చరించలేరు.";
export const guestParted = "వీరిని, ఈ వాలంటీర్‌ను మళ్లీ కలపం: వాలంటీర్ అలా కోరారు.";
export const guestNotParted = (choice: string) =>
  `వీరిని, ఈ వాలంటీర్‌ను మళ్లీ కలిపే అవకాశం ఉంది. వాలంటీర్ తామే ఫిర్యాదు చేసి “${choice}” ఎంచుకుంటే అది ఆగుతుంది; అడ్మిన్ ఆపలేరు.`;
export const left = "వెళ్లిపోయినవారు";
export const crisisFlags = "అత్యవసరం గుర్తులు";
export const concernFlags = "గమనించాలి గుర్తులు";
export const hours = "వాలంటీర్ల గంటలు";
export const chartTaken = "వాలంటీర్ వచ్చినవారు, అంతకుముందే వెళ్లినవారు";
export const chartWaits = "వాలంటీర్ వచ్చేవరకు ఎదురుచూపు";
export const chartShare = "వాలంటీర్ వచ్చిన వాటా";
export const chartFlags = "గుర్తులు: అత్యవసరం, గమనించాలి";
export const chartHours = "వాలంటీర్ల గంటలు";
export const whoWaits = "ఎవరు ఎదురుచూస్తున్నారు";
export const whoListens = "ఎవరు వింటున్నారు";
export const todayTitle = "ఈ రోజు";
/** The list of aliases, highest risk first. */
export const peopleWaiting = "వేచి ఉన్నవారు";
export const nobodyWaits = "వినేవారి కోసం ఎవరూ వేచి లేరు.";
export const nobodyWaitsIn = (language: string) => `${language}లో వినేవారి కోసం ఎవరూ వేచి లేరు.`;
export const waitingHelp =
  "ఎక్కువ ప్రమాదం ఉన్నవారు ముందు; ప్రాణం తీసుకోవాలని ఆలోచిస్తున్నారా అని అడిగినా ఇంకా జవాబు ఇవ్వనివారు అత్యవసరంలో ఉన్నవారితో ఉంటారు. తర్వాత ఎక్కువసేపు వేచి ఉన్నవారు; ప్రాధాన్యం ఉన్నవారు, వినేవారు మధ్యలో వెళ్లిపోయినవారు కాస్త ముందుంటారు. ఎవరినైనా తెరిచి వారి పరిస్థితి చూడండి; వారిని డెస్క్‌లో వినేవారు తీసుకుంటారు.";
export const leftOther = (count: number, where: string) =>
  `వాలంటీర్ రాకముందే పేజీ వదిలి వెళ్లినవారు (అత్యవసర స్థితిలో లేనివారు): ${count}. వాలంటీర్లకు వారు డెస్క్‌లో “${where}” కింద కనిపిస్తారు.`;
export const riskIs = (level: string) => `ప్రమాదం: ${level}`;
export const waitsFor = (minutes: number) => {
  if (minutes < 1) return "ఇప్పుడే వచ్చారు";
  return minutes === 1 ? "1 నిమిషంగా" : `${minutes} నిమిషాలుగా`;
};
export const waitsTooLong = (minutes: number) => `మా లక్ష్యం ${minutes} నిమిషాలు, దాన్ని మించింది`;
/** Above the waiting people, while one of them is in a crisis. */
export const crisisHelp =
  "అత్యవసర స్థితిలో ఒకరు వేచి ఉన్నారు. డెస్క్‌లో వాలంటీర్ మాత్రమే వారిని తీసుకోగలరు: అక్కడ ఉన్నవారిలో లేదా ఈ షిఫ్ట్ ఉన్నవారిలో ఒకరిని అడగండి; వారి పేజీ తెరిస్తే ఈమెయిల్ కనిపిస్తుంది. ఆన్ కాల్‌లో ఉన్న వాలంటీర్లకు తోడే ఫోన్ చేస్తుంది, అందుకు ఇచ్చిన నంబర్లను ఎవరికీ చూపదు; ప్రొఫైల్‌లోని నంబర్ వేరు.";
export const crisisIn = (language: string, minutes: number) =>
  `${language}లో, అత్యవసర స్థితిలో, ${minutes === 1 ? "1 నిమిషంగా" : `${minutes} నిమిషాలుగా`}:`;
export const isOffered = "వినేవారికి చూపించాం";
export const alarmOpen = "అడిగాం, ఇంకా జవాబు లేదు";
export const moreWait = (count: number) => (count === 1 ? "ఇంకా ఒకరు వేచి ఉన్నారు." : `ఇంకా ${count} మంది వేచి ఉన్నారు.`);
export const listening = "డెస్క్‌లో ఉన్న వాలంటీర్లు";
export const nobodyListens = "డెస్క్‌లో వాలంటీర్లు ఎవరూ లేరు.";
export const listenerName = "వాలంటీర్";
export const spoken = "భాషలు";
export const availability = "అందుబాటు";
/** About a listener who holds people during a break. */
export const onBreak = "విరామంలో";
/** Beside the availability of a listener to whom nobody is offered now. */
export const engagedBy = { crisis: "అత్యవసరంలో ఉన్నవారితో", call: "కాల్‌లో" } as const;
/** Beside the same, before the aliases of the people. */
export const engagedWith = (count: number) => (count === 1 ? "అత్యవసరంలో ఉన్న ఒకరితో:" : `అత్యవసరంలో ఉన్న ${count} మందితో:`);
export const loadOf = "ఇప్పుడు ఎందరితో";
export const allCases = "అన్ని కేసులు";
export const casesCut = "కొన్ని రకాల కేసుల్లో, తెరిచి ఉన్నవాటిలో పాత 100 మాత్రమే చూపించాం. ఇవి ముగిస్తే కొత్తవి జాబితాలోకి వస్తాయి.";
export const listenerIs = "వాలంటీర్:";
/** Shown before the names of the listener who called a supervisor and of the one who holds the conversation now. */
export const calledBy = "పిలిచిన వాలంటీర్:";
export const heldNow = "సంభాషణ ఇప్పుడు ఎవరి దగ్గర ఉంది:";
/** Instead of a listener: there is no conversation, they wait for one, or it has ended. */
export const heldByNobody = "ఏ వాలంటీర్ దగ్గరా లేదు";
export const heldWaits = "ఏ వాలంటీర్ దగ్గరా లేదు, వారు వేచి ఉన్నారు";
export const heldEnded = "ఏ వాలంటీర్ దగ్గరా లేదు, సంభాషణ ముగిసింది";
export const heldEndedAt = (when: string) => `ఏ వాలంటీర్ దగ్గరా లేదు, సంభాషణ ముగిసింది: ${when}`;
export const heldCallEndedAt = (when: string) => `ఏ వాలంటీర్ దగ్గరా లేదు, కాల్ ముగిసింది: ${when}`;
export const heldInCall = "కాల్‌లో";
export const decideOn = "నిర్ణయించండి";
export const decidedBy = "నిర్ణయించిన వారు:";
export const decideTitle = "ఈ కేసుపై నిర్ణయించండి";
export const closeTitle = "ఈ కేసు ముగించాలా?";
export const people = "మంది";
export const inMinutesUnit = "నిమిషాలు";
export const mostBeyond = "90 % మంది వరకు";
export const perCent = "శాతం";
export const conversations = "సంభాషణలు";
export const inHours = "గంటలు";
export const ofPlaces = (load: number, capacity: number) => `${capacity}లో ${load}`;
export const targetWait = (count: number) => (count === 1 ? "లక్ష్యం: 1 నిమిషంలోపు" : `లక్ష్యం: ${count} నిమిషాల్లోపు`);
export const targetShare = (count: number) => `లక్ష్యం: ${count} %`;
/** What follows from a decision of which nobody is told. */
export const followsQuietly = {
  "no-action": "ఈ కేసు మీ మాటలతో ముగుస్తుంది. దీన్ని మళ్లీ తెరవవచ్చు.",
  warned: "మీరే హెచ్చరించినట్టు నమోదవుతుంది. రెండో వ్యక్తికి తోడు ఏమీ రాయదు.",
};
/** What closing a case does while somebody in a crisis may still be waiting for a listener. */
export const followsWaiting =
  "కేసును ముగిస్తే ఎవరికీ వాలంటీర్ దొరకరు: అప్పుడు ఎదురుచూసినవారు ఇంకా ఎదురుచూస్తూ ఉండవచ్చు. కేసును మళ్లీ తెరవవచ్చు.";
/** What follows if a listener called for help and somebody talked with them. */
export const followsTalk = "మీరు వాలంటీర్‌తో మాట్లాడినట్టు నమోదవుతుంది, దీన్ని చూశామని వారికి చెబుతాం. ముగిసిన కేసును మళ్లీ తెరవవచ్చు.";
/** What follows from a decision. */
export const follows = {
  "no-action": "ఫిర్యాదు చేసినవారికి దాన్ని చూశామని చెబుతాం. ఇంకేమీ మారదు. ముగిసిన కేసును మళ్లీ తెరవవచ్చు.",
  warned: "మీరే హెచ్చరించినట్టు నమోదవుతుంది, ఫిర్యాదు చేసినవారికి దాన్ని చూశామని చెబుతాం. రెండో వ్యక్తికి తోడు ఏమీ రాయదు.",
  removed: "ఈ వాలంటీర్‌కు వెంటనే ప్రవేశం పోతుంది. వీరితో మాట్లాడుతున్నవారు మళ్లీ వరుసలోకి వెళ్తారు. తర్వాత అడ్మిన్ వీరిని మళ్లీ ఆమోదించవచ్చు.",
} as const;
/** Opens the table of all figures. */
export const allFigures = "అన్ని లెక్కలూ పట్టికగా";
/** The figures of the desk. */
export const figures = "లెక్కలు";
/** Opens the explanation of how waiting people are sorted. */
export const howOrdered = "వరుస ఎలా నిర్ణయిస్తాం";
export const allOfThese = (count: number) => `అన్నీ చూపండి (${count})`;
export const backToDesk = "ఇప్పటి డెస్క్‌కు తిరిగి వెళ్లండి";
/** For an open case about hours, and for one that has closed by itself. */
export const closesByItself = "ఈ గంటలు గడిచి, అప్పుడు వచ్చినవారిలో ఎవరూ వేచి లేనప్పుడు ఈ కేసు దానంతట అదే ముగుస్తుంది.";
export const closedByItself = "ఈ గంటలు గడిచిపోయాయి, అప్పుడు వచ్చినవారిలో ఇప్పుడు ఎవరూ వేచి లేరు: ఈ కేసు దానంతట అదే ముగిసింది.";
/** If the case closed by itself while an admin was deciding. */
export const notStored = "మీ నిర్ణయం సేవ్ కాలేదు.";
export const decidedMeanwhile = "ఈలోపు సహచరుల్లో ఒకరు ఈ కేసును ముగించారు. మీ నిర్ణయం సేవ్ కాలేదు.";
/** In place of a decision, for a call for help: nothing is chosen beforehand. */
export const chooseDecision = "ఎంచుకోండి";
export const decisionMissing = "నిర్ణయం ఎంచుకోండి.";
/** The ways to a listener who called for help. */
export const callThem = (phone: string) => `${phone}కు ఫోన్ చేయండి`;
export const theirPage = "వారి పేజీ";
/** Below the number of their profile: it is not the one for being on call. */
export const whichPhone = "ఇది వారి ప్రొఫైల్‌లోని నంబర్. ఆన్ కాల్ కోసం ఇచ్చిన నంబర్ వేరు, దాన్ని ఎవరూ చూడరు.";
export const noPhone = "వారి ప్రొఫైల్‌లో ఫోన్ నంబర్ లేదు. ఆన్ కాల్ కోసం ఇచ్చిన నంబర్‌ను ఎవరూ చూడరు.";
