/** The admin area as a whole: its sections, paged lists, and the people in them. */
export const area = "అడ్మిన్ విభాగం";
export const sectionNames = {
  now: "ఇప్పుడు",
  safety: "భద్రత",
  people: "వ్యక్తులు",
  listeners: "వాలంటీర్లు",
  rota: "షిఫ్ట్‌ల పట్టిక",
  appointments: "అపాయింట్‌మెంట్లు",
  money: "చెల్లింపులు",
  messages: "సందేశాలు",
  audit: "మార్పుల నమోదు",
} as const;
export const waitingCount = (count: string) => `నిర్ణయం కోసం ${count}`;
export const crisisBadge = (count: number, minutes: number) => `అత్యవసరం: ${count}\u00a0· ${minutes}\u00a0ని.`;
/** How many people wait in a crisis, and how long the longest of them has waited. Also in the tab's title. */
export const crisisWaits = (count: number, minutes: number) =>
  count === 1
    ? `అత్యవసర స్థితిలో ఒకరు ${minutes} ని.గా వేచి ఉన్నారు`
    : `అత్యవసర స్థితిలో ${count} మంది వేచి ఉన్నారు, ఎక్కువసేపు ${minutes} ని.గా`;
/** Beside the same: people in a crisis whose listener does not answer. */
export const unansweredBadge = (count: number, minutes: number) => `జవాబు లేదు: ${count}\u00a0· ${minutes}\u00a0ని.`;
export const crisisUnanswered = (count: number, minutes: number) =>
  count === 1
    ? `అత్యవసర స్థితిలో ఉన్న ఒకరికి వాలంటీర్ ${minutes} ని.గా జవాబివ్వలేదు`
    : `అత్యవసర స్థితిలో ఉన్న ${count} మందికి వాలంటీర్లు జవాబివ్వలేదు, ఎక్కువసేపు ${minutes} ని.గా`;
export const atLeast = (count: number) => `${count}+`;
/** Below a list that may not be complete. */
export const newestShown = (count: number) => `కొత్తవి ${count} మాత్రమే చూపించాం.`;
export const offline = "మీరు ఆఫ్‌లైన్‌లో ఉన్నారు. నెట్ రాగానే జాబితాలు కొనసాగుతాయి.";
export const loading = "తెస్తున్నాం…";
export const slow = "మామూలు కంటే ఎక్కువ సమయం పడుతోంది. మీ నెట్ నెమ్మదిగా ఉండవచ్చు.";
export const refused = "దీన్ని తేలేకపోయాం.";
export const tryAgain = "మళ్లీ ప్రయత్నించండి";
export const which = "ఏ జాబితా";
export const pages = "పేజీలు";
export const first = "మొదటి పేజీకి";
export const next = "తర్వాతి పేజీ";
export const noSection = "అలాంటి విభాగం లేదు, లేదా అది మీ పనిలో భాగం కాదు.";
export const toFirst = "మొదటి విభాగానికి వెళ్లండి";
/** Actors that are not people. */
export const actors: Readonly<Record<string, string>> = { server: "తోడు", "make-admin": "make-admin ఆదేశం" };
/** Stands for a person who has deleted their account, and whose name is no longer stored. */
export const deletedAccount = "తొలగించిన ఖాతా";
/** Opens the list of sections on a small screen. */
export const sections = "విభాగాలు";
export const noneHere = "ఈ పేజీలో ఇప్పుడు ఏమీ లేదు.";
