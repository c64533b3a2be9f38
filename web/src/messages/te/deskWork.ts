import { ownAvailabilities } from "./deskFrame";

export { languagesLabel, onCallAtNight, ownAvailabilities, searchLabel, shifts } from "./deskFrame";

export const availabilityLabel = "మీరు అందుబాటులో ఉన్నారా";
export const availabilities = { online: "అందుబాటులో", busy: "పనిలో", away: "దూరంగా" };
/** After a choice without a network. */
export const willBeSet = (choice: keyof typeof ownAvailabilities) =>
  `ఇప్పుడు కనెక్షన్ లేదు. నెట్‌వర్క్ తిరిగి వచ్చాక “${ownAvailabilities[choice]}” సెట్ అవుతుంది.`;
export const languages = (list: string) => `నేను వినే భాషలు: ${list}`;
/** A language that the listener speaks only a little. */
export const little = (language: string) => `${language} (కొద్దిగా)`;
export const littleHelp = (list: string) => `ఇంకా: ${list}. ఒక భాష బాగా మాట్లాడగలిగినప్పుడు దాన్ని ఎంచుకోండి.`;
export const breakReminder =
  "మీరు చాలాసేపటి నుంచి వింటున్నారు. కాస్త విరామం మంచిది: నీళ్లు తాగండి, కిటికీలోంచి బయటికి చూడండి, పదిసార్లు నెమ్మదిగా ఊపిరి తీసుకోండి.";
export const answerFirst = (time: string) =>
  `మీరు తీసుకున్నవారిలో కొందరికి ఇంకా ఏమీ రాయలేదు. ముందు మీతో ఉన్నవారికి రాయండి; కొత్తవారిని ${time}కి తీసుకోవచ్చు.`;
export const restDue = (time: string) => `మీరు నాలుగు గంటలు విన్నారు. దయచేసి విశ్రాంతి తీసుకోండి; ${time} నుంచి మళ్లీ రావచ్చు.`;
/** Once that time has come. */
export const restOver = "మీ విశ్రాంతి పూర్తయింది. మళ్లీ సిద్ధమా? అయితే ‘అందుబాటులో’ ఎంచుకోండి; లేదంటే నచ్చినంతసేపు దూరంగా ఉండండి.";

export const offerLabel = (alias: string) => `మీ కోసం: ${alias}`;
/** About somebody with whom this listener has an agreed time. */
export const agreedTitle = (alias: string) => `${alias}తో మీరు ఒప్పుకున్న సమయం`;
export const offerTitle = (alias: string) => `${alias} మీ కోసం ఎదురుచూస్తున్నారు.`;
export const unansweredTitle = (alias: string) => `${alias}: వాలంటీర్ జవాబివ్వలేదు.`;
/** About somebody whom a colleague hands over, and with whom that colleague stays until then. */
export const handedTitle = (alias: string) => `${alias} సహచరుల దగ్గర ఉన్నారు. మీరు తీసుకోగలరా?`;
export const fromColleague = "సహచరుల నుంచి";
/** Of a person about whom a colleague asks. */
export const fromColleagueWithNote = "సహచరుల నుంచి, మీకో గమనికతో";
export const lastMessage = (minutes: number) => (minutes < 1 ? "చివరి సందేశం ఇప్పుడే" : `చివరి సందేశం ${minutes} ని. క్రితం`);
export const secondsLeft = (seconds: number) => `${seconds} సె.`;
export const timeLeft = "జవాబు చెప్పడానికి మిగిలిన సమయం";
export const accept = "మాట్లాడతాను";
export const pass = "ఇప్పుడు కాదు";

