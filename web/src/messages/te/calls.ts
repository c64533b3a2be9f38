export const heading = "వాలంటీర్‌కు కాల్ చేయండి";
export const lead = "ఎవరితోనైనా మాట్లాడాలని ఉందా? వెంటనే ఒక వాలంటీర్‌తో మాట్లాడండి.";
export const comfort = "ఏం చెప్పాలో తెలియకపోయినా ఫర్వాలేదు. కాసేపు మౌనంగా ఉన్నా సరే.";

export const callNow = "ఇప్పుడే కాల్ చేయండి (ఉచితం)";
export const gate = "కొనసాగించడానికి ప్రీమియం తీసుకోండి";
export const gateText = "మీ ఉచిత కాల్ వాడుకున్నారు. వాలంటీర్‌కు రాస్తూ ఉండవచ్చు, సహాయ నంబర్లు ఎప్పుడూ ఉచితమే.";
/** If the free messages are used up too. */
export const gateTextUsed = "మీ ఉచిత కాల్, ఉచిత సందేశాలు వాడుకున్నారు. మీరు రాసింది అలాగే ఉంటుంది, సహాయ నంబర్లు ఎప్పుడూ ఉచితమే.";

export const stepsTitle = "నొక్కితే ఏం జరుగుతుంది";
export const steps: readonly string[] = [
  "మీ బ్రౌజర్ మైక్రోఫోన్ అడుగుతుంది. అనుమతించండి; ఖాళీగా ఉన్న ఒక వాలంటీర్‌కు కాల్ చేస్తాం.",
  "ఈ పేజీలోనే మాట్లాడతారు: ఎవరికీ నంబర్, ఈమెయిల్, పేరు కనిపించవు. కారణం చెప్పకుండా ఎప్పుడైనా కాల్ ముగించవచ్చు.",
];
/** What a call costs, above its button. */
export const costsFree = (minutes: number) => `ఈ కాల్ మీకు ఉచితం, ${minutes} నిమిషాల వరకు. ఎవరైనా ఎత్తినప్పుడే అది లెక్కలోకి వస్తుంది.`;
export const planPays = "మీరు ఇప్పటికే కొన్నదానితో ఈ కాల్ చేయవచ్చు.";
export const costsNothing = "ఇప్పుడు మీకు పరిమితి లేదు: చెల్లించకుండానే కాల్ చేయవచ్చు.";
export const callPlan = "ఇప్పుడే కాల్ చేయండి";
export const byPhone = (phone: string) => `లేదా ఫోన్ నుంచి చేయండి: ${phone}`;
export const byPhoneNote = "ఫోన్ నుంచి చేస్తే ఎత్తినవారికి మీ నంబర్ కనిపిస్తుంది; మీ ఫోన్ కంపెనీ చార్జీ వేయవచ్చు.";

export const phases = {
  microphone: "మీ బ్రౌజర్ మైక్రోఫోన్ అడుగుతోంది. దయచేసి అనుమతించండి.",
  starting: "ఖాళీగా ఉన్న వాలంటీర్ కోసం చూస్తున్నాం …",
  ringing: "ఒక వాలంటీర్‌కు కాల్ చేస్తున్నాం …",
  connecting: "ఎత్తారు. కలుపుతున్నాం …",
  talking: "మీరు ఒక వాలంటీర్‌తో మాట్లాడుతున్నారు",
  broken: "కనెక్షన్ తెగింది. మళ్లీ కలపడానికి ప్రయత్నిస్తున్నాం …",
};
export const reportCall = "ఫిర్యాదు";
/** Shown to a listener who has accepted. */
export const connecting = "కలుపుతున్నాం …";
export const ringingText = "45 సెకన్లలో ఎవరూ ఎత్తకపోతే తర్వాతి వాలంటీర్ దగ్గర మోగుతుంది. ఎవరైనా ఎత్తే వరకు ఏమీ ఖర్చు కాదు.";
export const offlineNow = "కనెక్షన్ లేదు. అది రాగానే కాల్ కొనసాగుతుంది.";
export const mute = "మైక్ ఆపండి";
export const mutedNow = "మీ మైక్రోఫోన్ ఆగి ఉంది. అవతలివారికి మీ మాట వినబడదు.";
export const hangUp = "కాల్ ముగించండి";
/** The name of the call bar on other pages; also shown before the tab's title. */
export const yourCall = "మీ కాల్";
/** Shown before the tab’s title until somebody answers. */
export const calling = "కాల్ వెళ్తోంది";
export const inCall = "కాల్‌లో ఉన్నారు";
/** Shown when a page was loaded again and has no microphone for its call: once it was answered, and while it rings. */
export const stillOn =
  "మీ కాల్ ఇంకా నడుస్తోంది, కానీ ఈ పేజీకి మైక్రోఫోన్ లేదు: అవతలివారికి మీ మాట వినబడదు. మైక్రోఫోన్ లేకపోతే సుమారు ఒక నిమిషంలో కాల్ ముగుస్తుంది.";
