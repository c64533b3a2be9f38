export const confirmedTitle = "అపాయింట్‌మెంట్ ఖరారైంది!";
export const doctor = "డాక్టర్";
export const date = "తేదీ";
export const time = "సమయం";
export const zone = "భారత సమయం (IST)";
export const reference = "రిఫరెన్స్";
export const close = "మూసేయండి";
export const calendar = "క్యాలెండర్‌లో చేర్చండి";
export const showAgain = "అపాయింట్‌మెంట్ చూపండి";
export const eventTitle = (therapist: string) => `${therapist} గారితో అపాయింట్‌మెంట్`;
export const bookedTitle = "మీ అపాయింట్‌మెంట్";
export const nextTitle = "తర్వాత ఏం జరుగుతుంది";
export const meeting = (address: string) =>
  `అపాయింట్‌మెంట్‌కు ముందు మా బృందం ${address}కు రాసి, ఎలా కలుస్తారో చెబుతుంది: వీడియో లింక్‌తో లేదా ఫోన్‌లో.`;
export const meetByLink = "మీరు వీడియోలో కలుస్తారు. అపాయింట్‌మెంట్ సమయానికి ఈ లింక్ తెరవండి:";
export const openMeeting = "వీడియో మీటింగ్ తెరవండి (కొత్త ట్యాబ్‌లో)";
export const meetByPhone = "మీరు ఫోన్‌లో కలుస్తారు. అపాయింట్‌మెంట్ సమయానికి ఈ నంబర్‌కు కాల్ చేయండి:";
export const meetingFails = (phone: string, address: string) =>
  `అది పనిచేయడం లేదా? ${phone}కు కాల్ చేయండి లేదా ${address}కు రాయండి, రిఫరెన్స్ చెప్పండి.`;
export const unheard = (phone: string, address: string) =>
  `రెండు గంటల కంటే తక్కువ సమయం ఉన్నా ఏమీ రాలేదా? ${phone}కు కాల్ చేయండి లేదా ${address}కు రాయండి, రిఫరెన్స్ చెప్పండి.`;
export const changeUntil = "12 గంటల ముందు వరకు ఇక్కడే మార్చవచ్చు లేదా రద్దు చేయవచ్చు.";
export const justSetUntil = (when: string) => `ఇది ఇప్పుడే ఖరారైంది, కాబట్టి ${when} వరకు ఇక్కడే మార్చవచ్చు లేదా రద్దు చేయవచ్చు.`;
export const tooLate = { before: "12 గంటల్లోపు మొదలవుతుంది. మార్చాలంటే ", after: "కు కాల్ చేయండి." };
export const change = {
  move: {
    action: "మార్చండి",
    title: "మీ అపాయింట్‌మెంట్ మార్చాలా?",
    text: "అది తర్వాతి ఖాళీ రోజుకు, అదే సమయానికి మారుతుంది; థెరపిస్ట్ వేరే వారు కావచ్చు. మీ పాత సమయం మరొకరికి దొరుకుతుంది.",
    yes: "తర్వాతి ఖాళీ రోజుకు మార్చండి",
    no: "రోజు మార్చవద్దు",
    done: "మీ అపాయింట్‌మెంట్ మారింది.",
  },
  cancel: {
    action: "రద్దు చేయండి",
    title: "మీ అపాయింట్‌మెంట్ రద్దు చేయాలా?",
    text: "మీ సమయం మరొకరికి దొరుకుతుంది. మరో అపాయింట్‌మెంట్ ఎప్పుడైనా అడగవచ్చు.",
    yes: "అవును, రద్దు చేయండి",
    no: "అపాయింట్‌మెంట్ ఉంచండి",
    done: "మీ అపాయింట్‌మెంట్ రద్దయింది.",
  },
  withdraw: {
    action: "అభ్యర్థన రద్దు చేయండి",
    title: "మీ అభ్యర్థన రద్దు చేయాలా?",
    text: "మీ కోసం థెరపిస్ట్‌ను వెతకడం ఆపేస్తాం. ఇది మీ లెక్కలోకి రాదు; ఎప్పుడైనా మళ్లీ అడగవచ్చు.",
    yes: "అవును, రద్దు చేయండి",
    no: "అభ్యర్థన ఉంచండి",
    done: "మీ అభ్యర్థన రద్దయింది.",
  },
};
export const changedMeanwhile = "ఈలోగా మీ అపాయింట్‌మెంట్ మారింది, కాబట్టి ఇప్పుడు ఉన్నట్టే ఉంచాం. దయచేసి మరోసారి చూడండి.";
export const toKeep = (address: string, when: string) =>
  `${address} కు ఒక ఈమెయిల్ పంపాం. ${when} లోపు అందులో ‘అవును, అడిగింది నేనే’ నొక్కండి; లేకపోతే అపాయింట్‌మెంట్ రద్దవుతుంది.`;
/** Replaces it once that time is over, until the server has cancelled it. */
export const lapsed = "దీన్ని సమయానికి ఉంచుకోలేదు, కాబట్టి ఇది రద్దవుతోంది; అది మీ లెక్కలోకి రాదు.";
