import { ownAvailabilities } from "./deskFrame";

export { languagesLabel, onCallAtNight, ownAvailabilities, searchLabel, shifts } from "./deskFrame";

export const availabilityLabel = "आप उपलब्ध हैं या नहीं";
export const availabilities = { online: "उपलब्ध", busy: "व्यस्त", away: "दूर" };
/** After a choice without a network. */
export const willBeSet = (choice: keyof typeof ownAvailabilities) =>
  `अभी कनेक्शन नहीं है। नेटवर्क लौटते ही “${ownAvailabilities[choice]}” लग जाएगा।`;
export const languages = (list: string) => `मेरी सुनने की भाषाएँ: ${list}`;
/** A language that the listener speaks only a little. */
export const little = (language: string) => `${language} (थोड़ी)`;
export const littleHelp = (list: string) => `साथ में: ${list}। जब आप कोई भाषा अच्छी तरह बोल पाएँ, तब उसे चुनें।`;
export const breakReminder =
  "आप काफ़ी देर से सुन रहे हैं। थोड़ा रुकना अच्छा है: पानी पीजिए, खिड़की से बाहर देखिए, दस बार धीरे साँस लीजिए।";
export const answerFirst = (time: string) =>
  `आपने जिन्हें लिया, उनमें से कुछ को अभी कुछ नहीं लिखा है। पहले उन्हें लिखें जो आपके साथ हैं; ${time} पर आप किसी नए को ले सकते हैं।`;
export const restDue = (time: string) => `आप चार घंटे सुन चुके हैं। कृपया आराम कीजिए; ${time} से फिर आ सकते हैं।`;
/** Once that time has come. */
export const restOver = "आपका आराम पूरा हुआ। फिर से तैयार हैं? तो ‘उपलब्ध’ चुनें; नहीं तो जितनी देर चाहें, दूर रहें।";

export const offerLabel = (alias: string) => `आपके लिए: ${alias}`;
/** About somebody with whom this listener has an agreed time. */
export const agreedTitle = (alias: string) => `${alias} के साथ आपका तय समय`;
export const offerTitle = (alias: string) => `${alias} आपका इंतज़ार कर रहे हैं।`;
export const unansweredTitle = (alias: string) => `${alias}: वॉलंटियर ने जवाब नहीं दिया।`;
/** About somebody whom a colleague hands over, and with whom that colleague stays until then. */
export const handedTitle = (alias: string) => `${alias} एक साथी के पास हैं। क्या आप इन्हें सुन सकते हैं?`;
export const fromColleague = "एक साथी से";
/** Of a person about whom a colleague asks. */
export const fromColleagueWithNote = "एक साथी से, आपके लिए नोट के साथ";
export const lastMessage = (minutes: number) => (minutes < 1 ? "आख़िरी संदेश अभी-अभी" : `आख़िरी संदेश ${minutes} मिनट पहले`);
export const secondsLeft = (seconds: number) => `${seconds} सेकंड`;
export const timeLeft = "हाँ कहने के लिए बचा समय";
export const accept = "बात करें";
export const pass = "अभी नहीं";

export const handOverShort = "सौंपें";
export const lookingForColleagues = "देख रहे हैं कि कौन यहाँ है…";
export const nobodyTitle = "सौंपने के लिए अभी कोई साथी नहीं";
export const nobodyToHandOver = "अभी कोई साथी नहीं ले सकता। चैट कतार में लौटाएँ, तो अगले ख़ाली वॉलंटियर जवाब दे सकते हैं।";
/** Nobody to hand over to, if the person is in a crisis. */
export const nobodyInCrisis =
  "अभी कोई साथी नहीं ले सकता। यह व्यक्ति संकट में है: कृपया सुपरवाइज़र को बुलाएँ। चैट कतार में लौटानी ही पड़े, तो नोट में लिखें कि क्या तय हुआ; जो ख़ाली है उससे तुरंत पूछा जाएगा।";
