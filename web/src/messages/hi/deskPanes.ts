export { everyLanguage, findAndFilter } from "./deskFrame";

export const listPane = "लोगों की सूची";
export const talkPane = "बातचीत";
export const contextPane = (alias: string) => `${alias} के बारे में`;
export const openContext = "नोट, जवाब और जानकारी";
export const openContextForNote = "आपके लिए एक नोट है। नोट, जवाब और जानकारी";
export const backToTalk = "बातचीत पर वापस जाएँ";
export const inTab = (count: number) => `यहाँ ${count}`;
export const inCrisis = (count: number) => `${count} संकट में`;
export const inTabNew = (count: number) => `${count} में नए संदेश`;
export const newMark = (count: number) => `${count} नए`;
export const leftLabel = "जवाब से पहले चले गए";
export const leftUnanswered = (count: number) => `${leftLabel} (${count})`;

export const emptyTab = {
  waiting: "अभी कोई इंतज़ार नहीं कर रहा है।",
  mine: "अभी आपके पास कोई बातचीत नहीं है। जो ख़त्म हुईं, वे नीचे हैं।",
  others: "अभी कोई साथी किसी से बात नहीं कर रहा है।",
  all: "अभी कोई बात करने वाला नहीं है।",
};
/** On the listener’s own empty tab while others wait. */
export const mineWhileSomeWait = (count: number, tab: string) =>
  `अभी आपके पास कोई बातचीत नहीं है। ${count === 1 ? "1 व्यक्ति इंतज़ार कर रहा है" : `${count} लोग इंतज़ार कर रहे हैं`}: ‘${tab}’ देखें। जो ख़त्म हुईं, वे नीचे हैं।`;

export const isHere = "यहीं";
/** On the row of a person whom the listener holds, and who waits for an answer. */
export const waitsForYou = "आपका इंतज़ार";
export const justReturned = "अभी कतार में लौटे";
export const isAway = (minutes: number) => `दूर: ${minutes} मिनट`;
export const hasLeft = (minutes: number) => (minutes < 1 ? "अभी गए" : `${minutes} मिनट पहले गए`);
/**
 * On the row of a person who was asked whether they are thinking of ending their life. The whole sentence is for screen
 * readers.
 */
export const alarmOpen = "पूछा, अभी जवाब नहीं";
export const alarmOpenWhole = "हमने पूछा कि क्या वे अपनी जान लेने के बारे में सोच रहे हैं। उन्होंने अभी जवाब नहीं दिया।";

export const slot = "आपके लिए इंतज़ार करने वाले";
export const slotOnline = "इंतज़ार करने वाले किसी के लिए आपकी बारी आने पर आपसे यहाँ पूछा जाएगा। आप सूची से भी चुन सकते हैं।";
export const slotFull = (count: number) =>
  `आपके साथ ${count === 1 ? "1 व्यक्ति" : `${count} लोग`} हैं, यही आपकी सीमा है: एक बातचीत खत्म होने तक किसी नए व्यक्ति के बारे में नहीं पूछा जाएगा।`;
/** `since`: when the break began; null if it is not known. */
export const slotAway = (since: string | null) =>
  `दूर: आप ब्रेक पर हैं${since === null ? "" : ` (${since} से)`}, जितनी देर चाहें। जो आपके जवाब का देर तक इंतज़ार करें, उन्हें कोई साथी ले सकता है। किसी नए व्यक्ति के बारे में नहीं पूछा जाएगा। ‘होम’ पेज पर ‘वॉइस कॉल भी लें’ चालू रहने तक कॉल की घंटी फिर भी बजती है। फिर पूछा जाए, इसके लिए ‘उपलब्ध’ चुनें।`;
