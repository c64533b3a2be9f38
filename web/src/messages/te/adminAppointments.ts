export const appointments = "అపాయింట్‌మెంట్లు";
export const states = { pending: "ఎదురుచూస్తున్నవి", confirmed: "సమయం ఇచ్చినవి", done: "అయిపోయినవి", cancelled: "రద్దైనవి" };
export const noRequests = "ఇక్కడ అభ్యర్థనలు లేవు.";
export const noneWaits = "సమయం కోసం ఏ అభ్యర్థనా వేచి లేదు. తోడు తానే సమయాలు ఇస్తుంది; అవి “సమయం ఇచ్చినవి”లో ఉన్నాయి.";
/** Leads to the list of what is booked. */
export const seeBooked = "సమయం ఇచ్చినవి చూడండి";
/** The list of confirmed appointments on past days. */
export const over = "రోజు దాటినవి, ముగించనివి";
export const search = "అపాయింట్‌మెంట్ వెతకండి";
export const searchHelp = "రిఫరెన్స్ (ఉదాహరణకు 7F3A-91BC), పూర్తి ఈమెయిల్ లేదా ఆ వ్యక్తి ఐడీతో వెతకవచ్చు.";
export const found = "దొరికిన అపాయింట్‌మెంట్లు";
export const noMatch = "ఈ రిఫరెన్స్, ఈమెయిల్ లేదా ఐడీతో అపాయింట్‌మెంట్ లేదు.";
export const loading = "లోడ్ అవుతోంది";

export const slot = (doctor: string, moment: string) => `${doctor}, ${moment} (భారత సమయం)`;
export const noSlot = "14 రోజుల్లో ఖాళీ లేదు: దయచేసి కేటాయించండి";
export const toKeep = (moment: string) => `ఈమెయిల్‌లో వారి జవాబు రావాలి: రాకపోతే ${moment} (భారత సమయం)కి దానంతటదే రద్దవుతుంది`;
export const stuck = "ఇంకా ఖరారు కాలేదు: దయచేసి చూడండి";
export const asked = (ago: string) => `అడిగింది: ${ago}`;
export const issue = "దేని గురించి";

export const assign = "కేటాయించండి";
export const move = "మార్చండి";
export const done = "అయిపోయింది";
export const cancelIt = "రద్దు చేయండి";
export const keep = "అలాగే ఉంచండి";
export const assignTitle = "థెరపిస్ట్‌ను కేటాయించండి";
export const moveTitle = "ఈ అపాయింట్‌మెంట్‌లో మార్పులు చేయండి";
/** With the language in which the request was sent. */
export const assignFor = (name: string, language: string) =>
  `${name} (${language}) కోసం, సాయంత్రం 6:30, భారత సమయం. వారికి వెంటనే తెలియజేస్తాం.`;
export const therapist = "థెరపిస్ట్";
export const dayLabel = "రోజు";
export const taken = "ఆ రోజు ఈ థెరపిస్ట్‌కు గానీ, ఈ వ్యక్తికి గానీ వేరే అపాయింట్‌మెంట్ ఉంది. దయచేసి ఇంకో రోజు ఎంచుకోండి.";
export const booked = (moment: string) => `${moment} (ఖాళీ లేదు)`;
export const assigned = (name: string, when: string) => `${name} గారికి ఇప్పుడు అపాయింట్‌మెంట్ ఉంది: ${when}.`;
export const moved = (name: string, when: string) => `${name} అపాయింట్‌మెంట్ మరో సమయానికి మారింది: ${when}.`;
export const met = (who: string) => `${who} ఎలా కలుస్తారో సేవ్ అయింది. వారికి తెలియజేస్తాం.`;
export const meeting = "ఎలా కలుస్తారు (తప్పనిసరి కాదు)";
export const meetingHelp =
  "https:// తో మొదలయ్యే లింక్, లేదా ఆ వ్యక్తి కాల్ చేయాల్సిన ఫోన్ నంబర్. ఖాళీగా వదిలేస్తే, మా బృందం రాస్తుందని వారి పేజీలో ఉంటుంది.";