export const handOverTo = "किसे सौंपें?";
/** The option for the queue, in place of a colleague’s name. */
export const nextFree = "अगले ख़ाली वॉलंटियर";
export const stillLooking = "अभी कोई नहीं है। हम देखते रहेंगे।";
/** Shown while nobody can be asked at once. */
/** After the name of a colleague who can’t be chosen just now. */
export const askedAlready = "अभी किसी और के बारे में पूछा जा रहा है";
export const notAble = "अभी चैट नहीं ले सकते";
export const chosenNotAble = (name: string) => `${name} अभी चैट नहीं ले सकते। कृपया फिर से चुनें।`;
export const isAsked = (name: string) => `${name} से अभी किसी और के बारे में पूछा जा रहा है। हम देखते रहेंगे।`;
export const hasCome = (name: string) => `${name} आ गए हैं। अब उन्हें चुन सकते हैं।`;
export const handOver = (name: string) => `${name} को सौंपें`;
export const handOverTitle = (alias: string, name: string) => `${alias} से चैट ${name} को सौंपें?`;
export const handOverText = (name: string) =>
  `${name} से पूछा जाएगा, और उस व्यक्ति को यह बताया जाएगा। जब तक ${name} नहीं लेते, वे आपके पास रहेंगे; आप दोनों लिखते रह सकते हैं।`;
export const asking = (name: string) => `${name} से पूछा जा रहा है। तब तक ये आपके पास ही हैं।`;
export const askNoMore = "न सौंपें";
/** The colleague has just become busy or gone away. */
export const cannotBeAsked = (name: string) =>
  `${name} से अभी नहीं पूछा जा सकता। चैट आपके पास ही है; कृपया किसी और को चुनें या फिर कोशिश करें।`;
export const asksAlready = "इस चैट के लिए एक साथी से पहले ही पूछा जा रहा है। कृपया उनके जवाब का इंतज़ार करें।";
/** The colleague said 'Not now', did not answer in time, or can't accept any more. */
export const notTaken = (name: string, alias: string) => `${name} ने ${alias} से चैट नहीं ली। वह अब भी आपके पास है।`;
/** Closes what was said about a colleague who did not take over. */
export const understood = "ठीक है";
export const hasTaken = (name: string) => `${name} ने यह बातचीत सँभाल ली है।`;
export const aColleague = "एक साथी";
export const handOverNote = "अगले सुनने वाले के लिए नोट (ज़रूरी नहीं)";
export const noteHelp = "केवल वॉलंटियर इसे देखते हैं। ज़्यादा से ज़्यादा 2,000 अक्षर।";
export const outcome = "अंत में क्या हुआ?";
export const outcomes = {
  listened: "हमने बात की, और अभी के लिए इतना काफ़ी था",
  referred: "मैंने हेल्पलाइन या किसी विशेषज्ञ के बारे में बताया",
  unanswered: "उन्होंने जवाब देना बंद कर दिया",
  other: "कुछ और",
};
export const choose = "कृपया चुनें";
/** Asked before a conversation in a crisis ends. */
export const secondLook = "ख़त्म करने से पहले: एक बार फिर जाँच लें";
export const secondLookText = "वे संकट में थे। तभी ख़त्म करें जब लगे कि वे अभी के लिए सुरक्षित हैं।";
/** In the dialog that ends a talk, about a message that came meanwhile. */
export const justWritten = "उन्होंने अभी-अभी लिखा है।";
export const readFirst = "पहले पढ़ें";
export const goOn = "आगे";
/** Asked before somebody in a crisis is released to the queue. */
export const releaseInCrisis =
  "यह व्यक्ति संकट में है। कोई साथी हो तो उन्हें सौंपें, या सुपरवाइज़र को बुलाएँ; नहीं तो नोट में लिखें कि क्या तय हुआ। उन्हें बताया जाएगा कि आपको जाना पड़ा, और जो ख़ाली है उससे तुरंत पूछा जाएगा।";
/** Before somebody is released to the queue whose level the listener has just lowered from a crisis. */
export const loweredLately = (level: string) =>
  `यह व्यक्ति कुछ मिनट पहले संकट में था। ‘${level}’ स्तर पर वे अपनी बारी का इंतज़ार करेंगे: सबसे पहले केवल संकट वालों की बारी आती है। पक्का न हो तो संकट फिर से चुनें।`;