export const slotSilent = (since: string, crisis: boolean) =>
  `आपको ‘दूर’ कर दिया गया: ${since} से आपके पेज से कोई संकेत नहीं मिला। ${crisis ? "संकट में पड़े एक व्यक्ति अब आपके साथ नहीं हैं। " : ""}जो आपके जवाब का देर तक इंतज़ार कर रहे थे, उन्हें साथियों को दे दिया गया। किसी नए व्यक्ति के बारे में नहीं पूछा जाएगा। फिर पूछा जाए, इसके लिए ‘उपलब्ध’ चुनें।`;
export const slotBusy =
  "व्यस्त: आप अपनी बातचीत के लिए यहीं हैं, और किसी नए व्यक्ति के बारे में नहीं पूछा जाएगा। फिर पूछा जाए, इसके लिए ‘उपलब्ध’ चुनें।";
export const standsToo = {
  away: (since: string | null) => (since === null ? "आप ब्रेक पर हैं।" : `आप ब्रेक पर हैं (${since} से)।`),
  silent: (since: string) => `${since} से संकेत नहीं, इसलिए आप ‘दूर’ हैं।`,
  busy: "आप व्यस्त हैं।",
};
export const chooseOnline = "जब तक आप ‘उपलब्ध’ न चुनें, किसी नई चैट के बारे में नहीं पूछा जाएगा।";
export const afterSilence = "देर तक रुके लोग साथियों को दिए गए। नई चैट के लिए ‘उपलब्ध’ चुनें।";
export const standsMore = {
  away: "‘होम’ पेज पर ‘वॉइस कॉल भी लें’ चालू रहने तक कॉल की घंटी फिर भी बजती है।",
  busy: "किसी नए व्यक्ति के बारे में नहीं पूछा जाएगा।",
};
export const slotPaused = (time: string) =>
  `थोड़ी साँस लीजिए। ${time} तक आपसे किसी के बारे में नहीं पूछा जाएगा, सिवाय ऐसे संकट के, जिसे कोई और न ले सके।`;
export const pauseBreak = "ब्रेक लीजिए";
export const pauseEnd = "अभी फिर पूछिए";
export const slotOffline = "कनेक्शन नहीं है। उसके लौटने तक आपसे किसी के बारे में नहीं पूछा जा सकता।";
export const slotCrisis = "आप संकट में पड़े किसी व्यक्ति के साथ हैं। जब तक यह चले, किसी और के बारे में नहीं पूछा जाएगा।";
export const slotCall = "आपकी कॉल जारी है। जब तक यह चले, किसी और के बारे में नहीं पूछा जाएगा।";
export const slotCallElsewhere =
  "आपकी कॉल किसी दूसरे टैब या डिवाइस पर जारी है। जब तक यह चले, किसी और के बारे में नहीं पूछा जाएगा।";
export const waitsInCrisis = (alias: string) => `${alias} संकट में हैं और आपके जवाब का इंतज़ार कर रहे हैं।`;
/** After a minute. */
export const waitsInCrisisFor = (alias: string, minutes: number) =>
  `${alias} संकट में हैं और आपके जवाब का इंतज़ार कर रहे हैं (${minutes} मिनट)।`;
export const noOthers = "जब तक यह चले, किसी और के बारे में नहीं पूछा जाएगा।";
export const hasWritten = (alias: string) => `${alias} ने आपको लिखा है।`;
export const waitsForAnswer = (alias: string) => `${alias} आपके जवाब का इंतज़ार कर रहे हैं।`;
export const peopleWait = (count: number) => `${count} लोग आपके जवाब का इंतज़ार कर रहे हैं।`;
export const openChat = "चैट खोलें";
export const moreOffers = (count: number) => `${count} और`;
export const offerNotice = "कोई आपका इंतज़ार कर रहा है";
export const lateTitle = "संकट में कोई आपके जवाब का इंतज़ार कर रहा है";
export const newsTitle = (count: number) => (count === 1 ? "आपके लिए नया संदेश" : `${count} बातचीत में नए संदेश`);

