/** The admin area as a whole: its sections, paged lists, and the people in them. */
export const area = "एडमिन विभाग";
export const sectionNames = {
  now: "अभी",
  safety: "सुरक्षा",
  people: "लोग",
  listeners: "वॉलंटियर",
  rota: "शिफ़्टों की सूची",
  appointments: "अपॉइंटमेंट",
  money: "भुगतान",
  messages: "संदेश",
  audit: "बदलावों का रिकॉर्ड",
} as const;
export const waitingCount = (count: string) => `फ़ैसले के लिए ${count}`;
export const crisisBadge = (count: number, minutes: number) => `संकट: ${count}\u00a0· ${minutes}\u00a0मिनट`;
/** How many people wait in a crisis, and how long the longest of them has waited. Also in the tab's title. */
export const crisisWaits = (count: number, minutes: number) =>
  count === 1 ? `संकट में 1 व्यक्ति ${minutes} मिनट से इंतज़ार में है` : `संकट में ${count} लोग इंतज़ार में हैं, सबसे लंबा ${minutes} मिनट से`;
/** Beside the same: people in a crisis whose listener does not answer. */
export const unansweredBadge = (count: number, minutes: number) => `जवाब नहीं: ${count}\u00a0· ${minutes}\u00a0मिनट`;
export const crisisUnanswered = (count: number, minutes: number) =>
  count === 1
    ? `संकट में 1 व्यक्ति को वॉलंटियर ने ${minutes} मिनट से जवाब नहीं दिया`
    : `संकट में ${count} लोगों को उनके वॉलंटियर ने जवाब नहीं दिया, सबसे लंबा ${minutes} मिनट से`;
export const atLeast = (count: number) => `${count}+`;
/** Below a list that may not be complete. */
export const newestShown = (count: number) => `यहाँ सबसे नए ${count} ही दिखाए गए हैं।`;
export const offline = "आप ऑफ़लाइन हैं। नेटवर्क लौटते ही सूचियाँ आगे बढ़ेंगी।";
export const loading = "ला रहे हैं…";
export const slow = "इसमें सामान्य से ज़्यादा समय लग रहा है। आपका नेटवर्क धीमा हो सकता है।";
export const refused = "यह नहीं आ सका।";
export const tryAgain = "फिर कोशिश करें";
export const which = "कौन सी सूची";
export const pages = "पेज";
export const first = "पहले पेज पर";
export const next = "अगला पेज";
export const noSection = "ऐसा कोई विभाग नहीं है, या वह आपके काम का हिस्सा नहीं है।";
export const toFirst = "पहले विभाग पर जाएँ";
/** Actors that are not people. */
export const actors: Readonly<Record<string, string>> = { server: "तोडु", "make-admin": "make-admin कमांड" };
/** Stands for a person who has deleted their account, and whose name is no longer stored. */
export const deletedAccount = "मिटाया गया खाता";
/** Opens the list of sections on a small screen. */
export const sections = "विभाग";
export const noneHere = "इस पेज पर अब कुछ नहीं है।";
