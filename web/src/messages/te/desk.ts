export { heading, selectCustomer, selectHint, tabs, unreadOnly } from "./deskFrame";

export const listLabel = "మాట్లాడాలనుకునేవారు";
export const empty = "ఇంకా ఎవరూ రాయలేదు.";
export const emptyUnread = "చదవనివి ఏమీ లేవు.";
export const chatWith = (alias: string) => `${alias}తో చాట్`;
export const back = "జాబితాకు తిరిగి వెళ్లండి";

export const tabsLabel = "ఏ సంభాషణలు";
export const more = "ఇంకా చూపండి";
export const listRefused = "జాబితాను తేలేకపోయాం.";

export const ownerYou = "మీరు";
export const ownerOther = "మరో వాలంటీర్";
export const ownerNobody = "ఎదురుచూస్తున్నారు";
export const ownerEnded = "ముగిసింది";
export const waitingFor = (minutes: number) => (minutes < 1 ? "ఇప్పుడే వచ్చారు" : `${minutes} ని. నుంచి ఎదురుచూస్తున్నారు`);
/** Before the short form, in the list. */
export const waits = "ఎదురుచూపు";
/** The short form of the same. */
export const waited = (minutes: number) => `${minutes} ని.`;
export const unread = (count: number) => `చదవనివి ${count}`;
export const crisis = "అత్యవసరం";
export const concern = "గమనించాలి";
export const priority = "ప్రాధాన్యం";
export const languageOf = { en: "ఇంగ్లిష్", te: "తెలుగు", hi: "హిందీ" };

export const logLabel = (alias: string) => `${alias}తో సంభాషణ`;
export const emptyLog = "ఇంకా ఏమీ రాయలేదు.";
export const earlierTalks = "ఇంతకు ముందు మాట్లాడిన వాటిలో, వారు, మీరు ఒకరికొకరు రాసుకున్నవి మాత్రమే ఇక్కడ కనిపిస్తాయి.";
/** Between the messages, where others may be missing. */
export const talkEnded = (when: string) =>
  `ఇంతకు ముందు మాట్లాడింది ఇక్కడ ముగిసింది: ${when}. అందులో వారు, మీరు ఒకరికొకరు రాసుకున్నవి మాత్రమే ఇక్కడ కనిపిస్తాయి.`;
export const fromYou = "మీరు:";
export const fromColleague = "సహచరులు:";
export const fromOther = "వారు:";
export const replyToPerson = "వారికి జవాబు";
export const typing = (alias: string) => `${alias} టైప్ చేస్తున్నారు...`;
export const here = "ఇప్పుడు ఇక్కడ ఉన్నారు";
export const away = "ప్రస్తుతం ఇక్కడ లేరు";
export const lockedNote =
  "వీరి ఉచిత సందేశాలు అయిపోయాయి. మీరు రాసేది వీరు చదవగలరు. వీరు ప్రమాదంలో ఉండవచ్చనిపిస్తే, ‘మీ ప్రాణం తీసుకోవాలని ఆలోచిస్తున్నారా?’ అని అడగండి (‘సిద్ధంగా ఉన్న జవాబులు’లో ఉంది): దానికి వీరు బటన్ నొక్కి జవాబు చెప్పగలరు. లేదా స్థాయిని ‘అత్యవసరం’గా మార్చండి: అప్పుడు వీరు మళ్లీ రాయగలరు.";
export const composerLabel = "మీ జవాబు";
export const placeholder = "జవాబు రాయండి";

export const claiming = "సంభాషణ తెరుస్తున్నాం…";
export const closedNote = "ఈ సంభాషణ ముగిసింది; ఇప్పుడు ఏ వాలంటీరూ దీన్ని చదవలేరు. వారు మళ్లీ రాస్తే తెరుచుకుంటుంది.";

export const actions = "మీరు చేయగలిగేవి";
export const notMatched = "ఈ వ్యక్తితో మిమ్మల్ని కలపం. మరొకరు జవాబిస్తారు.";
export const release = "వరుసలో పెట్టండి";
export const releaseTitle = (alias: string) => `${alias}తో చాట్‌ను మళ్లీ వరుసలో పెట్టాలా?`;
export const releaseText = "మీరు వెళ్లాల్సి వచ్చిందని వారికి చెబుతాం, ఖాళీగా ఉన్న మరొకరు జవాబివ్వగలరు.";
export const end = "సంభాషణ ముగించండి";
export const endShort = "ముగించండి";
export const endTitle = (alias: string) => `${alias}తో సంభాషణను ముగించాలా?`;
export const endText = "వారికి తెలియజేస్తాం. వారు మళ్లీ రాస్తే తెరుచుకుంటుంది.";
export const endTextLocked = "వారికి తెలియజేస్తాం. వారి ఉచిత సందేశాలు అయిపోయాయి; ఇక ప్లాన్ తీసుకుంటే, లేదా ప్రమాదం గురించి అయితేనే మళ్లీ రాయగలరు.";

