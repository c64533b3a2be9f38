/** The admin area as a whole: its sections, lists by pages, and the people in them. */
export const area = "एडमिन विभाग";
export const sectionNames = {
  now: "अभी",
  safety: "सुरक्षा",
  people: "लोग",
  listeners: "सुनने वाले",
  rota: "शिफ़्टों की सूची",
  appointments: "अपॉइंटमेंट",
  money: "भुगतान",
  messages: "संदेश",
  audit: "बदलावों का रिकॉर्ड",
} as const;
export const waitingCount = (count: string) => `फ़ैसले के लिए ${count}`;
export const atLeast = (count: number) => `${count}+`;
export const offline = "आप ऑफ़लाइन हैं। नेटवर्क लौटते ही सूचियाँ आगे बढ़ेंगी।";
export const loading = "ला रहे हैं…";
export const slow = "इसमें सामान्य से ज़्यादा समय लग रहा है। आपका नेटवर्क धीमा हो सकता है।";
export const refused = "यह नहीं आ सका।";
export const tryAgain = "फिर कोशिश करें";
export const which = "कौन सी सूची";
export const pages = "पन्ने";
export const first = "पहले पन्ने पर";
export const next = "अगला पन्ना";
export const noSection = "ऐसा कोई विभाग नहीं है, या वह आपके काम का हिस्सा नहीं है।";
export const toFirst = "पहले विभाग पर जाएँ";
/** Who acts without a person behind it. */
export const actors: Readonly<Record<string, string>> = { server: "Thodu", "make-admin": "make-admin कमांड" };
/** Opens the list of sections on a small screen. */
export const sections = "विभाग";
