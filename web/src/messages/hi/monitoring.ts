export const deskNow = "अभी डेस्क";
export const loading = "आ रहा है…";
export const figuresOf = (time: string) => `ये आँकड़े ${time} के हैं; नए अभी नहीं आए।`;
export const crisis = "इंतज़ार: संकट";
export const onList = "डेस्क पर इंतज़ार वालों की सूची में";
export const unanswered = "संकट में, जिन्हें वॉलंटियर ने अभी जवाब नहीं दिया";
export const notAnsweredFor = (minutes: number) => `${minutes} मिनट से जवाब नहीं मिला`;
/** While the listener who took them has had little time to answer. */
export const justTakenBy = "{who} ने अभी-अभी लिया है, अब तक कोई जवाब नहीं";
/** Below that title: what an admin can do. */
export const unansweredHelp =
  "उन्हें सिर्फ़ वॉलंटियर डेस्क पर ले सकते हैं: जिन्होंने जवाब नहीं दिया उन्हें फ़ोन करें, नंबर न दिखे तो ईमेल लिखें, या जो वहाँ हैं उनमें से किसी से कहें। ऑन कॉल वॉलंटियरों को तोडु ख़ुद फ़ोन करता है।";
/** After the name of such a listener, before their email address. */
export const noNumberWrite = "फ़ोन नंबर नहीं है, ईमेल लिखें:";
export const anotherAsked = "किसी और वॉलंटियर से पूछा जा रहा है";
export const noneAsked = "अभी किसी और वॉलंटियर से नहीं पूछा जा सका";
export const goneInCrisis = "संकट में, पेज छोड़ चुके";
export const lastHere = (when: string) => `आख़िरी बार यहाँ: ${when}`;
export const openAlarms = "इंतज़ार: पूछा गया कि क्या जान लेने के बारे में सोच रहे हैं, अभी जवाब नहीं";
export const concern = "इंतज़ार: चिंता";
export const plan = "इंतज़ार: प्राथमिकता";
export const others = "इंतज़ार: बाक़ी सब";
export const offered = "वॉलंटियर को दिखाए गए";
/** Below that number, while no listener is online. */
export const offeredAway = "अभी उपलब्ध नहीं; एक मिनट के अंदर हट जाएगा";
export const promised = "जिन्होंने कहा कि बारी आने पर बताएँ";
export const longest = "सबसे लंबा इंतज़ार";
export const longestIn = (language: string) => `${language} में सबसे लंबा इंतज़ार`;
export const online = "उपलब्ध वॉलंटियर";
export const busy = "व्यस्त वॉलंटियर";
export const freePlaces = "ख़ाली जगहें";
export const today = "आज के इंतज़ार";
export const tooFew = "अब तक बहुत कम लोगों के पास वॉलंटियर आए";
export const cases = "मामले";
export const noCases = "यहाँ कोई मामला नहीं है।";
export const hard = "वॉलंटियर को यह मुश्किल लगा";
export const supervisor = "वॉलंटियर ने सुपरवाइज़र को बुलाया";
export const supervisorNow = "वॉलंटियर को अभी सुपरवाइज़र चाहिए";
export const unansweredPeople = "वॉलंटियर ने लोगों को लिया, पर किसी को जवाब नहीं दिया";
export const noListener = "कोई इंतज़ार कर रहा था, पर ऑन कॉल कोई नहीं मिला";
/**
 * Above the people who waited when such a case was opened. An hour has two cases at most: for a crisis, and for
 * everybody else.
 */
export const firstOfHour = {
  crisis: "इस घंटे के वे पहले लोग, जिनमें कोई संकट में था और जिनके लिए कोई नहीं मिला। और लोगों ने भी इंतज़ार किया हो सकता है:",
  none: "इस घंटे के वे पहले लोग, जिनमें संकट में कोई नहीं था और जिनके लिए कोई नहीं मिला। और लोगों ने भी इंतज़ार किया हो सकता है:",
};
/** How many people waited when such a case was opened. */
export const waitedThen = (count: number, language: string, level: string) =>
  count === 1 ? `1 व्यक्ति, ${language}, जोखिम: ${level}` : `${count} लोग, ${language}, जोखिम: ${level}`;