export const stillCalling = "ఇంకా వాలంటీర్‌కు కాల్ చేస్తూనే ఉన్నాం, కానీ ఈ పేజీకి మైక్రోఫోన్ లేదు.";
export const elsewhere = "ఈ బ్రౌజర్‌లోని మరో ట్యాబ్‌లో మీరు కాల్‌లో ఉన్నారు.";
export const languageStays = "కాల్‌లో ఉన్నంత సేపు భాష మారదు. మారిస్తే కాల్ మధ్యలో తెగిపోతుంది.";
export const hangUpFirst = "లాగ్ అవుట్ అయ్యే ముందు కాల్ ముగించండి. లేకపోతే కాల్ మధ్యలో తెగిపోతుంది.";
export const duration = "వ్యవధి";
export const minutesLeft = (minutes: number) => (minutes === 1 ? "1 నిమిషం మిగిలింది" : `${minutes} నిమిషాలు మిగిలాయి`);
export const underAMinute = "ఒక నిమిషం కన్నా తక్కువ మిగిలింది";

export const ended = {
  customer: "మీరు కాల్ ముగించారు.",
  volunteer: "వాలంటీర్ కాల్ ముగించారు.",
  limit: "ఈ కాల్ సమయం అయిపోయింది.",
  lost: "కనెక్షన్ పోయింది.",
  server: "వాలంటీర్ వెళ్లాల్సి వచ్చింది.",
  unknown: "కాల్ ముగిసింది.",
};
export const endedText = "ఒకసారి ఊపిరి తీసుకోండి. ఎప్పుడైనా వాలంటీర్‌కు రాయవచ్చు.";
export const endedTextUsed = "ఒకసారి ఊపిరి తీసుకోండి. సహాయ నంబర్లు రాత్రింబవళ్లు ఉచితం.";
/** To somebody in danger, whoever ended the call. */
export const endedInCrisis = "దయచేసి ఒంటరిగా ఉండకండి. ఈ నంబర్లు పగలూ రాత్రీ ఉచితం. చాట్‌లో కూడా రాయవచ్చు.";
export const callLine = (number: string) => `${number} కు కాల్ చేయండి`;
/** The link from the bar to the page of calls, if nobody answered. */
export const whatNow = "ఇప్పుడు ఏం చేయవచ్చు";
/** In the bar, which is also shown in the chat. */
export const missedCall = "మీ కాల్ ఎవరూ తీసుకోలేకపోయారు";
export const missedTitle = "ఇప్పుడు ఎవరూ ఖాళీగా లేరు";
export const missedText = "ఇప్పుడు మీ కాల్ ఎవరూ ఎత్తలేకపోయారు. ఏమీ ఖర్చు కాలేదు. ఇప్పుడు ఇవి చేయవచ్చు:";
export const tryAgain = "మళ్లీ ప్రయత్నించండి";
export const back = "వెనక్కి";
export const askBack = "నాకు రాయమని వాలంటీర్‌ను అడగండి";
export const askedBack = "ఖాళీ అవగానే ఒక వాలంటీర్ చాట్‌లో మీకు రాస్తారు.";
/** Replaces them if a listener holds the chat. */
export const heldTitle = "ఇప్పుడు కాల్ ఎవరూ తీసుకోలేకపోతున్నారు";
export const heldText = "ఏమీ ఖర్చు కాలేదు. చాట్‌లో మీకు వినేవారు ఉన్నారు: అక్కడే వారితో కొనసాగించవచ్చు.";
export const openChat = "చాట్ తెరవండి";
export const noMicrophone = {
  unsupported: "ఈ బ్రౌజర్‌లో కాల్ చేయలేరు. కొత్త Chrome, Firefox లేదా Safariలో తోడు తెరవండి, లేదా ఫోన్ నుంచి చేయండి.",
  denied: "ఈ పేజీకి మైక్రోఫోన్ అనుమతి లేదు. చిరునామా పక్కన గుర్తును నొక్కి మైక్రోఫోన్‌ను అనుమతించి మళ్లీ ప్రయత్నించండి.",
  missing: "మైక్రోఫోన్ దొరకలేదు. ఒకటి కలపండి, లేదా ఫోన్ నుంచి చేయండి.",
  busy: "ఇంకో యాప్ మైక్రోఫోన్ వాడుతోంది. దాన్ని మూసి మళ్లీ ప్రయత్నించండి, లేదా ఫోన్ నుంచి చేయండి.",
};
/** `noMicrophone` for a listener, who has no number to call. */
export const noMicrophoneHere = {
  ...noMicrophone,
  missing: "మైక్రోఫోన్ దొరకలేదు. ఒకటి కలపండి.",
  busy: "ఇంకో యాప్ మైక్రోఫోన్ వాడుతోంది. దాన్ని మూసి మళ్లీ ప్రయత్నించండి.",
};
export const quotaElse = "అప్పటివరకు వేరే ప్లాన్‌తో కొనసాగించవచ్చు, థెరపిస్ట్ అపాయింట్‌మెంట్ అడగవచ్చు, సహాయ నంబర్లు ఎప్పుడూ ఉచితమే.";
/** If no plan is paid beyond today. */
export const quotaLastDayElse = "వేరే ప్లాన్‌తో కొనసాగించవచ్చు, థెరపిస్ట్ అపాయింట్‌మెంట్ అడగవచ్చు, సహాయ నంబర్లు ఎప్పుడూ ఉచితమే.";
export const quotaPlans = "ప్లాన్లు చూడండి";
export const quotaTherapist = "థెరపిస్ట్‌తో అపాయింట్‌మెంట్ అడగండి";

