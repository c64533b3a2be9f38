/** Lines of the audit log as sentences: {who} did it, {whom} is the person and {what} the record that it was about. */
export const sentences = {
  "admin.make": "{who} {whom}ను అడ్మిన్‌గా చేశారు",
  "admin.withdraw": "{who} {whom} నుంచి అడ్మిన్ పాత్ర తీసివేశారు",
  "person.look": "{who} {whom} వివరాలు చూశారు",
  "account.delete": "{whom} తమ ఖాతా తొలగించారు",
  "consent.withdraw": "{whom} తమ సమ్మతి వెనక్కి తీసుకున్నారు",
  "summary.share": "తర్వాతి వాలంటీర్ సారాంశం చదవవచ్చని {who} ఒప్పుకున్నారు",
  "summary.withdraw": "తర్వాతి వాలంటీర్ సారాంశం చదవవద్దని {who} చెప్పారు",
  "appointment.assign": "{who} అభ్యర్థన {what}కు అపాయింట్‌మెంట్ ఇచ్చారు",
  "appointment.move": "{who} అపాయింట్‌మెంట్ {what} మార్చారు",
  "appointment.meeting": "అపాయింట్‌మెంట్ {what}కు ఎలా కలుస్తారో {who} చెప్పారు",
  "appointment.cancel": "{who} అభ్యర్థన {what} రద్దు చేశారు",
  "appointment.done": "అపాయింట్‌మెంట్ {what} జరిగిందని {who} నమోదు చేశారు",
  "appointment.reopen": "{who} అపాయింట్‌మెంట్ {what}ను మళ్లీ తెరిచారు",
  "therapist.save": "{who} థెరపిస్ట్ {what} వివరాలు సేవ్ చేశారు",
  "call.answer": "{who} కాల్ {what}కు జవాబిచ్చారు",
  "call.risk": "{what} కాల్ చేసినవారు అత్యవసర స్థితిలో ఉన్నారని {who} చెప్పారు",
  "call.end": "{who} కాల్ {what} ముగించారు",
  "volunteer.apply": "{whom} వాలంటీర్‌గా దరఖాస్తు చేశారు",
  "volunteer.send": "{whom} వాలంటీర్ దరఖాస్తు పంపారు",
  "volunteer.ask": "{who} వాలంటీర్ దరఖాస్తు గురించి {whom} ని అడిగారు",
  "volunteer.decline": "{who} {whom} వాలంటీర్ దరఖాస్తును తిరస్కరించారు",
  "volunteer.lapse": "{who} {whom} దరఖాస్తును తొలగించారు: దాని గడువు ముగిసింది",
  "volunteer.approve": "{who} {whom}ను వాలంటీర్‌గా ఆమోదించారు",
  "volunteer.revoke": "{who} {whom} వాలంటీర్ ఆమోదాన్ని రద్దు చేశారు",
  "support.reply": "{who} ప్రశ్న {what}కు జవాబిచ్చారు",
  "payment.activate": "{whom} చెల్లించారు, కొన్నది మొదలైంది",
  "payment.end": "{whom} కొన్న ఒకటి ముగిసింది",
  "payment.pause": "{whom} కొన్న ఒకటి ఆగింది",
  "payment.resume": "{whom} కొన్న ఒకటి కొనసాగుతోంది",
  "payment.dispute": "{whom} చెల్లింపుపై బ్యాంకు వివాదం గురించి తెలిపింది",
  "payment.refund": "{who} {whom} చెల్లింపును తిరిగి ఇచ్చారు",
  "plan.cancel": "{who} {whom} ప్లాన్ రద్దు చేశారు",
  "conversation.claim": "{who} {whom} మాటలు వినడం మొదలుపెట్టారు",
  "conversation.takeOver": "{who} {whom}తో సంభాషణ తీసుకున్నారు",
  "conversation.release": "{who} {whom}తో సంభాషణ వదిలారు",
  "conversation.handOver": "{who} {whom}తో కొనసాగమని ఒక సహచరుడిని అడిగారు",
  "conversation.end": "{who} {whom}తో సంభాషణ ముగించారు",
  "conversation.requeue": "{who} {whom}ను మళ్లీ వరుసలో ఉంచారు",
  "conversation.unanswered": "{whom}కు వాలంటీర్ జవాబివ్వలేదు",
  "report.make": "{who} ఫిర్యాదు చేశారు: కేసు {what}",
  "case.decide": "{who} కేసు {what}పై నిర్ణయించారు",
  "case.reopen": "{who} కేసు {what}ను మళ్లీ తెరిచారు",
  "case.acknowledge": "{who} కేసు {what}ను చూడటానికి తీసుకున్నారు",
  "case.release": "{who} కేసు {what}ను మరొకరికి వదిలారు",
  "block.lift": "{who} కేసు {what}లోని బ్లాక్‌ను తీసేశారు",
  "block.restore": "{who} కేసు {what}లోని బ్లాక్‌ను తిరిగి పెట్టారు",
  "conversation.risk": "{who} {whom} ప్రమాద స్థాయి మార్చారు",
} as const;
/** `conversation.requeue` when the person themselves caused it, by a report. */
export const backInQueue = "{whom} మళ్లీ వరుసలోకి వెళ్లారు";
/** `conversation.end` when the person ended it themselves: in a conversation, and while they waited. */
export const endedOwn = "{whom} తమ సంభాషణ ముగించారు";
export const leftQueue = "{whom} వరుస నుంచి వెళ్లిపోయారు";
export const calledSupervisor = "{who} సూపర్‌వైజర్‌ను పిలిచారు: కేసు {what}";
export const foundHard = "{who}కు ఒక సంభాషణ కష్టంగా అనిపించింది: కేసు {what}";
/** The words for the server's codes. */
export const reasons = {
  look: { found: "వెతికితే దొరికారు" },
  requeue: {
    "volunteer.revoke": "వినేవారి ఆమోదం రద్దయింది",
    "listener.silent": "వినేవారు స్పందించలేదు",
    report: "ఒకరు మరొకరిపై ఫిర్యాదు చేశారు",
    block: "ఇద్దరినీ వేరుగా ఉంచారు",
  },
  takenOver: { "crisis.unanswered": "అత్యవసరంలో వినేవారు జవాబివ్వలేదు" },
  cancelled: {
    "not-kept": "సమయంలోగా ఖాయం చేయలేదు",
    "not-me": "ఆ చిరునామా ఉన్నవారు అడగలేదు",
    "by-person": "అడిగినవారే",
  },
  therapist: { inactive: "అపాయింట్‌మెంట్లు తీసుకోరు" },
  paidBy: { free: "ఉచిత కాల్", plan: "ప్లాన్‌తో", crisis: "అత్యవసరంలో, హద్దు లేకుండా" },
  endedBy: {
    customer: "కాల్ చేసినవారు",
    volunteer: "వినేవారు",
    limit: "సమయం అయిపోయింది",
    lost: "కనెక్షన్ పోయింది",
    server: "తోడు తనంతట తాను",
  },
  risk: (before: string, after: string) => `${before} నుంచి ${after}`,
  /** About an appointment: days and therapists. */
  given: (day: string, doctor: string) => `${day}, ${doctor}`,
  moved: (from: string, before: string, to: string, after: string) => `${from}, ${before} నుంచి ${to}, ${after}కు`,
  buysNothing: "దానితో ఏమీ కొనలేదు",
  /** For a case about hours that closed by itself. */
  hoursOver: "ఈ గంటలు గడిచిపోయాయి, అప్పుడు వచ్చినవారిలో ఎవరూ వేచి లేరు",
  disputes: {
    open: "తిరిగి అడిగారు",
    under_review: "బ్యాంకు చూస్తోంది",
    closed: "ముగిసింది",
    won: "డబ్బు ఇక్కడే ఉంది",
    lost: "డబ్బు తిరిగి వెళ్లింది",
  },
};
export const nobodyHas = "ఈ ఈమెయిల్, మారుపేరు, చెల్లింపు లేదా రిఫరెన్స్‌తో ఎవరూ దొరకలేదు.";
export const person = "వ్యక్తి, కేసు లేదా ఇతర ఐడీ";
export const personHelp =
  "ఎవరు చేశారు, లేదా ఎవరి గురించి. పూర్తి ఈమెయిల్, మారుపేరు, చెల్లింపు ఐడీ, రసీదు లేదా అపాయింట్‌మెంట్ రిఫరెన్స్ కూడా రాయవచ్చు. పేరుతో వెతకలేరు.";