export const endedInCrisis = "संकट में किसी ने ख़ुद चैट ख़त्म की या कतार छोड़ी, या संकट वाली कॉल ख़त्म हुई";
export const seeWhoWaits = "देखें, अभी कौन इंतज़ार कर रहा है";
/** What ended, if the case says so. */
export const endedOf = {
  queue: "संकट में किसी ने वॉलंटियर के आने से पहले कतार छोड़ दी",
  chat: "संकट में किसी ने ख़ुद चैट ख़त्म की",
  call: "संकट वाली एक कॉल ख़त्म हुई",
};
export const writtenDanger = "थेरेपिस्ट के अनुरोध, टीम से सवाल या सुझाव में किसी ने ख़तरे की बात लिखी";
/** The link to the text of a case of written danger. */
export const readWritten = {
  question: "टीम से पूछा गया सवाल पढ़ें",
  feedback: "सुझाव पढ़ें",
  request: "थेरेपिस्ट का अनुरोध पढ़ें",
} as const;
/** Replaces it for an admin who may not read the text. */
export const askAnAdmin = {
  question: "यह टीम से पूछे गए सवाल में लिखा है, जिसे सिर्फ़ एडमिन पढ़ सकते हैं। अभी किसी एडमिन से कहें।",
  feedback: "यह सुझाव में लिखा है, जिसे सिर्फ़ एडमिन पढ़ सकते हैं। अभी किसी एडमिन से कहें।",
  request: "यह थेरेपिस्ट के अनुरोध में लिखा है, जिसे सिर्फ़ एडमिन पढ़ सकते हैं। अभी किसी एडमिन से कहें।",
} as const;
export const missedPromise = "बारी आने पर बताने का वादा था, पर बताया नहीं जा सका";
export const missedTime = "किसी के माँगे हुए समय पर कोई सुनने नहीं आया";
export const rotaWeek = "अगले हफ़्ते के घंटे जो किसी ने नहीं लिए";
/** The title of a case of hours, for a known day. */
export const rotaDay = (day: string) => `${day} के घंटे जो किसी ने नहीं लिए थे`;
/** A case about hours is not updated with the rota, so this says when that was noticed. */
export const asSeen = (words: string, moment: string) => `${words} (${moment} को देखा गया; उसके बाद बदला हो सकता है)`;
export const rotaHour = "एक घंटे बाद किसी की शिफ़्ट नहीं है";
export const rotaNow = "अभी शिफ़्ट पर कोई नहीं है";
/** The list of cases about hours without a listener. */
export const rotaCases = "बिना सुनने वाले के घंटे";
export const parted = "फिर नहीं जोड़े जाएँगे";
export const nobody = "अभी कोई नहीं";
export const decision = "फ़ैसला";
export const reason = "कारण";
/** Below the label of the field. */
export const reasonRequired = "ज़रूरी है। यह बदलावों के रिकॉर्ड में रखा जाता है।";
export const reasonMissing = "कृपया कारण लिखिए।";
export const decide = "मामला बंद करें";
export const decided = "मामला बंद हो गया।";
export const days = "पिछले 14 दिन";
export const daysNote =
  "किसी दिन में वही इंतज़ार गिने जाते हैं जो उस दिन ख़त्म हुए। “अभी डेस्क” में वे भी गिने जाते हैं जो अब भी इंतज़ार कर रहे हैं।";
export const noDays = "अभी कोई आँकड़े नहीं हैं।";
/** About a day. */
export const nobodyCame = "किसी ने वॉलंटियर नहीं माँगा।";
export const day = "दिन";
export const taken = "वॉलंटियर आए";
export const half = "आधे इतने में";
export const most = "90 % इतने में";
export const answered = "जिनके पास वॉलंटियर आए, उनका हिस्सा";
export const ended = "ख़त्म हुईं";
export const inMinutes = (count: number) => `${count} मिनट`;
export const halfAndMost = (p50: number, p90: number) =>
  `आधे लोगों के पास वॉलंटियर ${p50} मिनट में आए, 90 % के पास ${p90} मिनट में`;