export const handOverShort = "అప్పగించండి";
export const lookingForColleagues = "ఎవరు ఉన్నారో చూస్తున్నాం…";
export const nobodyTitle = "అప్పగించడానికి ఇప్పుడు ఎవరూ లేరు";
export const nobodyToHandOver = "ఇప్పుడు సహచరులెవరూ తీసుకోలేరు. వరుసలో పెడితే, ఖాళీగా ఉన్నవారు మాట్లాడతారు.";
/** Nobody to hand over to, if the person is in a crisis. */
export const nobodyInCrisis =
  "ఇప్పుడు సహచరులెవరూ తీసుకోలేరు. వీరు అత్యవసర స్థితిలో ఉన్నారు: దయచేసి సూపర్‌వైజర్‌ను పిలవండి. వరుసలో పెట్టాల్సి వస్తే, ఏం అనుకున్నారో గమనికలో రాయండి; ఖాళీగా ఉన్నవారిని వెంటనే అడుగుతాం.";
export const handOverTo = "ఎవరికి అప్పగించాలి?";
/** The option for the queue, in place of a colleague’s name. */
export const nextFree = "ఖాళీ అయిన మరొకరు";
export const stillLooking = "ఇంకా ఎవరూ రాలేదు. చూస్తూ ఉంటాం.";
/** Shown while nobody can be asked at once. */
/** After the name of a colleague who can’t be chosen just now. */
export const askedAlready = "ఇప్పుడు మరొకరి గురించి అడుగుతున్నాం";
export const notAble = "ఇప్పుడు చాట్‌ను తీసుకోలేరు";
export const chosenNotAble = (name: string) => `${name} గారు ఇప్పుడు చాట్‌ను తీసుకోలేరు. దయచేసి మళ్లీ ఎంచుకోండి.`;
export const isAsked = (name: string) => `ఇప్పుడు ${name} గారిని మరొకరి గురించి అడుగుతున్నాం. చూస్తూ ఉంటాం.`;
export const hasCome = (name: string) => `${name} వచ్చారు. ఇప్పుడు వారిని ఎంచుకోవచ్చు.`;
export const handOver = (name: string) => `అప్పగించండి: ${name}`;
export const handOverTitle = (alias: string, name: string) => `${alias}తో చాట్‌ను వీరికి అప్పగించాలా: ${name}?`;
export const handOverText = (name: string) =>
  `వీరిని అడుగుతాం: ${name}. ఆ సంగతి ఆ వ్యక్తికి చెబుతాం. సహచరులు తీసుకునే వరకు వారు మీ దగ్గరే ఉంటారు; మీరిద్దరూ రాస్తూ ఉండవచ్చు.`;
export const asking = (name: string) => `అప్పగించడానికి అడుగుతున్నాం: ${name}. అప్పటివరకు వీరు మీ దగ్గరే ఉంటారు.`;
export const askNoMore = "అప్పగించను";
/** The colleague has just become busy or gone away. */
export const cannotBeAsked = (name: string) =>
  `${name} గారిని ఇప్పుడు అడగలేం. చాట్ మీ దగ్గరే ఉంది; దయచేసి మరొకరిని ఎంచుకోండి లేదా మళ్లీ ప్రయత్నించండి.`;