export const action = "ఏం చేశారు";
export const everyAction = "అన్నీ";
export const by = "ఎవరు చేశారు";
export const everybody = "అందరూ";
export const byWhom = { admins: "అడ్మిన్లు", server: "తోడు తనంతట తాను" };
export const from = "నుంచి";
export const until = "వరకు";
export const look = "చూపండి";
export const clear = "అన్నీ చూపండి";
/** Before the name of the person who was searched for. */
export const linesOf = "వీరి నమోదులు:";
export const noLines = "ఇక్కడ ఏమీ లేదు.";
export const exportCsv = "CSVగా డౌన్‌లోడ్ చేయండి";
export const exporting = "తెస్తున్నాం...";
export const exportFailed = "ఫైల్ తయారు కాలేదు. మళ్లీ ప్రయత్నించండి.";
export const exportCut = (count: number) =>
  `కొత్తవైన ${count.toLocaleString("en-IN")} వరుసలు. మిగతావాటి కోసం తక్కువ రోజులు ఎంచుకోండి.`;
export const lines = "మార్పుల నమోదు";
/** The columns of the file: as a line is stored, then as the page shows it. */
export const columns = [
  "సమయం",
  "ఎవరు",
  "చర్య",
  "ఎవరి గురించి",
  "వాక్యం",
  "కారణం",
  "ఎవరికి అప్పగించారు",
  "భారత సమయం (Asia/Kolkata, UTC+05:30)",
  "చిన్న నంబర్",
  "చెల్లింపు",
];
/** {whom} is the colleague. */
/** Whose appointment it was. */
export const reportedWhom = "ఫిర్యాదు ఎవరిపై: {whom}";
/** Whom a case is about if nobody reported them: a call for help, or a case of the server. */
export const caseAbout = "{whom} గురించి";
export const aboutWhom = "{whom} గారిది";
export const handedTo = "సహచరులు: {whom}";
export const recordsCut = "ఈ వ్యక్తికి సంబంధించి కొత్త 100 కేసులు, ప్రశ్నలు మాత్రమే చూశాం. పాతవాటిపై జరిగినవి వాటి IDతో దొరుకుతాయి.";
/** Opens the filters on a narrow screen. */
export const filters = "ఫిల్టర్లు";
