export { everyLanguage, findAndFilter } from "./deskFrame";

export const listPane = "వ్యక్తుల జాబితా";
export const talkPane = "సంభాషణ";
export const contextPane = (alias: string) => `${alias} గురించి`;
export const openContext = "గమనికలు, జవాబులు, వివరాలు";
export const openContextForNote = "మీ కోసం ఒక గమనిక ఉంది. గమనికలు, జవాబులు, వివరాలు";
export const backToTalk = "సంభాషణకు తిరిగి వెళ్లండి";
export const inTab = (count: number) => `ఇక్కడ ${count}`;
export const inCrisis = (count: number) => `అత్యవసరంలో ${count}`;
export const inTabNew = (count: number) => `కొత్త సందేశాలు ఉన్నవి ${count}`;
export const newMark = (count: number) => `కొత్తవి ${count}`;
export const leftLabel = "జవాబు అందక వెళ్లినవారు";
export const leftUnanswered = (count: number) => `${leftLabel} (${count})`;

export const emptyTab = {
  waiting: "ఇప్పుడు ఎవరూ ఎదురుచూడటం లేదు.",
  mine: "ఇప్పుడు మీ దగ్గర సంభాషణలేవీ లేవు. ముగిసినవి కింద ఉన్నాయి.",
  others: "ఇప్పుడు సహచరులెవరూ సంభాషణలో లేరు.",
  all: "ఇంకా ఎవరూ రాయలేదు.",
};
/** On the listener’s own empty tab while others wait. */
export const mineWhileSomeWait = (count: number, tab: string) =>
  `ఇప్పుడు మీ దగ్గర సంభాషణలేవీ లేవు. ${count === 1 ? "ఒకరు" : `${count} మంది`} ఎదురుచూస్తున్నారు: ‘${tab}’ చూడండి. ముగిసినవి కింద ఉన్నాయి.`;

export const isHere = "ఉన్నారు";
/** On the row of a person whom the listener holds, and who waits for an answer. */
export const waitsForYou = "మీ కోసం ఎదురుచూపు";
export const justReturned = "ఇప్పుడే తిరిగి వరుసలోకి";
export const isAway = (minutes: number) => `దూరంగా: ${minutes} ని.`;
export const hasLeft = (minutes: number) => (minutes < 1 ? "ఇప్పుడే వెళ్లారు" : `${minutes} ని. క్రితం వెళ్లారు`);
/**
 * On the row of a person who was asked whether they are thinking of ending their life. The whole sentence is for screen
 * readers.
 */
export const alarmOpen = "అడిగాం, ఇంకా జవాబు లేదు";
export const alarmOpenWhole = "ప్రాణం తీసుకోవాలని ఆలోచిస్తున్నారా అని అడిగాం. వారు ఇంకా జవాబు ఇవ్వలేదు.";

export const slot = "మీ కోసం ఎదురుచూస్తున్నవారు";
export const slotOnline = "ఎదురుచూసేవారికి మీ వంతు వచ్చినప్పుడు ఇక్కడ అడుగుతాం. మీరు జాబితా నుంచి కూడా ఎంచుకోవచ్చు.";
export const slotFull = (count: number) =>
  `మీతో ${count === 1 ? "ఒకరు" : `${count} మంది`} ఉన్నారు, అదే మీ పరిమితి: ఒక సంభాషణ ముగిసేవరకు కొత్తవారి గురించి అడగం.`;
/** `since`: when the break began; null if it is not known. */
export const slotAway = (since: string | null) =>
  `దూరంగా: మీకు నచ్చినంతసేపు విరామంలో ఉండవచ్చు${since === null ? "" : ` (${since} నుంచి ఉన్నారు)`}. మీ జవాబు కోసం చాలాసేపు ఎదురుచూసేవారిని సహచరులు తీసుకోవచ్చు. కొత్తవారి గురించి అడగం. ‘హోమ్’ పేజీలో ‘వాయిస్ కాల్స్ తీసుకుంటాను’ ఎంచుకుని ఉంటే కాల్స్ మాత్రం మోగుతాయి. మళ్లీ అడగాలంటే ‘అందుబాటులో’ ఎంచుకోండి.`;
export const slotSilent = (since: string, crisis: boolean) =>
  `మిమ్మల్ని ‘దూరంగా’ అని ఉంచాం: ${since} నుంచి మీ పేజీ నుంచి ఏ సంకేతమూ రాలేదు. ${crisis ? "అత్యవసరంలో ఉన్న ఒకరు ఇప్పుడు మీతో లేరు. " : ""}మీ జవాబు కోసం చాలాసేపు ఎదురుచూసినవారిని సహచరులకు అప్పగించాం. కొత్తవారి గురించి అడగం. మళ్లీ అడగాలంటే ‘అందుబాటులో’ ఎంచుకోండి.`;