export const halfOnly = (p50: number) =>
  `आधे लोगों के पास वॉलंटियर ${p50} मिनट में आए; दस में से एक से ज़्यादा चले गए या अब भी इंतज़ार में हैं`;
export const leftToday = "आज किसी के आने से पहले चले गए या पेज बंद हुआ";
export const caseStates = { open: "खुले", decided: "बंद" };
export const reportedBy = {
  customer: "बात करने आए व्यक्ति ने बताया",
  volunteer: "वॉलंटियर ने बताया",
  server: "तोडु ने ख़ुद खोला",
};
/** The open cases by who opened them. */
export const casesBy = {
  all: "सभी",
  people: "लोगों की ओर से",
  listeners: "वॉलंटियर की ओर से",
  thodu: "तोडु की ओर से",
  "about-listener": "किसी वॉलंटियर के बारे में",
};
export const whichCases = "कौन से मामले";
/** Above each list. */
export const caseOrder = {
  open: "पहले वे, जिनमें संकट में कोई शायद अब भी इंतज़ार कर रहा है, उनमें सबसे नया पहले; फिर ज़रूरत के हिसाब से, सबसे पुराना पहले। जिन्हें कोई साथी देख रहे हैं, वे अपनी तरह के बाक़ी मामलों के बाद आते हैं।",
  rota: "सबसे पुराना पहले।",
  decided: "जो मामला सबसे बाद में खुला, वह पहले।",
};
export const decisions = { "no-action": "कोई कार्रवाई नहीं", warned: "चेतावनी दी", removed: "तोडु से हटाया" };
/** The decisions on a case in which a listener called for help. */
export const decisionsForListener = { "no-action": "कुछ ज़रूरी नहीं था", warned: "उनसे बात की", removed: "तोडु से हटाया" };
/** The decisions as choices for an admin. */
export const choices = { "no-action": "कोई कार्रवाई नहीं", warned: "मैंने ख़ुद उन्हें चेतावनी दी है", removed: "तोडु से हटाएँ" };
export const choicesForListener = { "no-action": "कुछ ज़रूरी नहीं था", warned: "मैंने उनसे बात की है", removed: "तोडु से हटाएँ" };
/** About a report on a guest. */
export const guestUnreachable = "ये मेहमान हैं: ईमेल पते के बिना न आप इन्हें लिख सकते हैं, न तोडु, इसलिए कोई इन्हें चेतावनी नहीं दे सकता।";
export const guestParted = "इन्हें और इन वॉलंटियर को फिर नहीं जोड़ा जाएगा: वॉलंटियर ने यही माँगा है।";
export const guestNotParted = (choice: string) =>
  `इन्हें और इन वॉलंटियर को फिर जोड़ा जा सकता है। इसे वॉलंटियर ख़ुद शिकायत करके “${choice}” चुनकर रोक सकते हैं; एडमिन नहीं।`;
export const left = "चले गए";
export const crisisFlags = "संकट के निशान";
export const concernFlags = "चिंता के निशान";
export const hours = "वॉलंटियरों के घंटे";
export const chartTaken = "वॉलंटियर आए, या वे उससे पहले चले गए";
export const chartWaits = "वॉलंटियर के आने तक का इंतज़ार";
export const chartShare = "जिनके पास वॉलंटियर आए, उनका हिस्सा";
export const chartFlags = "निशान: संकट, और चिंता";
export const chartHours = "वॉलंटियरों के घंटे";
export const whoWaits = "कौन इंतज़ार में है";
export const whoListens = "कौन सुन रहा है";
export const todayTitle = "आज";
/** The list of aliases, highest risk first. */
export const peopleWaiting = "इंतज़ार कर रहे लोग";
export const nobodyWaits = "सुनने वाले का इंतज़ार कोई नहीं कर रहा।";
export const nobodyWaitsIn = (language: string) => `${language} में सुनने वाले का इंतज़ार कोई नहीं कर रहा।`;
export const waitingHelp =
  "सबसे ज़्यादा ख़तरे वाले पहले; जिनसे पूछा गया कि क्या वे अपनी जान लेने के बारे में सोच रहे हैं और जिन्होंने अभी जवाब नहीं दिया, वे संकट वालों के साथ रहते हैं। फिर सबसे लंबे इंतज़ार वाले; प्राथमिकता वाले और जिनके सुनने वाले को जाना पड़ा, वे कुछ आगे रहते हैं। किसी को खोलकर उनकी स्थिति देखें; डेस्क पर सुनने वाले उन्हें लेते हैं।";