export const person = "इस व्यक्ति के बारे में";
export const language = "भाषा";
export const claimedAt = "आपके साथ कब से";
export const unansweredSince = "इंतज़ार कब से";
export const endedAt = "पिछली बातचीत कब ख़त्म हुई";
export const talks = "पहले की बातचीत";
export const talksHelp = "जिनका नोट आप पढ़ सकते हैं।";
export const noTalks = "ऐसी कोई नहीं जिसे आप पढ़ सकें।";
/** Opens the private notes. */
export const readNote = "नोट पढ़ें";
export const readNoteOf = (when: string) => `नोट पढ़ें: ${when}`;

export const shortcuts = "कीबोर्ड शॉर्टकट";
export const keys = {
  next: "सूची में अगला व्यक्ति",
  previous: "सूची में पिछला व्यक्ति",
  open: "चुने हुए व्यक्ति को खोलें",
  reply: "जवाब लिखें",
  note: "नोट लिखें",
  saveNote: "नोट सेव करें",
  find: "व्यक्ति खोजें",
  palette: "सभी कमांड",
  help: "ये शॉर्टकट",
  accept: "जिनके बारे में पूछा गया, उन्हें लें",
  pass: "किसी और से पूछने दें",
};
export const singleKeys = "एक कुंजी वाले शॉर्टकट चालू रखें";
export const singleKeysHelp = "टाइप करते समय ये कभी काम नहीं करते।";
export const palette = "कमांड";
export const paletteField = "आप क्या करना चाहते हैं?";
export const paletteEmpty = "कुछ नहीं मिला। संदेशों में खोज नहीं होती।";
export const setLevel = (level: string) => `स्तर: ${level}`;
/** Other words by which a command is found. */
export const also = {
  replies: "वाक्य जवाब",
  supervisor: "मदद टीम ख़तरा फ़ोन",
  level: "जोखिम गंभीर ख़तरा",
  languages: "भाषा अंग्रेज़ी हिन्दी तेलुगु",
  shifts: "शिफ़्ट समय रात",
};
export const goTo = (tab: string) => `दिखाएँ: ${tab}`;
export const open = (alias: string) => `खोलें: ${alias}`;
export const become = (availability: string) => `उपलब्धता: ${availability}`;
export const takeBreak = "ब्रेक लीजिए: दूर";
export const earlier = (list: string) => `पहले की बातचीत: ${list}`;

/** Opens the search and the filters, where there is little room. */
export const languageFilter = "भाषा";
export const noneInLanguage = (name: string) => `इस सूची में ${name} बोलने वाला कोई नहीं है।`;
/** A filter finds nobody, but the list has not loaded everybody. */
export const noneLoaded = "अब तक दिखाए गए लोगों में कोई नहीं है। आगे देखने के लिए ‘और दिखाएँ’ दबाएँ।";
export const filtered = (shown: number, all: number) => `फ़िल्टर चालू है: ${all} में से ${shown} दिख रहे हैं।`;
export const filterOn = "फ़िल्टर चालू है: सब नहीं दिख रहे हैं।";
export const crisisInEveryLanguage = "संकट में पड़े लोग हमेशा दिखते हैं, भाषा कोई भी हो।";
export const ownInEveryLanguage = "आपके अपने लोग हमेशा दिखते हैं, भाषा कोई भी हो।";
export const dropFilter = "सभी को दिखाएँ";

/** Told to the next listener. */
export const reportedBefore = (day: string, what: string) => `एक वॉलंटियर ने इनकी शिकायत की थी (${day}): ${what}।`;
export const reportedByYou = (day: string, what: string) => `आपने इनकी शिकायत की थी (${day}): ${what}।`;
export const reportedFor = {
  harassment: "अपमान या परेशान करना",
  sexual: "अश्लील बातें",
  threat: "धमकियाँ",
  contact: "कहीं और मिलने या बात करने को कहना",
  spam: "विज्ञापन या स्पैम",
  other: "कुछ और",
};
export const reportStands = { open: "टीम ने अभी कोई फ़ैसला नहीं किया है।", upheld: "टीम ने शिकायत को सही माना।" };