export const slotBusy = "పనిలో: మీ సంభాషణల కోసం మీరు ఇక్కడే ఉన్నారు; కొత్తవారి గురించి అడగం. మళ్లీ అడగాలంటే ‘అందుబాటులో’ ఎంచుకోండి.";
export const standsToo = {
  away: (since: string | null) => (since === null ? "మీరు విరామంలో ఉన్నారు." : `మీరు విరామంలో ఉన్నారు (${since} నుంచి).`),
  silent: (since: string) => `${since} నుంచి సంకేతం లేక ‘దూరంగా’ ఉంచాం.`,
  busy: "మీరు పనిలో ఉన్నారు.",
};
export const chooseOnline = "మీరు ‘అందుబాటులో’ ఎంచుకునే వరకు కొత్త చాట్‌ల గురించి అడగం.";
export const afterSilence = "ఎదురుచూసినవారిని సహచరులకు ఇచ్చాం. ‘అందుబాటులో’ ఎంచుకోండి.";
export const standsMore = {
  away: "‘హోమ్’ పేజీలో ‘వాయిస్ కాల్స్ తీసుకుంటాను’ ఎంచుకుని ఉంటే కాల్స్ మాత్రం మోగుతాయి.",
  busy: "కొత్తవారి గురించి అడగం.",
};
export const slotPaused = (time: string) =>
  `కాస్త ఊపిరి తీసుకోండి. ${time} వరకు ఎవరి గురించీ అడగం; వేరెవరూ తీసుకోలేని అత్యవసరమైతేనే అడుగుతాం.`;
export const pauseBreak = "విరామం తీసుకోండి";
export const pauseEnd = "ఇప్పుడే మళ్లీ అడగండి";
export const slotOffline = "కనెక్షన్ లేదు. అది తిరిగి వచ్చే వరకు ఎవరి గురించీ మిమ్మల్ని అడగలేం.";
export const slotCrisis = "మీరు అత్యవసరంలో ఉన్నవారితో ఉన్నారు. అది ముగిసే వరకు వేరెవరి గురించీ అడగం.";
export const slotCall = "మీరు కాల్‌లో ఉన్నారు. అది ముగిసే వరకు వేరెవరి గురించీ అడగం.";
export const slotCallElsewhere = "మీరు వేరే ట్యాబ్‌లో లేదా వేరే పరికరంలో కాల్‌లో ఉన్నారు. అది ముగిసే వరకు వేరెవరి గురించీ అడగం.";
export const waitsInCrisis = (alias: string) => `${alias} అత్యవసరంలో ఉన్నారు, మీ జవాబు కోసం ఎదురుచూస్తున్నారు.`;
/** After a minute. */
export const waitsInCrisisFor = (alias: string, minutes: number) =>
  `${alias} అత్యవసరంలో ఉన్నారు, మీ జవాబు కోసం ఎదురుచూస్తున్నారు (${minutes} నిమి).`;
export const noOthers = "అది ముగిసే వరకు వేరెవరి గురించీ అడగం.";
export const hasWritten = (alias: string) => `${alias} మీకు రాశారు.`;
export const waitsForAnswer = (alias: string) => `${alias} మీ జవాబు కోసం ఎదురుచూస్తున్నారు.`;
export const peopleWait = (count: number) => `${count} మంది మీ జవాబు కోసం ఎదురుచూస్తున్నారు.`;
export const openChat = "చాట్ తెరవండి";
export const moreOffers = (count: number) => `ఇంకా ${count}`;
export const offerNotice = "ఒకరు మీ కోసం ఎదురుచూస్తున్నారు";
export const lateTitle = "అత్యవసరంలో ఉన్న ఒకరు మీ జవాబు కోసం ఎదురుచూస్తున్నారు";
export const newsTitle = (count: number) => (count === 1 ? "మీకు కొత్త సందేశం వచ్చింది" : `${count} సంభాషణల్లో కొత్త సందేశాలు`);