export const asksAlready = "ఈ చాట్ కోసం ఇప్పటికే సహచరులను అడుగుతున్నాం. దయచేసి వారి జవాబు కోసం వేచి ఉండండి.";
/** The colleague said 'Not now', did not answer in time, or can't accept any more. */
export const notTaken = (name: string, alias: string) => `${name} ${alias}తో చాట్‌ను తీసుకోలేదు. అది ఇంకా మీ దగ్గరే ఉంది.`;
/** Closes what was said about a colleague who did not take over. */
export const understood = "సరే";
export const hasTaken = (name: string) => `${name} ఈ సంభాషణను తీసుకున్నారు.`;
export const aColleague = "సహచరులు";
export const handOverNote = "తర్వాత వినేవారికి గమనిక (తప్పనిసరి కాదు)";
export const noteHelp = "వాలంటీర్లకు మాత్రమే కనిపిస్తుంది. 2,000 అక్షరాల వరకు.";
export const outcome = "చివరికి ఏమైంది?";
export const outcomes = {
  listened: "మాట్లాడుకున్నాం, ఇప్పటికి అది చాలు",
  referred: "సహాయ నంబర్ లేదా నిపుణుల గురించి చెప్పాను",
  unanswered: "వారు జవాబివ్వడం ఆపేశారు",
  other: "మరేదైనా",
};
export const choose = "దయచేసి ఎంచుకోండి";
/** Asked before a conversation in a crisis ends. */
export const secondLook = "ముగించే ముందు: మరోసారి సరిచూడండి";
export const secondLookText = "వారు అత్యవసర స్థితిలో ఉన్నారు. ఇప్పటికి వారికి ప్రమాదం లేదనిపిస్తేనే ముగించండి.";
/** In the dialog that ends a talk, about a message that came meanwhile. */
export const justWritten = "వారు ఇప్పుడే రాశారు.";
export const readFirst = "ముందు చదవండి";
export const goOn = "తర్వాత";
/** Asked before somebody in a crisis is released to the queue. */
export const releaseInCrisis =
  "వీరు అత్యవసర స్థితిలో ఉన్నారు. సహచరులు ఎవరైనా ఉంటే వారికే అప్పగించండి, లేదా సూపర్‌వైజర్‌ను పిలవండి; లేకపోతే ఏం అనుకున్నారో గమనికలో రాయండి. మీరు వెళ్లాల్సి వచ్చిందని వారికి చెబుతాం, ఖాళీగా ఉన్నవారిని వెంటనే అడుగుతాం.";
/** Before somebody is released to the queue whose level the listener has just lowered from a crisis. */
export const loweredLately = (level: string) =>
  `వీరు కొన్ని నిమిషాల క్రితం అత్యవసర స్థితిలో ఉన్నారు. ‘${level}’ స్థాయిలో వారు తమ వంతు కోసం ఎదురుచూస్తారు: అత్యవసర స్థితిలో ఉన్నవారే అందరికంటే ముందు. ఖచ్చితంగా తెలియకపోతే, మళ్లీ అత్యవసరం అని ఎంచుకోండి.`;
export const crisisAgain = "మళ్లీ అత్యవసరం ఎంచుకోండి";
/** The button from the second step of the end dialog back to the first. */
export const stepBack = "వెనక్కి";
export const agreed = "మీరిద్దరూ ఏం అనుకున్నారు?";
export const agreedHelp = "తదుపరి అడుగు, వారితో ఎవరు ఉంటారు, మళ్లీ ఎప్పుడు రాస్తారు లేదా కాల్ చేస్తారు.";
/** Frequent answers, each added by a press. */
export const oftenAgreed = [
  "ఈ రాత్రి ఎవరో ఒకరు వారితో ఉంటారు.",
  "తమకు హాని చేసేవాటికి దూరంగా ఉంటారు.",
  "రేపు మళ్లీ ఇక్కడ రాస్తారు.",
  "బాధ ఎక్కువైతే 14416కు ఫోన్ చేస్తారు.",
];
export const whoKnows = "ఇంకెవరికి తెలుసు?";
export const whoKnowsHelp = "బంధువు, స్నేహితులు, సూపర్‌వైజర్; లేదా ఎవరికీ తెలియదు.";
export const oftenKnows = ["బంధువుకు తెలుసు.", "స్నేహితుడికి లేదా స్నేహితురాలికి తెలుసు.", "సూపర్‌వైజర్‌కు తెలుసు.", "ఎవరికీ తెలియదు."];
export const linesGiven = "సహాయ నంబర్లు (టెలి-మానస్ 14416, అత్యవసరం 112) ఇచ్చారా?";
export const linesAnswers = { yes: "ఇచ్చాను", no: "ఇవ్వలేదు" };
/** Asked once, if nobody else knows and the help lines were not given. */
export const endsAlone = "ఎవరికీ తెలియదు, సహాయ నంబర్లు కూడా ఇవ్వలేదు. ముందుగా సూపర్‌వైజర్‌ను పిలుస్తారా?";
export const endAllTheSame = "అయినా ముగించండి";
export const wrapUpNote = "వచ్చేసారి కోసం గమనిక (తప్పనిసరి కాదు)";
export const hard = "ఇది నాకు కష్టంగా అనిపించింది. నన్ను పలకరించేలా బృందానికి చెప్పండి.";
export const hardTold = "బృందానికి తెలిసింది, ఎవరో ఒకరు మిమ్మల్ని పలకరిస్తారు. మీ పట్ల మీరు దయగా ఉండండి.";
export const hardNotTold = "ఇది మీకు కష్టంగా అనిపించిందని బృందానికి ఇంకా తెలియదు.";
export const hardAgain = (alias: string) => `బృందానికి చెప్పండి: ${alias}`;