export const crisisAgain = "फिर से संकट चुनें";
/** The button from the second step of the end dialog back to the first. */
export const stepBack = "पीछे";
export const agreed = "आप दोनों में क्या तय हुआ?";
export const agreedHelp = "अगला क़दम, उनके साथ कौन रहेगा, वे फिर कब लिखेंगे या कॉल करेंगे।";
/** Frequent answers, each added by a press. */
export const oftenAgreed = [
  "आज रात कोई उनके साथ रहेगा।",
  "वे नुक़सान पहुँचाने वाली चीज़ों से दूर रहेंगे।",
  "वे कल फिर यहाँ लिखेंगे।",
  "तकलीफ़ बढ़ी तो वे 14416 पर फ़ोन करेंगे।",
];
export const whoKnows = "और किसे पता है?";
export const whoKnowsHelp = "कोई रिश्तेदार, दोस्त, सुपरवाइज़र; या कोई नहीं।";
export const oftenKnows = ["किसी रिश्तेदार को।", "किसी दोस्त को।", "सुपरवाइज़र को।", "किसी को नहीं।"];
export const linesGiven = "क्या आपने हेल्पलाइन नंबर (टेली-मानस 14416, इमरजेंसी 112) दिए?";
export const linesAnswers = { yes: "हाँ", no: "नहीं" };
/** Asked once, if nobody else knows and the help lines were not given. */
export const endsAlone = "किसी को पता नहीं है, और हेल्पलाइन नंबर नहीं दिए गए। क्या पहले सुपरवाइज़र को बुलाना बेहतर होगा?";
export const endAllTheSame = "फिर भी ख़त्म करें";
export const wrapUpNote = "अगली बार के लिए नोट (ज़रूरी नहीं)";
export const hard = "यह मेरे लिए मुश्किल था। टीम को बताइए, ताकि कोई मेरा हाल पूछे।";
export const hardTold = "टीम को पता है, और कोई आपसे बात करेगा। कृपया अपना ध्यान रखिए।";
export const hardNotTold = "टीम को अभी नहीं पता कि यह आपके लिए मुश्किल था।";
export const hardAgain = (alias: string) => `टीम को बताएँ: ${alias}`;

export const savedReplies = "तैयार जवाब";
export const savedRepliesHow = "दबाने पर शब्द आपके लिखने के बॉक्स में आते हैं। ‘भेजें’ दबाने तक कुछ नहीं भेजा जाता।";
export const notes = "निजी नोट";
export const notesLead =
  "केवल वॉलंटियरों के लिए; वह व्यक्ति इन्हें कभी नहीं देखता। कोई साथी यह चैट ले ले, तो वे इन्हें पढ़ सकते हैं। चैट ख़त्म होने के बाद दूसरे केवल आपका आख़िरी नोट पढ़ सकते हैं, और वह भी तभी जब वह व्यक्ति सहमत हो।";
export const newNote = "नया नोट";
export const wholeNote = "पूरा नोट पढ़ें";
export const foldNote = "नोट समेटें";
export const keepNote = "नोट सेव करें";
export const noteKinds = { note: "नोट", "hand-over": "सौंपना", "wrap-up": "आख़िरी नोट" };
export const byYou = "आपका लिखा";
export const byColleague = "किसी साथी का लिखा";

export const notFound = "इस बदले हुए नाम का कोई नहीं मिला।";

export const silent = "उन्होंने कुछ देर से कुछ नहीं लिखा है।";
export const gone = "अब भी कुछ नहीं आया। हो सकता है किसी और को यह जगह चाहिए।";
export const askStillThere = "‘क्या आप अभी हैं?’ पूछें";
export const freePlace = "यह चैट ख़त्म करें";

export const endedOn = (when: string) => `ख़त्म हुई: ${when}`;
export const endedTitle = "ख़त्म हो चुकी आपकी बातचीत";
export const endedCount = (count: number) => `${endedTitle} (${count})`;
export const endedHelp =
  "बातचीत ख़त्म होने के बाद उसमें लिखा कोई वॉलंटियर नहीं पढ़ सकता। वे फिर लिखें और आप ही जवाब दें, तो जो उन्होंने और आपने एक-दूसरे को लिखा, वह आपको दिखेगा।";
export const endedNone = "अभी कोई ख़त्म नहीं हुई।";
export const wrapUpHelp =
  "जब वह व्यक्ति लौटे तो आप इसे पढ़ते हैं। कोई और वॉलंटियर तभी, जब व्यक्ति सहमत हो। ज़्यादा से ज़्यादा 2,000 अक्षर।";
export const summaryShared = "इस व्यक्ति ने सहमति दी है कि आप पिछली बातचीत के सार पढ़ें।";
export const notesAndSummary = "निजी नोट्स और सार";
/** Beside the second look, if the level was lowered before. */
export const noCrisis = "यह संकट नहीं था: कोई ख़तरे में नहीं था";