export const person = "ఈ వ్యక్తి గురించి";
export const language = "భాష";
export const claimedAt = "మీతో మొదలైంది";
export const unansweredSince = "ఎదురుచూడటం మొదలైంది";
export const endedAt = "గత సంభాషణ ముగిసింది";
export const talks = "ఇంతకు ముందు సంభాషణలు";
export const talksHelp = "మీరు చదవగలిగే గమనిక ఉన్నవి.";
export const noTalks = "మీరు చదవగలిగేవి ఏవీ లేవు.";
/** Opens the private notes. */
export const readNote = "గమనిక చదవండి";
export const readNoteOf = (when: string) => `గమనిక చదవండి: ${when}`;

export const shortcuts = "కీబోర్డ్ షార్ట్‌కట్‌లు";
export const keys = {
  next: "జాబితాలో తర్వాతి వ్యక్తి",
  previous: "జాబితాలో ముందటి వ్యక్తి",
  open: "గుర్తించిన వ్యక్తిని తెరవండి",
  reply: "జవాబు రాయండి",
  note: "గమనిక రాయండి",
  saveNote: "గమనిక సేవ్ చేయండి",
  find: "వ్యక్తిని వెతకండి",
  palette: "అన్ని ఆదేశాలు",
  help: "ఈ షార్ట్‌కట్‌లు",
  accept: "అడిగినవారితో మాట్లాడండి",
  pass: "వేరొకరిని అడగనివ్వండి",
};
export const singleKeys = "ఒక్క కీతో పని చేయాలి";
export const singleKeysHelp = "మీరు టైప్ చేస్తున్నప్పుడు ఇవి పని చేయవు.";
export const palette = "ఆదేశాలు";
export const paletteField = "ఏమి చేయాలి?";
export const paletteEmpty = "ఏమీ దొరకలేదు. సందేశాల్లో వెతకం.";
export const setLevel = (level: string) => `స్థాయి: ${level}`;
/** Other words by which a command is found. */
export const also = {
  replies: "వాక్యాలు జవాబులు",
  supervisor: "సాయం బృందం ప్రమాదం ఫోన్",
  level: "ముప్పు తీవ్రత ప్రమాదం",
  languages: "భాష ఇంగ్లిష్ హిందీ తెలుగు",
  shifts: "షిఫ్ట్ సమయం రాత్రి",
};
export const goTo = (tab: string) => `చూపండి: ${tab}`;
export const open = (alias: string) => `తెరవండి: ${alias}`;
export const become = (availability: string) => `అందుబాటు: ${availability}`;
export const takeBreak = "విరామం తీసుకోండి: దూరంగా";
export const earlier = (list: string) => `ఇంతకు ముందు మాట్లాడినవి: ${list}`;

/** Opens the search and the filters, where there is little room. */
export const languageFilter = "భాష";
export const noneInLanguage = (name: string) => `ఈ జాబితాలో ${name} మాట్లాడేవారు ఎవరూ లేరు.`;
/** A filter finds nobody, but the list has not loaded everybody. */
export const noneLoaded = "ఇప్పటివరకు చూపిన వారిలో ఎవరూ లేరు. ఇంకా చూడటానికి ‘ఇంకా చూపండి’ నొక్కండి.";
export const filtered = (shown: number, all: number) => `ఫిల్టర్ ఆన్‌లో ఉంది: ${all} మందిలో ${shown} మంది కనిపిస్తున్నారు.`;
export const filterOn = "ఫిల్టర్ ఆన్‌లో ఉంది: అందరూ కనిపించడం లేదు.";
export const crisisInEveryLanguage = "భాష ఏదైనా, అత్యవసరంలో ఉన్నవారు ఎప్పుడూ కనిపిస్తారు.";
export const ownInEveryLanguage = "భాష ఏదైనా, మీతో మాట్లాడుతున్నవారు ఎప్పుడూ కనిపిస్తారు.";
export const dropFilter = "అందరినీ చూపండి";

/** Told to the next listener. */
export const reportedBefore = (day: string, what: string) => `ఒక వాలంటీర్ వీరిపై ఫిర్యాదు చేశారు (${day}): ${what}.`;
export const reportedByYou = (day: string, what: string) => `మీరు వీరిపై ఫిర్యాదు చేశారు (${day}): ${what}.`;
export const reportedFor = {
  harassment: "అవమానం లేదా వేధింపు",
  sexual: "అసభ్య మాటలు",
  threat: "బెదిరింపులు",
  contact: "బయట కలవమని లేదా మాట్లాడమని అడగడం",
  spam: "ప్రకటనలు లేదా స్పామ్",
  other: "మరేదైనా",
};
export const reportStands = { open: "బృందం ఇంకా నిర్ణయించలేదు.", upheld: "బృందం ఈ ఫిర్యాదును సరైనదిగా భావించింది." };
