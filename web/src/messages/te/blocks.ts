export const blocks = "బ్లాక్‌లు";
export const none = "ప్రస్తుతం బ్లాక్‌లు లేవు.";
/** The link to all blocks while those of one person are shown. */
export const all = "అన్ని బ్లాక్‌లు";
export const explained =
  "ఒక్కో వరుసలో, మళ్లీ కలపని ఇద్దరు, అలా కోరిన ఫిర్యాదు ఉంటాయి. ఫిర్యాదు చేసేవారు ఆ ఫిర్యాదులోనే ఎదుటివారిని బ్లాక్ చేయవచ్చు; అడ్మిన్ ఆ బ్లాక్‌ను తీసేయగలరు, మళ్లీ పెట్టగలరు. ఖాతా తొలగించినవారి పేరు ఇక కనిపించదు.";
export const askedBy = { customer: "సహాయం కోరినవారు అడిగారు", volunteer: "వాలంటీర్ అడిగారు" };
export const since = (day: string) => `${day} నుంచి`;
export const lift = "బ్లాక్ తీసేయండి";
export const liftTitle = "ఈ బ్లాక్ తీసేయాలా?";
export const liftText = "ఆ ఇద్దరూ వెంటనే మళ్లీ కలవవచ్చు. బ్లాక్ అడిగినవారు కోరితేనే ఇలా చేయండి. ఇద్దరికీ ఏమీ చెప్పం.";
export const lifted = "బ్లాక్ తీసేశాం.";
export const liftedOn = (day: string) => `బ్లాక్ తీసేసినది: ${day}`;
export const gone = "ఇద్దరిలో ఒకరు ఖాతా తొలగించారు: ఎవరి గురించో ఇక ఎవరికీ తెలియదు, తొలగించడానికి ఏమీ లేదు.";
export const restore = "మళ్లీ బ్లాక్ చేయండి";
export const restoreTitle = "మళ్లీ బ్లాక్ చేయాలా?";
export const restoreText = "ఆ ఇద్దరినీ మళ్లీ కలపం. ఇప్పుడు మాట్లాడుతుంటే అది వెంటనే ముగుస్తుంది, సహాయం కోరినవారు తిరిగి వరుసలోకి వెళ్తారు.";
export const restored = "మళ్లీ బ్లాక్ చేశాం.";
export const reopen = "మళ్లీ తెరవండి";
export const reopenTitle = "ఈ కేసును మళ్లీ తెరవాలా?";
export const reopenText = {
  always: "నిర్ణయం లేకుండా ఇది తిరిగి తెరిచిన కేసుల్లోకి వెళ్తుంది.",
  /** For a case that a person or a listener has reported. */
  told: "చూశామని ఫిర్యాదు చేసినవారికి ముందే చెప్పాం, మళ్లీ చెప్పం.",
  removed: "తొలగించిన వాలంటీర్ అడ్మిన్ ఆమోదించే వరకు తిరిగి రాలేరు.",
  /** For a case that closed by itself. */
  stays: "ఎవరైనా ముగించే వరకు ఇది తెరిచే ఉంటుంది.",
};
export const reopened = "కేసు మళ్లీ తెరిచి ఉంది.";
export const undo = "వెనక్కి తీసుకోండి";
export const count = "ఉన్న బ్లాక్‌లు";
/** Links to the other reports follow. */
export const liftOthers = "వేరే ఫిర్యాదులు కూడా ఇదే బ్లాక్‌ను కోరాయి. దీంతోపాటు అవి కూడా తొలగుతాయి:";
export const partedAnew = "ఈలోపు మరో ఫిర్యాదు ఇదే బ్లాక్‌ను కోరింది. ఏదీ తొలగలేదు. దయచేసి ముందు దాన్ని చదవండి.";