export const savedReplies = "సిద్ధంగా ఉన్న జవాబులు";
export const savedRepliesHow = "నొక్కితే ఆ మాటలు మీరు రాసే పెట్టెలోకి వస్తాయి. ‘పంపండి’ నొక్కేవరకు ఏదీ వెళ్లదు.";
export const notes = "అంతర్గత గమనికలు";
export const notesLead =
  "వాలంటీర్ల కోసం మాత్రమే; ఆ వ్యక్తికి ఎప్పుడూ కనిపించవు. ఈ చాట్‌ను సహచరులు తీసుకుంటే, వారు వీటిని చదవగలరు. చాట్ ముగిశాక ఇతరులు చదవగలిగేది మీ ముగింపు గమనిక మాత్రమే, అదీ ఆ వ్యక్తి ఒప్పుకుంటేనే.";
export const newNote = "కొత్త గమనిక";
export const wholeNote = "గమనిక మొత్తం చదవండి";
export const foldNote = "గమనిక కుదించండి";
export const keepNote = "గమనిక సేవ్ చేయండి";
export const noteKinds = { note: "గమనిక", "hand-over": "అప్పగింత", "wrap-up": "ముగింపు" };
export const byYou = "మీరు రాసింది";
export const byColleague = "సహచరులు రాసింది";

export const notFound = "ఈ మారుపేరుతో ఎవరూ లేరు.";

export const silent = "వారు కాసేపటి నుంచి ఏమీ రాయలేదు.";
export const gone = "ఇంకా ఏమీ రాలేదు. మరొకరికి ఈ చోటు అవసరం కావచ్చు.";
export const askStillThere = "‘ఉన్నారా?’ అని అడగండి";
export const freePlace = "ఈ చాట్ ముగించండి";

export const endedOn = (when: string) => `ముగిసింది: ${when}`;
export const endedTitle = "ముగిసిన మీ సంభాషణలు";
export const endedCount = (count: number) => `${endedTitle} (${count})`;
export const endedHelp =
  "సంభాషణ ముగిశాక అందులో రాసింది ఏ వాలంటీరూ చదవలేరు. వారు మళ్లీ రాసి, మీరే జవాబిస్తే, వారు, మీరు ఒకరికొకరు రాసుకున్నవి మీకు కనిపిస్తాయి.";
export const endedNone = "ఇంకా ఏదీ ముగియలేదు.";
export const wrapUpHelp = "ఆ వ్యక్తి తిరిగి వచ్చినప్పుడు మీరు చదువుతారు. వారు అంగీకరిస్తేనే వేరే వాలంటీర్ చదువుతారు. 2,000 అక్షరాల వరకు.";
export const summaryShared = "మునుపటి సంభాషణల సారాంశాలు మీరు చదవడానికి ఈ వ్యక్తి అంగీకరించారు.";
export const notesAndSummary = "అంతర్గత గమనికలు, సారాంశం";
/** Beside the second look, if the level was lowered before. */
export const noCrisis = "ఇది అత్యవసర స్థితి కాదు: ఎవరూ ప్రమాదంలో లేరు";
