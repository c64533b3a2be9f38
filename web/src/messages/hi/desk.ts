export { heading, selectCustomer, selectHint, tabs, unreadOnly } from "./deskFrame";

export const listLabel = "बात करने वाले लोग";
export const empty = "अभी कोई बात करने वाला नहीं है।";
export const emptyUnread = "कुछ भी अनपढ़ा नहीं है।";
export const chatWith = (alias: string) => `${alias} से चैट`;
export const back = "सूची पर लौटें";

export const tabsLabel = "कौन सी बातचीत";
export const more = "और दिखाएँ";
export const listRefused = "सूची नहीं आ सकी।";

export const ownerYou = "आप";
export const ownerOther = "दूसरे वॉलंटियर";
export const ownerNobody = "इंतज़ार में";
export const ownerEnded = "ख़त्म";
export const waitingFor = (minutes: number) => (minutes < 1 ? "अभी-अभी आए हैं" : `${minutes} मिनट से इंतज़ार में`);
/** Before the short form, in the list. */
export const waits = "इंतज़ार";
/** The short form of the same. */
export const waited = (minutes: number) => `${minutes} मिनट`;
export const unread = (count: number) => (count === 1 ? "1 अनपढ़ा" : `${count} अनपढ़े`);
export const crisis = "संकट";
export const concern = "चिंता";
export const priority = "प्राथमिकता";
export const languageOf = { en: "अंग्रेज़ी", te: "तेलुगु", hi: "हिन्दी" };

export const logLabel = (alias: string) => `${alias} से बातचीत`;
export const emptyLog = "अभी कुछ नहीं लिखा गया है।";
export const earlierTalks = "पहले की बातचीत में से वही दिखता है, जो उन्होंने और आपने एक-दूसरे को लिखा।";
/** Between the messages, where others may be missing. */
export const talkEnded = (when: string) =>
  `उनकी पिछली बातचीत यहाँ ख़त्म हुई: ${when}। उसमें से वही दिखता है, जो उन्होंने और आपने एक-दूसरे को लिखा।`;
export const fromYou = "आप:";
export const fromColleague = "एक साथी:";
export const fromOther = "वे:";
export const replyToPerson = "उनको जवाब";
export const typing = (alias: string) => `${alias} लिख रहे हैं...`;
export const here = "अभी यहाँ हैं";
export const away = "अभी यहाँ नहीं हैं";
export const lockedNote =
  "इनके मुफ़्त संदेश पूरे हो गए हैं। आप जो लिखेंगे, वे पढ़ सकते हैं। अगर वे ख़तरे में हो सकते हैं, तो पूछिए ‘क्या आप अपनी जान लेने के बारे में सोच रहे हैं?’ (‘तैयार जवाब’ में है): इसका जवाब वे बटन दबाकर दे सकते हैं। या स्तर ‘संकट’ चुनिए: तब वे फिर लिख सकेंगे।";
export const composerLabel = "आपका जवाब";
export const placeholder = "जवाब लिखिए";

export const claiming = "बातचीत खुल रही है…";
export const closedNote = "यह बातचीत ख़त्म हो गई है, और अभी कोई वॉलंटियर इसे नहीं पढ़ सकता। उनके फिर लिखने पर खुलेगी।";

export const actions = "आप क्या कर सकते हैं";
export const notMatched = "आपको इस व्यक्ति से नहीं जोड़ा जाता। कोई और वॉलंटियर जवाब देगा।";
export const release = "कतार में लौटाएँ";
export const releaseTitle = (alias: string) => `${alias} से चैट कतार में लौटाएँ?`;
export const releaseText = "उन्हें बताया जाएगा कि आपको जाना पड़ा, और कोई ख़ाली वॉलंटियर जवाब दे सकेंगे।";
export const end = "बातचीत ख़त्म करें";
export const endShort = "ख़त्म करें";
export const endTitle = (alias: string) => `${alias} से बातचीत ख़त्म करें?`;
export const endText = "उन्हें बताया जाएगा। उनका अगला संदेश इसे फिर खोल देगा।";
export const endTextLocked = "उन्हें बताया जाएगा। उनके मुफ़्त संदेश पूरे हो गए हैं; अब वे प्लान लेकर, या ख़तरे के बारे में ही फिर लिख सकते हैं।";

/** About somebody in a crisis whose conversation was not open. */
export const goneInCrisis = (alias: string) =>
  `संकट में ${alias} अब आपके साथ नहीं हैं: उन्होंने ख़ुद चैट ख़त्म की, किसी साथी ने उन्हें ले लिया, या वे फिर कतार में हैं। ख़त्म की हो तो टीम को बता दिया गया है।`;
/** About somebody whose conversation was not open. */
export const takenOver = (alias: string) => `${alias} से चैट एक साथी ने ले ली है।`;
export const left = {
  "taken-over": "दूसरे वॉलंटियर ने यह बातचीत ले ली है।",
  released: "बातचीत फिर कतार में है।",
  ended: "बातचीत ख़त्म हो गई है।",
  "ended-in-crisis":
    "संकट में रहते हुए उन्होंने ख़ुद चैट ख़त्म कर दी। टीम को बता दिया गया है। अभी उनकी चिंता हो तो सुपरवाइज़र को फ़ोन करें।",
  "ended-agreed":
    "बातचीत ख़त्म हो गई है। जो तय हुआ, वह रखा गया है: वह व्यक्ति लौटे तो आप उसे पढ़ सकते हैं, और उनकी सहमति हो तो अगले वॉलंटियर भी।",
  lost: "यह बातचीत अब आपकी नहीं है।",
};

export const heldBack = "आपका लिखा फिर बॉक्स में है। हेल्पलाइन 14416 और 112 आप हमेशा बता सकते हैं।";
export const unsentKept = (alias: string) =>
  `${alias} के लिए आपने जो आख़िर में लिखा, वह भेजा नहीं जा सका। वह उस बातचीत के जवाब वाले बॉक्स में रखा है।`;
export const keptReply = (alias: string) => `${alias} के लिए आपका लिखा, जो भेजा नहीं गया`;
export const keptReplyHelp = "ज़रूरत हो तो कॉपी कर लें। हटाएँगे नहीं, तो अगली बार इनसे बात करते समय यह जवाब वाले बॉक्स में मिलेगा।";
export const keptNotes = (alias: string) => `${alias} के बारे में आपका लिखा, जो सेव नहीं किया गया`;
export const keptNotesHelp = "ज़रूरत हो तो कॉपी कर लें। इनसे अगली बार बात करते समय यह नहीं रहेगा।";
export const copyReply = "कॉपी करें";
export const replyCopied = "कॉपी हो गया।";
export const replySelected = "लिखा हुआ चुन लिया गया है। अब कॉपी कर सकते हैं।";
export const discardReply = "हटाएँ";
export const replyDiscarded = "हटा दिया गया।";
export const send = "भेजें";
export const cancel = "रहने दें";
export const tryAgain = "फिर कोशिश करें";
export const slow = "सामान्य से ज़्यादा समय लग रहा है। आपका नेटवर्क धीमा हो सकता है।";
export const offline = "आप ऑफ़लाइन हैं। आपका लिखा सुरक्षित रहेगा, और दस मिनट में नेटवर्क आ जाए तो चला जाएगा।";
export const notWithoutNetwork = "नेटवर्क के बिना यह बातचीत नहीं दिखाई जा सकती।";
export const tooLong = (count: number) => `${count} अक्षर ज़्यादा ${count === 1 ? "है" : "हैं"}`;