export const writeTitle = "టైప్ చేయడం ఇష్టమా?";
export const writeText = "మీరు రాసింది ఒక వాలంటీర్ చదివి జవాబిస్తారు. వారికి మీ మారుపేరు మాత్రమే కనిపిస్తుంది. చుట్టుపక్కల ఎవరికీ ఒక్క మాట కూడా వినబడదు.";
export const write = "ఇప్పుడే చాట్ చేయండి";

export const linesTitle = "ఎవరూ ఎత్తకపోతే, లేదా ఆగలేకపోతే";
export const linesText = "ఈ నంబర్లు పగలూ రాత్రీ ఉచితం.";
export const teleManas = "టెలి-మానస్, భారత ప్రభుత్వ మానసిక ఆరోగ్య సహాయ నంబర్";
export const tollFree = "14416 కలవకపోతే, అదే సేవకు ఇంకో నంబర్";
export const emergency = "అత్యవసరం: పోలీసు, అంబులెన్స్, అగ్నిమాపక";

export const callsToo = "వాయిస్ కాల్స్ తీసుకుంటాను";
export const callsTooOn = "మీ వాలంటీర్ పేజీల్లో ఒకటి తెరిచి ఉన్నంతసేపు కాల్స్ మోగుతాయి.";
export const callsTooOff = "చాట్ మాత్రమే: మీకు కాల్స్ రావు.";
/** In the tab's title, which others may see. */
export const incomingTitle = "కాల్ వస్తోంది";
export const incoming = (alias: string) => `${alias} కాల్ చేస్తున్నారు`;
/** After a call that was not answered. */
export const calledAt = {
  "hung-up": (alias: string, time: string) => `${time}కు ${alias} కాల్ చేశారు, మీరు ఎత్తేలోపే పెట్టేశారు.`,
  lost: (alias: string, time: string) => `${time}కు ${alias} కాల్ చేశారు, మీరు ఎత్తేలోపే వారి కనెక్షన్ తెగిపోయింది.`,
  unanswered: (alias: string, time: string) => `${time}కు ${alias} కాల్ చేశారు, మీరు ఎత్తలేదు.`,
  unknown: (alias: string, time: string) => `${time}కు ${alias} కాల్ చేశారు.`,
};
export const incomingText = (language: string) => `వాయిస్ కాల్, ${language}లో. మీరు ఎత్తినప్పుడు బ్రౌజర్ మైక్రోఫోన్ అడుగుతుంది.`;
export const accept = "కాల్ ఎత్తండి";
export const decline = "కాల్ ఇప్పుడు వద్దు";
export const talkingWith = (alias: string) => `${alias}తో కాల్‌లో ఉన్నారు`;
export const endedByCustomer = "వారు కాల్ ముగించారు.";
export const endedByYou = "మీరు కాల్ ముగించారు.";
export const close = "మూసేయండి";
export const languages = { en: "ఇంగ్లిష్", te: "తెలుగు", hi: "హిందీ" };