export const leftOther = (count: number, where: string) =>
  `वॉलंटियर के आने से पहले पेज छोड़कर जा चुके लोग, जो संकट में नहीं थे: ${count}। वॉलंटियरों को वे डेस्क पर “${where}” के नीचे मिलते हैं।`;
export const riskIs = (level: string) => `जोखिम: ${level}`;
export const waitsFor = (minutes: number) => (minutes < 1 ? "अभी-अभी आए" : `${minutes} मिनट से`);
export const waitsTooLong = (minutes: number) => `हमारे लक्ष्य, ${minutes} मिनट, से ज़्यादा`;
/** Above the waiting people, while one of them is in a crisis. */
export const crisisHelp =
  "संकट में कोई इंतज़ार कर रहा है। उन्हें सिर्फ़ वॉलंटियर डेस्क पर ले सकते हैं: जो वहाँ हैं या जिनकी ये शिफ़्ट है, उनमें से किसी से कहें; उनका पेज खोलने पर ईमेल पता मिलता है। ऑन कॉल वॉलंटियरों को तोडु ख़ुद फ़ोन करता है और उसके लिए दिए नंबर किसी को नहीं दिखाता; प्रोफ़ाइल का नंबर अलग है।";
export const crisisIn = (language: string, minutes: number) => `${language} में, संकट में, ${minutes} मिनट से:`;
export const isOffered = "सुनने वाले को दिखाया गया";
export const alarmOpen = "पूछा, अभी जवाब नहीं";
export const moreWait = (count: number) => (count === 1 ? "एक और व्यक्ति इंतज़ार में है।" : `${count} और लोग इंतज़ार में हैं।`);
export const listening = "डेस्क पर वॉलंटियर";
export const nobodyListens = "डेस्क पर कोई वॉलंटियर नहीं है।";
export const listenerName = "वॉलंटियर";
export const spoken = "भाषाएँ";
export const availability = "उपलब्धता";
/** About a listener who holds people during a break. */
export const onBreak = "ब्रेक पर";
/** Beside the availability of a listener to whom nobody is offered now. */
export const engagedBy = { crisis: "संकट में किसी के साथ", call: "कॉल पर" } as const;
/** Beside the same, before the aliases of the people. */
export const engagedWith = (count: number) => (count === 1 ? "संकट में 1 व्यक्ति के साथ:" : `संकट में ${count} लोगों के साथ:`);
export const loadOf = "अभी कितने लोग";
export const allCases = "सभी मामले";
export const casesCut = "कुछ तरह के मामलों में सिर्फ़ सबसे पुराने 100 खुले मामले दिखाए गए हैं। इनके बंद होने पर नए वाले सूची में आते हैं।";
export const listenerIs = "वॉलंटियर:";
/** Shown before the names of the listener who called a supervisor and of the one who holds the conversation now. */
export const calledBy = "बुलाने वाले वॉलंटियर:";
export const heldNow = "बातचीत अभी इनके पास है:";
/** Instead of a listener: there is no conversation, they wait for one, or it has ended. */
export const heldByNobody = "किसी वॉलंटियर के पास नहीं";
export const heldWaits = "किसी वॉलंटियर के पास नहीं, वे इंतज़ार कर रहे हैं";
export const heldEnded = "किसी वॉलंटियर के पास नहीं, बातचीत ख़त्म हो चुकी है";
export const heldEndedAt = (when: string) => `किसी वॉलंटियर के पास नहीं, बातचीत ख़त्म हुई: ${when}`;
export const heldCallEndedAt = (when: string) => `किसी वॉलंटियर के पास नहीं, कॉल ख़त्म हुई: ${when}`;
export const heldInCall = "कॉल पर";
export const decideOn = "फ़ैसला करें";
export const decidedBy = "फ़ैसला किया:";
export const decideTitle = "इस मामले पर फ़ैसला करें";
export const closeTitle = "यह मामला बंद करें?";
export const people = "लोग";
export const inMinutesUnit = "मिनट";
export const mostBeyond = "90 % तक";
export const perCent = "प्रतिशत";
export const conversations = "बातचीत";
export const inHours = "घंटे";
export const ofPlaces = (load: number, capacity: number) => `${capacity} में से ${load}`;
export const targetWait = (count: number) => `लक्ष्य: ${count} मिनट के अंदर`;
export const targetShare = (count: number) => `लक्ष्य: ${count} %`;
/** What follows from a decision of which nobody is told. */
export const followsQuietly = {
  "no-action": "मामला आपके शब्दों के साथ बंद होता है। इसे फिर से खोला जा सकता है।",
  warned: "दर्ज होता है कि आपने ख़ुद चेतावनी दी है। दूसरे व्यक्ति को तोडु कुछ नहीं लिखता।",
};
/** What closing a case does while somebody in a crisis may still be waiting for a listener. */
export const followsWaiting =
  "मामला बंद करने से किसी को वॉलंटियर नहीं मिलता: जो तब इंतज़ार में थे, वे शायद अब भी इंतज़ार में हैं। मामला फिर से खोला जा सकता है।";
