/** An applicant's answers and the state of their application; admins see these texts too. */
export const title = "వాలంటీర్‌గా మీ దరఖాస్తు";
export const stepsTitle = "ఎక్కడి వరకు వచ్చింది";
export const steps = {
  signUp: "మీరు సైన్ అప్ చేశారు",
  write: "మీ గురించి మాకు చెబుతారు",
  read: "మా బృందం చదివి ఇక్కడ, నోటిఫికేషన్‌లో, ఈమెయిల్‌లో జవాబిస్తుంది",
  listen: "మీరు వాలంటీర్‌గా లాగిన్ అయి ఇతరుల మాట వింటారు",
} as const;
export const stepNow = "ఇప్పుడు";
export const stepDone = "పూర్తయింది";
export const states = {
  draft: "ఇంకా పంపలేదు",
  sent: "పంపారు, బృందం చదవాల్సి ఉంది",
  asked: "బృందం ఒక ప్రశ్న అడిగింది",
  declined: "ఆమోదం రాలేదు",
  approved: "ఆమోదించారు",
  ended: "ఆమోదం రద్దయింది",
} as const;
export const stateText = {
  draft: "దయచేసి మీ గురించి కొంచెం చెప్పండి. రాసేది రాస్తున్నప్పుడే సేవ్ అవుతుంది; తర్వాత కూడా పూర్తి చేయవచ్చు.",
  sent: "ధన్యవాదాలు. బృందంలో ఒకరు దీన్ని చదివి జవాబిస్తారు. అప్పటి వరకు దరఖాస్తులో ఇంకేమీ చేయనక్కర్లేదు.",
  asked: "అడిగింది మార్చి లేదా చేర్చి మళ్లీ పంపండి.",
  declined: "క్షమించండి. మీరు ఇక్కడ రాసింది 90 రోజుల తర్వాత తొలగిపోతుంది; ఆ తర్వాత మళ్లీ దరఖాస్తు చేయవచ్చు.",
  approved: "మీరు ఇప్పుడు వాలంటీర్‌గా లాగిన్ కావచ్చు.",
  ended: "మీరు ఇప్పుడు ఇక్కడ వాలంటీర్ కాదు. ఈ దరఖాస్తులో రాసింది 90 రోజుల తర్వాత తొలగిపోతుంది.",
} as const;
export const wordsTitle = "బృందం రాసింది";
export const kept = "90 రోజులు మార్పు లేకుండా ఉంటే, పూర్తి కాని దరఖాస్తు తొలగిపోతుంది.";
export const name = "పేరు";
export const nameHelp = "దీన్ని బృందం, తోటి వాలంటీర్లు చూస్తారు. మీరు ఎవరి మాట వింటారో వారికి కనిపించదు.";
export const languages = "మీరు వినగలిగే భాషలు";
export const hours = "వారానికి గంటలు";
export const choose = "ఎంచుకోండి";
export const hourNames = {
  "1-2": "1 నుంచి 2",
  "3-5": "3 నుంచి 5",
  "6-10": "6 నుంచి 10",
  "over-10": "10 కంటే ఎక్కువ",
} as const;
export const why = "మీరు ఎందుకు వినాలనుకుంటున్నారు?";
export const whyHelp = "కొన్ని వాక్యాలు చాలు. 1,000 అక్షరాల వరకు.";
export const experience = "అనుభవం (ఉంటే)";
export const experienceHelp = "ఇతరుల మాట వినడం, వారిని చూసుకోవడం, మీరు స్వయంగా ఎదుర్కొన్నవి. 1,000 అక్షరాల వరకు.";
export const checks = "నేను ఇక్కడ రాసింది బృందం సరిచూడవచ్చు, నేను ఎవరో రుజువు అడగవచ్చు.";
export const checksShort = "సరిచూడటానికి అనుమతి";
export const checksMissing = "దీనికి మీ అంగీకారం కావాలి.";
export const languageMissing = "కనీసం ఒకటి ఎంచుకోండి.";
export const send = "బృందానికి పంపండి";
export const sending = "పంపుతోంది...";
export const sent = "మీ దరఖాస్తు పంపాం.";
export const saving = "సేవ్ అవుతోంది…";
export const saved = "అన్నీ సేవ్ అయ్యాయి.";
export const notSaved = (reason: string) => `ఇంకా సేవ్ కాలేదు: ${reason}`;
export const yours = "మీరు రాసింది";
export const nothing = "ఏమీ రాయలేదు";
export const toLogin = "వాలంటీర్ లాగిన్";
export const loading = "లోడ్ అవుతోంది…";
export const refused = "మీ దరఖాస్తు లోడ్ కాలేదు.";
export const tryAgain = "మళ్లీ ప్రయత్నించండి";
export const none = "ఈ ఖాతా నుంచి వాలంటీర్‌గా దరఖాస్తు చేయలేదు.";
export const toSignup = "వాలంటీర్ అవ్వండి";
export const agreed = "అవును";
export const notAgreed = "కాదు";