export const meetingWrong = "https:// తో మొదలయ్యే లింక్ లేదా +91 98480 22338 లాంటి ఫోన్ నంబర్ మాత్రమే రాయండి.";
export const meets = (how: string) => `ఎలా కలుస్తారు: ${how}`;
export const meetingUnsaid = "ఎలా కలుస్తారో ఇంకా చెప్పలేదు.";
/** Replaces `meetingUnsaid` within a day of the appointment. */
export const soonUnsaid = "త్వరలో ఉంది, ఎలా కలుస్తారో చెప్పలేదు";
/** Below the chosen day. */
export const shortNotice = "దీనికి 2 గంటల కంటే తక్కువ సమయమే ఉంది. ఆ వ్యక్తికీ థెరపిస్ట్‌కీ సమయానికి తెలియకపోవచ్చు.";
export const sayMeeting = "ఎలా కలుస్తారు";
export const doneTitle = "ఈ అపాయింట్‌మెంట్ జరిగిందా?";
export const doneText = "ఇది అయిపోయినవాటి జాబితాలోకి వెళ్తుంది; అక్కడ మళ్లీ తెరవవచ్చు. ఆ వ్యక్తికి ఏమీ తెలియజేయం.";
export const doneAhead = "దీని సమయం ఇంకా రాలేదు. పూర్తయిందని గుర్తు పెడితే ఆ వ్యక్తి పేజీలో ఇది కనిపించదు: ఎప్పుడు, ఎలా కలవాలో వారికి తెలియదు.";
export const cancelTitle = "ఈ అభ్యర్థనను రద్దు చేయాలా?";
export const cancelText =
  "ఆ వ్యక్తికి తెలియజేస్తాం. సమయం ఇచ్చి ఉంటే అది ఇతరులకు ఖాళీ అవుతుంది; అప్పుడు ఆ సమయం వచ్చేలోపు, మరొకరు దాన్ని తీసుకోకముందే దీన్ని మళ్లీ తెరవవచ్చు.";
export const closed = {
  done: (name: string) => `${name} అపాయింట్‌మెంట్ అయిపోయింది.`,
  cancelled: (name: string) => `${name} అభ్యర్థన రద్దైంది.`,
};