/** About somebody in a crisis whose conversation was not open. */
export const goneInCrisis = (alias: string) =>
  `అత్యవసర స్థితిలో ఉన్న ${alias} ఇప్పుడు మీతో లేరు: వారే చాట్ ముగించారు, సహచరులు తీసుకున్నారు, లేదా మళ్లీ వరుసలో ఉన్నారు. వారే ముగించి ఉంటే మా బృందానికి తెలియజేశాం.`;
/** About somebody whose conversation was not open. */
export const takenOver = (alias: string) => `${alias}తో చాట్‌ను సహచరులు తీసుకున్నారు.`;
export const left = {
  "taken-over": "ఈ సంభాషణను మరో వాలంటీర్ తీసుకున్నారు.",
  released: "సంభాషణ మళ్లీ వరుసలోకి వెళ్లింది.",
  ended: "సంభాషణ ముగిసింది.",
  "ended-in-crisis": "అత్యవసర స్థితిలో ఉండగానే వారే చాట్ ముగించారు. మా బృందానికి తెలియజేశాం. వారి గురించి ఇప్పుడు భయంగా ఉంటే, సూపర్‌వైజర్‌కు ఫోన్ చేయండి.",
  "ended-agreed": "సంభాషణ ముగిసింది. మీరు అనుకున్నది భద్రంగా ఉంది: ఆ వ్యక్తి తిరిగి వస్తే మీరు చదవవచ్చు, వారు అంగీకరిస్తే తర్వాతి వాలంటీర్ కూడా.",
  lost: "ఈ సంభాషణ ఇప్పుడు మీది కాదు.",
};

export const heldBack = "మీరు రాసింది మళ్లీ పెట్టెలో ఉంది. 14416, 112 సహాయ నంబర్లు ఎప్పుడైనా చెప్పవచ్చు.";
export const unsentKept = (alias: string) => `${alias} కోసం మీరు చివరగా రాసింది వెళ్లలేదు. అది ఆ సంభాషణ జవాబు పెట్టెలో ఉంది.`;
export const keptReply = (alias: string) => `${alias} కోసం మీరు రాసి పంపనిది`;
export const keptReplyHelp = "అవసరమైతే కాపీ చేసుకోండి. తీసివేయకపోతే, వారితో మళ్లీ మాట్లాడేటప్పుడు ఇది జవాబు పెట్టెలో ఉంటుంది.";
export const keptNotes = (alias: string) => `${alias} గురించి మీరు రాసి సేవ్ చేయనిది`;
export const keptNotesHelp = "అవసరమైతే కాపీ చేసుకోండి. వారితో మళ్లీ మాట్లాడేటప్పుడు ఇది ఉండదు.";
export const copyReply = "కాపీ చేయండి";
export const replyCopied = "కాపీ అయింది.";
export const replySelected = "రాసింది ఎంపికైంది. ఇప్పుడు కాపీ చేయవచ్చు.";
export const discardReply = "తీసివేయండి";
export const replyDiscarded = "తీసివేశాం.";
export const send = "పంపండి";
export const cancel = "వద్దు";
export const tryAgain = "మళ్లీ ప్రయత్నించండి";
export const slow = "మామూలు కన్నా ఎక్కువ సమయం పడుతోంది. మీ నెట్‌వర్క్ నెమ్మదిగా ఉండవచ్చు.";
export const offline = "మీరు ఆఫ్‌లైన్‌లో ఉన్నారు. మీరు రాసింది భద్రంగా ఉంటుంది, పది నిమిషాల్లో నెట్‌వర్క్ వస్తే వెళ్తుంది.";
export const notWithoutNetwork = "నెట్‌వర్క్ లేకుండా ఈ సంభాషణను చూపించలేం.";
export const tooLong = (count: number) => (count === 1 ? "1 అక్షరం ఎక్కువైంది" : `${count} అక్షరాలు ఎక్కువయ్యాయి`);
