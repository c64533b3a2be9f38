export const title = "आपकी शिफ़्टें";
export const lead = "चुनें कि आप कब सुनेंगे। जहाँ अभी किसी की शिफ़्ट नहीं है, वहाँ आपकी सबसे ज़्यादा ज़रूरत है।";
export const loading = "शिफ़्टें लोड हो रही हैं...";
export const tryAgain = "फिर कोशिश करें";
export const zoneIsIndia = "सभी समय भारत के हैं। इसे ऑन कॉल वाले पेज पर बदला जा सकता है।";
export const zoneIs = (zone: string) => `सभी समय ${zone} के हैं। इसे ऑन कॉल वाले पेज पर बदला जा सकता है।`;
export const mine = "आपकी";
export const noneMine = "अभी आपकी कोई शिफ़्ट नहीं है।";
export const open = "सबसे ज़्यादा ज़रूरी";
/** How far ahead there are shifts. */
export const ahead = "आप आज और उसके बाद के 13 दिनों की शिफ़्टें चुन सकते हैं। हर रात बारह बजे (भारत के समय से) एक और दिन जुड़ता है।";
export const day = "दिन";
export const anyDay = "कोई भी दिन, सबसे ज़रूरी पहले";
export const part = "दिन का समय";
export const anyPart = "कोई भी समय";
export const parts = { morning: "सुबह", afternoon: "दोपहर", evening: "शाम", night: "रात" };
/** Under the chosen part of the day. */
export const partlyIn = "इनमें वे शिफ़्टें भी हैं जिनका सिर्फ़ कुछ हिस्सा इस समय में है।";
export const noneFiltered = "इस समय में कोई ख़ाली शिफ़्ट नहीं है। कोई और दिन या समय चुनें।";
/** For several shifts with the same hours. */
export const places = (count: number) => `${count} सुनने वालों की ज़रूरत है`;
export const noneOpen = "आपकी भाषाओं में अभी कोई ख़ाली शिफ़्ट नहीं है।";
export const more = "और दिखाएँ";
export const toOnCall = "चुनें कि आप कब ऑन कॉल हैं";
export const hours = (count: number) => (count === 1 ? "1 घंटा" : `${count} घंटे`);
/** How many listeners a shift has: in all of its hours, or in some. */
export const has = (cover: number, need: number) => `${need} में से ${cover} सुनने वाले`;
export const hasIn = (span: string, cover: number, need: number) =>
  cover === 0 ? `${span}: अभी कोई नहीं` : `${span}: ${need} में से ${cover} सुनने वाले`;
export const enough = "इस समय के लिए काफ़ी लोग हैं";
export const nobodyYet = "यह शिफ़्ट अभी किसी ने नहीं ली";
export const fromColleague = "एक साथी पूछ रहे हैं कि क्या आप इसे ले सकते हैं";
export const hasBegun = "यह शुरू हो चुकी है";
export const offered = "साथियों से पूछा गया है; किसी के लेने तक आपकी है";
export const states = {
  open: "ख़ाली",
  gap: "ख़ाली",
  taken:
    "यह आपकी है। शुरू होने से बारह घंटे पहले हम सूचना भेजकर और इस पेज पर आपसे पुष्टि माँगेंगे; जवाब न मिला तो शुरू होने से दो घंटे पहले शिफ़्ट फिर ख़ाली हो जाएगी।",
  confirmed: "पुष्टि हो गई",
  there: "आप मौजूद हैं",
  missed: "छूट गई",
  over: "ख़त्म",
};
/** For a shift that is to be confirmed now. */
/** For somebody who is not at the desk yet; before the phone number of the team. */
export const begun = "यह शुरू हो चुकी है: डेस्क पर ‘उपलब्ध’ होकर आपका इंतज़ार है। न आ सकें तो कृपया टीम को फ़ोन करें:";
export const asked = "कृपया बताएँ कि आपका आना पक्का है। जवाब न मिला तो शुरू होने से दो घंटे पहले शिफ़्ट फिर ख़ाली हो जाएगी।";
export const wishes = {
  take: "यह शिफ़्ट लें",
  "give-up": "छोड़ दें",
  offer: "साथियों से पूछें",
  keep: "अपने पास रखें",
  confirm: "मेरा आना पक्का है",
};
export const giveUpTitle = "यह शिफ़्ट छोड़ दें?";
export const giveUpText = "फिर यह आपकी नहीं रहेगी; कोई और ले सकता है।";
export const keepIt = "रखें";
export const taken = "अब आपकी है";
export const done = {
  take: "यह अब आपकी है। धन्यवाद।",
  "give-up": "छोड़ दी गई। अब कोई और ले सकता है।",
  offer: "पूछ लिया है। किसी साथी के लेने तक यह आपकी है।",
  keep: "यह आपके पास ही रहेगी।",
  confirm: "पुष्टि हो गई। धन्यवाद।",
};
export const caps = {
  week: "इस हफ़्ते आपके 12 घंटे हो चुके हैं",
  night: "रात की शिफ़्ट के बहुत क़रीब है: बीच में 8 घंटे का आराम चाहिए",
  break: "आपकी दूसरी शिफ़्ट के बहुत क़रीब है",
};
export const calendar = "कैलेंडर";
export const calendarIs =
  "आपका अपना कैलेंडर आपकी शिफ़्टें दिखा सकता है: यहाँ का पता वहाँ इंटरनेट कैलेंडर के रूप में जोड़ें। उसमें सिर्फ़ समय दिखता है।";
export const calendarAddress = "आपके कैलेंडर का पता";
export const calendarSecret = "जिसके पास यह पता है, उसे आपकी शिफ़्टें दिखती हैं। नया पता बनाने पर पुराना बंद हो जाता है।";
export const copyCalendar = "पता कॉपी करें";
export const makeCalendar = "पता बनाएँ";
export const replaceCalendar = "नया पता बनाएँ";
export const calendarCopied = "कॉपी हो गया।";
export const calendarSelected = "पता चुन लिया गया है। अब कॉपी कर सकते हैं।";
export const calendarMade = "आपके कैलेंडर का पता बन गया है।";
export const calendarReplaced = "यह नया पता है। पुराना अब काम नहीं करता।";