/** What follows if a listener called for help and somebody talked with them. */
export const followsTalk =
  "दर्ज होता है कि आपने वॉलंटियर से बात की है, और उन्हें बताया जाता है कि मामला देखा गया। बंद मामला फिर से खोला जा सकता है।";
/** What follows from a decision. */
export const follows = {
  "no-action": "शिकायत करने वाले को बताया जाता है कि मामला देखा गया। और कुछ नहीं बदलता। बंद मामला फिर से खोला जा सकता है।",
  warned:
    "दर्ज होता है कि आपने ख़ुद चेतावनी दी है, और शिकायत करने वाले को बताया जाता है कि मामला देखा गया। दूसरे व्यक्ति को तोडु कुछ नहीं लिखता।",
  removed:
    "इन सुनने वाले की पहुँच तुरंत बंद हो जाती है। जिनसे ये बात कर रहे हैं, वे फिर कतार में जाते हैं। बाद में एडमिन इन्हें फिर मंज़ूरी दे सकता है।",
} as const;
/** Opens the table of all figures. */
export const allFigures = "सारे आँकड़े तालिका में";
/** The figures of the desk. */
export const figures = "आँकड़े";
/** Opens the explanation of how waiting people are sorted. */
export const howOrdered = "क्रम कैसे तय होता है";
export const allOfThese = (count: number) => `सब दिखाएँ (${count})`;
export const backToDesk = "अभी के डेस्क पर वापस";
/** For an open case about hours, and for one that has closed by itself. */
export const closesByItself =
  "जब ये घंटे बीत जाएँगे और तब आए लोगों में से कोई इंतज़ार में नहीं रहेगा, तब यह मामला अपने आप बंद हो जाएगा।";
export const closedByItself = "ये घंटे बीत चुके हैं और तब आए लोगों में से अब कोई इंतज़ार में नहीं है: यह मामला अपने आप बंद हो गया।";
/** If the case closed by itself while an admin was deciding. */
export const notStored = "आपका फ़ैसला सेव नहीं हुआ।";
export const decidedMeanwhile = "इस बीच एक साथी ने यह मामला बंद कर दिया। आपका फ़ैसला सेव नहीं हुआ।";
/** In place of a decision, for a call for help: nothing is chosen beforehand. */
export const chooseDecision = "कृपया चुनें";
export const decisionMissing = "कृपया फ़ैसला चुनें।";
/** The ways to a listener who called for help. */
export const callThem = (phone: string) => `${phone} पर फ़ोन करें`;
export const theirPage = "उनका पेज";
/** Below the number of their profile: it is not the one for being on call. */
export const whichPhone = "यह उनकी प्रोफ़ाइल का नंबर है। ऑन कॉल फ़ोन के लिए दिया नंबर अलग है, उसे कोई नहीं देखता।";
export const noPhone = "उनकी प्रोफ़ाइल में फ़ोन नंबर नहीं है। ऑन कॉल फ़ोन के लिए दिया नंबर कोई नहीं देखता।";