export const therapists = "థెరపిస్టులు";
export const add = "థెరపిస్ట్‌ను చేర్చండి";
export const edit = "సవరించండి";
export const addTitle = "థెరపిస్ట్‌ను చేర్చండి";
export const editTitle = "ఈ థెరపిస్ట్ వివరాలు సవరించండి";
export const emptyRoster = "ఇంకా థెరపిస్టులు లేరు. అపాయింట్‌మెంట్ కేటాయించే ముందు ఒకరిని చేర్చండి.";
export const nobodyTakes = "ఇప్పుడు ఏ థెరపిస్టూ కొత్త అపాయింట్‌మెంట్లు తీసుకోవడం లేదు. ‘థెరపిస్టులు’ లో ఒకరిని మళ్లీ అనుమతించండి.";
export const noNumber = "రిజిస్ట్రేషన్ నంబర్ లేదు";
export const inactive = "కొత్త అపాయింట్‌మెంట్లు తీసుకోరు";
export const name = "పేరు";
export const number = "రిజిస్ట్రేషన్ నంబర్";
export const numberHelp = "రీహాబిలిటేషన్ కౌన్సిల్ ఆఫ్ ఇండియా లేదా రాష్ట్ర కౌన్సిల్ ఇచ్చినది.";
export const languagesLabel = "భాషలు";
export const languages = { en: "ఇంగ్లిష్", te: "తెలుగు", hi: "హిందీ" };
export const daysLabel = "పని రోజులు";
export const days = ["ఆదివారం", "సోమవారం", "మంగళవారం", "బుధవారం", "గురువారం", "శుక్రవారం", "శనివారం"];
export const active = "కొత్త అపాయింట్‌మెంట్లు తీసుకుంటారు";
export const inactiveText = "ఇప్పటికే ఇచ్చిన సమయాలు అలాగే ఉంటాయి; వాటిని ‘సమయం ఇచ్చినవి’లో మార్చండి లేదా రద్దు చేయండి.";
export const save = "సేవ్ చేయండి";
export const saved = (who: string) => `${who} వివరాలు సేవ్ అయ్యాయి.`;
export const reopenTitle = "ఈ అపాయింట్‌మెంట్‌ను మళ్లీ తెరవాలా?";
export const reopenText = {
  /** `list`: the list in which it is then. */
  done: (list: string) => `ఇది మళ్లీ ‘${list}’లో ఉంటుంది. ఆ వ్యక్తికి ఏమీ తెలియజేయం.`,
  timed: "ఈలోపు మరొకరు తీసుకోకపోతే, దానికి అదే సమయం తిరిగి వస్తుంది. అది మళ్లీ బుక్ అయిందని ఆ వ్యక్తికి తెలియజేస్తాం.",
  untimed: "మీరు సమయం ఇచ్చే వరకు ఇది మళ్లీ ‘ఎదురుచూస్తున్నవి’లో ఉంటుంది. సమయం ఇచ్చాక ఆ వ్యక్తికి తెలియజేస్తాం.",
  asked: "వారి ఈమెయిల్ చిరునామా నిర్ధారణ కాలేదు: ఇది కావాలా అని ఈమెయిల్‌లో అడుగుతాం; జవాబు రాకపోతే ఇది రద్దవుతుంది.",
};
export const reopened = (who: string) => `${who} అభ్యర్థన మళ్లీ తెరిచి ఉంది.`;
export const hourTaken = "ఆ సమయం ఇప్పుడు మరొకరిది, లేదా అప్పుడు ఈ వ్యక్తికి వేరే అపాయింట్‌మెంట్ ఉంది.";
export const cancelPastText = "దీని సమయం దాటిపోయింది. రద్దు చేస్తే మళ్లీ తెరవలేరు. ఇది జరిగి ఉంటే బదులుగా ‘అయిపోయింది’ ఎంచుకోండి.";
export const overtaken = {
  pending: "ఈలోపు ఈ అభ్యర్థనను మళ్లీ తెరిచారు; ఇది సమయం కోసం వేచి ఉంది. ఇక్కడి నుంచి ఏదీ మారలేదు.",
  confirmed: (time: string) => `ఈలోపు ఈ అపాయింట్‌మెంట్‌కు సమయం ఇచ్చారు: ${time}. ఇక్కడి నుంచి ఏదీ మారలేదు.`,
  done: "ఈలోపు ఈ అపాయింట్‌మెంట్ అయిపోయిందని గుర్తించారు. ఇక్కడి నుంచి ఏదీ మారలేదు.",
  cancelled: "ఈలోపు ఈ అభ్యర్థన రద్దైంది. ఇక్కడి నుంచి ఏదీ మారలేదు.",
  unread: "ఈలోపు ఈ అభ్యర్థన మారింది. ఇక్కడి నుంచి ఏదీ మారలేదు. దయచేసి మళ్లీ చూడండి.",
};
/** A colleague has changed how to meet. */
export const overtakenMeeting = (how: string) => `ఈలోపు సహచరుల్లో ఒకరు దీన్ని మార్చారు. ఇక్కడి నుంచి ఏదీ మారలేదు. ${how}`;
export const choiceKept = "కింద మీరు ఎంచుకున్నది అలాగే ఉంది. ఇంకా సరైనదైతే మళ్లీ నొక్కండి.";
export const whoChanged = "ఎవరు మార్చారు";
export const therapistOvertaken = (changes: string) =>
  `ఈలోపు సహచరుల్లో ఒకరు ఈ థెరపిస్ట్ వివరాలు సేవ్ చేశారు. ${changes}. మీరు మార్చినవి ఇక్కడ అలాగే ఉన్నాయి, మిగతావి వారు సేవ్ చేసినట్టే ఉన్నాయి. మీవి ఇంకా సేవ్ కాలేదు: చూసుకుని మళ్లీ సేవ్ చేయండి.`;
export const therapistOvertakenUnread = "ఈలోపు సహచరుల్లో ఒకరు ఈ థెరపిస్ట్ వివరాలు సేవ్ చేశారు. మీవి సేవ్ కాలేదు. దయచేసి మళ్లీ చూడండి.";
