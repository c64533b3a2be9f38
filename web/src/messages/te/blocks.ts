export const blocks = "నిరోధాలు";
export const none = "ప్రస్తుతం నిరోధాలు లేవు.";
/** The blocks of one person alone are shown. */
export const all = "అన్ని నిరోధాలు";
export const explained = "మళ్లీ కలపకూడని ఇద్దరు, దాన్ని కోరిన ఫిర్యాదుతో సహా. ఖాతా తొలగించినవారి పేరు ఇక ఉండదు.";
export const askedBy = { customer: "సహాయం కోరినవారు అడిగారు", volunteer: "వాలంటీర్ అడిగారు" };
export const since = (day: string) => `${day} నుంచి`;
export const lift = "నిరోధం తొలగించండి";
export const liftTitle = "ఈ నిరోధం తొలగించాలా?";
export const liftText = "ఆ ఇద్దరూ వెంటనే మళ్లీ కలవవచ్చు. నిరోధం అడిగినవారు కోరితేనే ఇలా చేయండి. ఇద్దరికీ ఏమీ చెప్పము.";
export const lifted = "నిరోధం తొలగింది.";
export const liftedOn = (day: string) => `నిరోధం తొలగించినది: ${day}`;
export const gone = "ఇద్దరిలో ఒకరు ఖాతా తొలగించారు: ఎవరి గురించో ఇక ఎవరికీ తెలియదు, తొలగించడానికి ఏమీ లేదు.";
export const restore = "నిరోధం తిరిగి పెట్టండి";
export const restoreTitle = "ఈ నిరోధం తిరిగి పెట్టాలా?";
export const restoreText = "ఆ ఇద్దరినీ మళ్లీ కలపము. ఇప్పుడు మాట్లాడుతుంటే అది వెంటనే ముగుస్తుంది, సహాయం కోరినవారు తిరిగి వరుసలోకి వెళ్తారు.";
export const restored = "నిరోధం తిరిగి పెట్టాము.";
export const reopen = "మళ్లీ తెరవండి";
export const reopenTitle = "ఈ ఫిర్యాదును మళ్లీ తెరవాలా?";
export const reopenText =
  "నిర్ణయం లేకుండా ఇది తెరిచిన ఫిర్యాదుల్లోకి వెళ్తుంది. చూశామని ఫిర్యాదు చేసినవారికి ముందే చెప్పాము, మళ్లీ చెప్పము. తొలగించిన వాలంటీర్‌ను అడ్మిన్ ఆమోదించే వరకు వారు తొలగించినట్లే ఉంటారు.";
export const reopened = "ఫిర్యాదు మళ్లీ తెరిచి ఉంది.";
export const undo = "వెనక్కి తీసుకోండి";
export const count = "ఉన్న నిరోధాలు";
