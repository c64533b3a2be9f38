export const heading = "సహాయం అడగండి";
export const lead = "మంచి మనసున్న ఒకరు కాసేపు మీతో ఉండగలరు. ఎందుకో వివరించనక్కర్లేదు.";
export const requestNow = "ఇప్పుడే అడగండి";
export const submitted = "మీ అభ్యర్థన అందింది!";
export const submittedTitle = "మీరు వరుసలో ఉన్నారు";
export const place = (position: number) =>
  position <= 1 ? "తర్వాత మీరే." : position === 2 ? "మీకన్నా ముందు ఒకరు ఉన్నారు." : `మీకన్నా ముందు ${position - 1} మంది ఉన్నారు.`;
export const submittedText = "ఒక వాలంటీర్ చాట్‌లో మీకు రాస్తారు. ఇప్పుడే అక్కడ రాయడం మొదలుపెట్టవచ్చు.";
export const submittedTextUsed = "ఒక వాలంటీర్ చాట్‌లో మీకు రాస్తారు, అక్కడ చదవవచ్చు. మీ ఉచిత సందేశాలు అయిపోయాయి; ప్లాన్ ఉంటే జవాబు రాయవచ్చు.";
/** In a crisis, instead of the place: if nobody stands before them, and otherwise. */
export const firstOfAll = "ముందుగా మీరే.";
export const amongFirst = "ముందున్నవారిలో మీరున్నారు.";
export const placeUnknown = "వరుసలో మీ స్థానం చూస్తున్నాం …";
export const comeTitle = "మీ కోసం ఒకరు వచ్చారు";
export const comeText = "చాట్‌లో మీ కోసం ఎదురు చూస్తున్నారు.";
export const cameTitle = "మీ కోసం ఒకరు వచ్చారు";
export const cameText = "ఒక వాలంటీర్ మీ సంభాషణ తెరిచారు. వారు ఇంకా ఉన్నారో లేదో మీరు మళ్లీ ఆన్‌లైన్‌లోకి వచ్చాక తెలుస్తుంది.";
export const comeTextUsed = "అక్కడ చదవవచ్చు. మీ ఉచిత సందేశాలు అయిపోయాయి; ప్లాన్ ఉంటే జవాబు రాయవచ్చు.";

export const toChat = "చాట్ తెరవండి";
export const toCall = "వాలంటీర్‌కు కాల్ చేయండి";
export const toPlans = "ప్లాన్లు చూడండి";
export const what = "ఆ తర్వాత ఏం జరుగుతుంది";
export const steps: readonly string[] = [
  "ఖాళీగా ఉన్న ఒక వాలంటీర్ మీ సంభాషణ తీసుకుని జవాబిస్తారు.",
  "వారికి ఒక మారుపేరే కనిపిస్తుంది; మీ ఈమెయిల్, నంబర్ ఎప్పుడూ కనిపించవు.",
  "ఎప్పుడైనా ఆపేయవచ్చు, ఏ రోజైనా తిరిగి రావచ్చు.",
];
