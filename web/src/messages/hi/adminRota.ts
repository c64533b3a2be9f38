/** The rota in the admin area. */
export const lead = "अगले दो हफ़्तों के हर घंटे में कितने वॉलंटियर चाहिए, और कितनों की शिफ़्ट है।";
export const zoneIsIndia = "सभी समय भारत के हैं।";
export const zoneIs = (zone: string) => `सभी समय ${zone} के हैं।`;
export const forLanguage = "भाषा";
export const all = "सभी भाषाएँ";
export const map = "ज़रूरत और मौजूदगी";
export const key = "हर घंटे में: जितने चाहिए उनमें से कितनों की शिफ़्ट है, और नीचे कितने कम हैं। डैश का मतलब: किसी की ज़रूरत नहीं।";
export const curve = "* वाले दिन अनुमान पर टिके हैं, क्योंकि अभी तक बहुत कम मापा गया है।";
export const day = "दिन";
export const cell = (need: number, cover: number, gap: number) => `चाहिए ${need}, मौजूद ${cover}, कम ${gap}`;
export const noNeed = "किसी की ज़रूरत नहीं";
export const noDays = "शिफ़्टों में अभी कोई दिन नहीं है। कुछ मिनटों में बन जाएँगे।";
export const gaps = "ख़ाली घंटे";
export const noGaps = "अगले दो हफ़्तों में कहीं कोई वॉलंटियर कम नहीं है।";
export const when = "कब";
export const language = "भाषा";
export const needed = "चाहिए";
export const there = "शिफ़्ट वाले";
export const missing = "कम";
export const who = "शिफ़्ट किसकी है";
export const nobody = "कोई नहीं";
export const confirmed = "पुष्टि हो गई";
export const unconfirmed = "अभी पुष्टि नहीं हुई";
export const balance = "हर वॉलंटियर के घंटे";
export const balanceKey = (hours: number) => `सोमवार से रविवार तक, हफ़्ते में ${hours} घंटे से ज़्यादा किसी के नहीं हो सकते।`;
export const noListeners = "अभी किसी की शिफ़्ट नहीं है।";
export const listener = "वॉलंटियर";
export const weekFrom = (monday: string) => `${monday} से हफ़्ता`;
export const ofMost = (hours: string, most: string) => `${most} में से ${hours} ${hours === "1" ? "घंटा" : "घंटे"}`;
export const twoWeeks = "इन दो हफ़्तों में";
export const hours = (count: string) => (count === "1" ? "1 घंटा" : `${count} घंटे`);
export const nights = "इनमें से रात की";
export const missed = "नहीं आए, चार हफ़्ते";
export const lapsed = "पुष्टि नहीं की, कुल";
export const noShows = "शिफ़्टें जिनमें वॉलंटियर नहीं आए";
export const noShowsKey = "पिछले चार हफ़्तों की, नई सबसे पहले।";
export const noNoShows = "पिछले चार हफ़्तों में कोई अपनी शिफ़्ट से ग़ायब नहीं रहा।";
export const noPastShifts = "पिछले चार हफ़्तों में किसी की शिफ़्ट नहीं थी।";
/** Announced by screen readers before the figures of a past hour. */
export const over = "बीता हुआ घंटा:";
export const soonest = "सबसे पहले आने वाले";
export const greatest = "सबसे अधिक कमी वाले पहले";
export const gapsOrder = "ख़ाली घंटों का क्रम";
export const shiftsAhead = "आने वाली शिफ़्टें";
export const shiftCount = (count: number) => (count === 1 ? "1 शिफ़्ट" : `${count} शिफ़्टें`);
export const noneAhead = "कोई नहीं";
export const tonight = "आज रात कौन ऑन कॉल है";
export const tonightKey =
  "भारत के समय से रात 9 बजे से सुबह 7 बजे तक, हर घंटे में कितने वॉलंटियर के फ़ोन सबके लिए बज सकते हैं। डेस्क की शिफ़्टें यहाँ नहीं गिनी जातीं।";
/** Only while somebody is named in an hour. */
export const openForNames = "नाम देखने के लिए घंटा खोलें।";
/** After 'Nobody', for an hour in which these listeners do not count. */
export const pageOnlyCount = (count: number) => `${count} सिर्फ़ अपना पेज खुला रहने पर`;
export const partOnlyCount = (count: number) => `${count} सिर्फ़ घंटे के एक हिस्से में`;
export const nobodyAt = (spoken: string, times: string) => `${spoken}: इन घंटों में कोई ऑन कॉल नहीं: ${times}।`;
export const nobodyAllNight = (spoken: string) => `${spoken}: किसी भी घंटे में कोई ऑन कॉल नहीं।`;
export const somebodyAlways = (spoken: string) => `${spoken}: हर घंटे में कोई न कोई ऑन कॉल है।`;
export const noneTonight = "किसी वॉलंटियर ने नहीं कहा है कि आज रात उनका फ़ोन बज सकता है।";
/** The link from who is on call. */
export const theirHours = "इनके घंटे, शिफ़्टों की सूची में";
export const hour = "घंटा";
/** In a cell, after the number of listeners who are on call for everybody. */
export const forCrisisToo = (count: number) => `संकट में +${count}`;
/** After a listener's name. */
export const partOfHour = "घंटे के कुछ समय";
export const forCrisisOnly = "केवल संकट के लिए";
export const speaksLittle = "यह भाषा थोड़ी बोलते हैं";
export const pageOnly = "नहीं गिने गए: केवल उनका पेज खुला रहने पर";
export const today = "आज";
/** In the cell of the present hour; the next one is announced before its figures. */
export const nowMark = "अभी";
export const now = "अभी:";
export const redIs = "लाल: अगले 48 घंटों का ऐसा घंटा जिसमें किसी की शिफ़्ट नहीं है। उसके बाद के घंटे अभी भरे जा सकते हैं।";
