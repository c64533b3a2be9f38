export const title = "ऑन कॉल";
export const lead = "जब डेस्क पर कोई न हो, तो जिसे सुनने वाला चाहिए उसके लिए आपका फ़ोन बज सकता है।";
export const loading = "आपके ऑन कॉल समय लोड हो रहे हैं...";
export const refused = "आपके ऑन कॉल समय नहीं लाए जा सके।";
export const toStandby = "स्टैंडबाय पेज खोलें";
export const toShifts = "डेस्क पर अपनी शिफ़्टें चुनें";
export const toOnCall = "चुनें कि आप कब ऑन कॉल हैं";
export const on = "मेरा फ़ोन बज सकता है";
/** Under ‘My phone may ring’, by the ways that are chosen. */
export const ringsBy = {
  both: "नीचे चुने समयों में यह स्टैंडबाय पेज बंद होने पर भी सूचना या कॉल से बजता है, पर पहले एक टेस्ट आप तक पहुँचना चाहिए।",
  push: "नीचे चुने समयों में यह स्टैंडबाय पेज बंद होने पर भी सूचना से बजता है, पर पहले एक टेस्ट आप तक पहुँचना चाहिए।",
  calls: "नीचे चुने समयों में यह स्टैंडबाय पेज बंद होने पर भी कॉल से बजता है, पर पहले एक टेस्ट आप तक पहुँचना चाहिए।",
};
/** If no way is chosen, by what is set up here. */
export const ringsWithout = {
  both: "सूचना या आपके नंबर पर कॉल चुने बिना यह तभी बजता है जब स्टैंडबाय पेज खुला हो।",
  push: "सूचना चुने बिना यह तभी बजता है जब स्टैंडबाय पेज खुला हो।",
  calls: "आपके नंबर पर कॉल चुने बिना यह तभी बजता है जब स्टैंडबाय पेज खुला हो।",
  none: "यह तभी बजता है जब स्टैंडबाय पेज खुला हो।",
};
export const zone = "आपका टाइम ज़ोन";
export const zoneHelp = "इस पेज के सभी समय इसी ज़ोन के हैं।";
export const windows = "आप कब ऑन कॉल हैं";
export const windowsHelp = "हर समय के लिए आप चुन सकते हैं कि फ़ोन सबके लिए बजे या सिर्फ़ संकट के लिए।";
export const window = (number: number) => `समय ${number}`;
export const noWindows = "अभी कोई समय नहीं है।";
export const addWindow = "समय जोड़ें";
export const removeWindow = "यह समय हटाएँ";
export const from = "कब से";
export const to = "कब तक";
export const pastMidnight = "अगले दिन ख़त्म होता है।";
/** About a time that begins after midnight on one of its days. */
export const afterMidnight = (day: string, night: string) => `${day} को यह आधी रात के बाद शुरू होता है: ${night}।`;
export const wholeDay = "पूरा दिन और रात: अगले दिन इसी समय ख़त्म होता है।";
export const silenced = {
  part: "इस समय का कुछ हिस्सा आपके शांत समय में है। उस हिस्से में आपका फ़ोन नहीं बजता।",
  whole: "यह समय आपके शांत समय में ही है, इसलिए इसमें आपका फ़ोन कभी नहीं बजता।",
};
export const days = "दिन";
export const everyDay = "हर दिन";
export const dayNames = ["रविवार", "सोमवार", "मंगलवार", "बुधवार", "गुरुवार", "शुक्रवार", "शनिवार"];
export const dutyLabel = "इस समय";
export const duties = { awake: "मेरे जागने का समय", crisis: "सिर्फ़ संकट में मुझे जगाएँ" };
export const quiet = "शांत समय";
export const quietHelp = "इस समय आपका फ़ोन कभी नहीं बजता।";
export const languages = "जिन भाषाओं में आप सुनते हैं";
export const languagesOfDesk = "डेस्क पर भी आपसे इन्हीं भाषाओं में पूछा जाता है।";
export const languagesInCrisis = "संकट में, जब वह भाषा जानने वाला कोई और न बचे, आपका फ़ोन दूसरी भाषा के लिए भी बज सकता है।";
export const fluencies = { none: "नहीं", well: "अच्छी तरह", little: "थोड़ी" };
export const push = "मेरे डिवाइस पर सूचना से रिंग करें";
export const pushHelp = "हर डिवाइस पर सेटिंग्स में सूचनाएँ चालू करें।";
export const settings = "सेटिंग्स";
export const call = "सूचना न पहुँचे तो मेरे फ़ोन पर कॉल करें";
/** If no notifications can be sent. */
export const callAlone = "किसी को मेरी ज़रूरत हो तो मेरे फ़ोन पर कॉल करें";
export const callHelp =
  "कॉल में सिर्फ़ यह सुनाई देता है कि कोई इंतज़ार कर रहा है, उनके बारे में कुछ नहीं। किसी और के जवाब देते ही कॉल ख़त्म हो जाती है।";
export const number = "आपका मोबाइल नंबर";
export const numberHelp =
  "भारत के बाहर हों तो देश के कोड के साथ लिखें। यह सिर्फ़ कॉल करने वाली कंपनी को दिया जाता है और आपके खाते के साथ हटा दिया जाता है।";
export const numberWrong = "इस नंबर पर कॉल नहीं हो सकती। कृपया इसे जाँचें।";
export const testCall = "टेस्ट कॉल";
export const testCallLead = (called: string) => `${called} पर टेस्ट कॉल पहुँचने के बाद ही आपको कॉल आएगी।`;
export const testCallNow = "मुझे अभी कॉल करें";
export const testCallSent = "आपके फ़ोन पर कॉल आ रही है। उठाकर 1 दबाएँ।";
export const testCallTested = (called: string) => `${called} पर टेस्ट कॉल पहुँच गई है।`;
export const testCallFailed = "कॉल नहीं पहुँची। कृपया नंबर जाँचकर फिर कोशिश करें।";
export const save = "सेव करें";
export const saved = "सेव हो गया।";
export const savedUntested = "सेव हो गया। आपका फ़ोन अभी नहीं बजेगा: पहले एक टेस्ट रिंग पहुँचनी चाहिए। नीचे ‘अभी रिंग करें’ दबाएँ।";
export const savedOff = "सेव हो गया। जब तक ऊपर ‘मेरा फ़ोन बज सकता है’ नहीं चुना जाता, आपका फ़ोन नहीं बजेगा।";
export const notSavedYet = "आपने यहाँ जो बदला है, वह अभी सेव नहीं हुआ है।";
export const dayMissing = "कम से कम एक दिन चुनें।";
export const languageMissing = "कम से कम एक भाषा चुनिए, जिसमें आप सुनते हैं।";
export const test = "टेस्ट रिंग";
export const testLead = "आपका फ़ोन किसी के लिए बजे, उससे पहले एक टेस्ट रिंग पहुँचनी चाहिए।";
export const tested = "आपके फ़ोन पर टेस्ट रिंग पहुँच गई है।";
export const testedHere = "आपने जवाब दिया, पर किसी डिवाइस पर सूचना नहीं पहुँची। उस पर सूचनाएँ चालू करें और फिर रिंग करें।";
/** If no notifications can be sent. */
export const testedOnPage = "टेस्ट रिंग का जवाब यहाँ मिला।";
/** What is saved, and when the phone rings because of it. */
export const savedTimes = (times: string, inZone: string) => `सेव है: ${times} (${inZone} का समय)।`;
export const savedTime = (onDays: string, span: string, isCrisis: boolean) =>
  `${onDays}, ${span}${isCrisis ? ", सिर्फ़ संकट के लिए" : ""}`;
export const savedEveryDay = "हर दिन";
export const noSavedTimes = "कोई समय सेव नहीं है।";
export const savedQuiet = (span: string) => `शांत समय: ${span}।`;
export const ringsWhen = {
  "in-times": "इन समयों में आपका फ़ोन स्टैंडबाय पेज के बिना भी बजता है।",
  "on-page": "आपका फ़ोन तभी बजता है जब स्टैंडबाय पेज खुला हो, इसलिए इन समयों में उसे खुला रखें।",
  untested: "आपका फ़ोन अभी नहीं बजेगा: पहले एक टेस्ट रिंग पहुँचनी चाहिए। नीचे ‘अभी रिंग करें’ दबाएँ।",
  off: "आपका फ़ोन नहीं बजेगा: ‘मेरा फ़ोन बज सकता है’ चुना नहीं गया है।",
};
export const ringsWithoutTimes = "आपका फ़ोन तभी बजता है जब स्टैंडबाय पेज खुला हो, और तब किसी भी समय। यह न चाहें तो पेज बंद कर दें।";
/** What an open standby page adds to the saved times. What is missing may follow it. */
export const pageOpen = {
  awake: "खुला स्टैंडबाय पेज इन समयों के बाहर भी बज सकता है। यह न चाहें तो उसे बंद कर दें।",
  crisis: "खुला स्टैंडबाय पेज इन समयों के बाहर भी बज सकता है, पर सिर्फ़ संकट के लिए।",
};
export const missingCall =
  "वह बंद होने पर भी कॉल आए, इसके लिए पहले एक टेस्ट कॉल आप तक पहुँचनी चाहिए: नीचे ‘मुझे अभी कॉल करें’ दबाएँ।";
/** By what is set up here. */
export const missingWay = {
  both: "वह बंद होने पर भी फ़ोन बजे, इसके लिए नीचे सूचना या कॉल चुनें।",
  push: "वह बंद होने पर भी फ़ोन बजे, इसके लिए नीचे सूचना चुनें।",
  calls: "वह बंद होने पर भी फ़ोन बजे, इसके लिए नीचे कॉल चुनें।",
};
export const testNow = "अभी रिंग करें";
export const testSent = "टेस्ट रिंग आ रही है। यहाँ जवाब दें, या फ़ोन पर सूचना को छुएँ।";
/** If no notifications can be sent. */
export const testSentHere = "टेस्ट रिंग आ रही है। यहाँ जवाब दें।";
/** On the standby page. */
export const pausedHere =
  "आपका फ़ोन अब नहीं बजता, क्योंकि लगातार तीन रिंग छूट गईं। जब आपको ठीक लगे, ‘चुनें कि आप कब ऑन कॉल हैं’ में इसे फिर चालू करें।";
export const paused = "आपका फ़ोन अब नहीं बजता, क्योंकि लगातार तीन रिंग छूट गईं। फिर चालू करने के लिए यह पेज सेव करें।";

export const standbyTitle = "स्टैंडबाय";
export const standbyLead =
  "जब आप ऑन कॉल हों, यह पेज खुला रखें। कोई इंतज़ार कर रहा हो और डेस्क से कोई उनके पास न आ पाए, तब यह बजता है। आप किसी के साथ चैट या कॉल में हों, तो यह नहीं बजता।";
export const duty = {
  awake: "आप ऑन कॉल हैं।",
  crisis: "आप सिर्फ़ संकट के लिए ऑन कॉल हैं।",
  none: "आप अभी ऑन कॉल नहीं हैं।",
};
/** What each kind of duty means for the listener. */
export const dutyMeans = {
  awake: "यह किसी भी समय बज सकता है।",
  crisis: "यह सिर्फ़ उनके लिए बजता है जो शायद अपनी जान लेने के बारे में सोच रहे हैं।",
};
/** On the standby page, outside the saved times. */
export const outsideTimes =
  "अभी आपके सेव किए हुए समय से बाहर का समय है। यह पेज फिर भी बज सकता है, क्योंकि इसे आपने ख़ुद खुला रखा है। यह न चाहें तो पेज बंद कर दें।";
export const phoneRests = (time: string, why: string | null) =>
  `${why === null ? "" : `${why}। `}आपका फ़ोन ${time} तक नहीं बजेगा, ताकि आप आराम कर सकें।`;
/** Why the phone rests. */
export const restsAfter = {
  rings: "यह बारह घंटों में छह बार बज चुका है",
  talks: "इसकी रिंग से बारह घंटों में दो बातचीत शुरू हुईं",
  stretch: "आपने लगातार चार घंटे सुना है",
  crisis: "आप संकट में फँसे किसी व्यक्ति के साथ थे",
};
/** Why the listener is not on call. */
export const notOn = "यह पेज नहीं बजेगा: ‘चुनें कि आप कब ऑन कॉल हैं’ में ‘मेरा फ़ोन बज सकता है’ चालू करें।";
export const notTested = "जब तक एक टेस्ट रिंग आप तक न पहुँचे, यह पेज नहीं बजता। उसे ‘चुनें कि आप कब ऑन कॉल हैं’ में माँगें।";
export const notTime = "यह पेज अभी नहीं बजेगा: यह आपका शांत समय है।";
export const dutyOffline = "कनेक्शन नहीं है। उसके लौटने तक यह पेज नहीं बज सकता।";
export const checking = "देखा जा रहा है कि आप ऑन कॉल हैं या नहीं...";
export const screenOn = "यह पेज खुला रहने तक स्क्रीन चालू रहती है।";
export const screenOff =
  "आपका ब्राउज़र स्क्रीन चालू नहीं रख सकता, और स्क्रीन बंद होने पर यह पेज शायद न बजे। फ़ोन चार्ज पर लगाएँ और स्क्रीन लॉक बंद करें।";
export const soundOn = "आवाज़ सुनकर देखें";
export const soundHelp = "एक बार छूने के बाद ही यह पेज बज सकता है: ‘आवाज़ सुनकर देखें’ दबाएँ।";
export const soundReady = "अब यह पेज बज सकता है। कुछ सुनाई न दिया हो तो आवाज़ बढ़ाएँ।";

export const ringTitle = "अभी किसी को सुनने वाले की ज़रूरत है";
export const ringText = "जवाब देने के लिए एक मिनट है। जो पहले जवाब देता है, वही बातचीत शुरू करता है।";
export const testRingTitle = "यह टेस्ट रिंग है";
export const testRingText = "कोई इंतज़ार नहीं कर रहा। जवाब देने के लिए ‘मैं यहाँ हूँ’ दबाएँ।";
export const testUnanswered = "टेस्ट रिंग का जवाब नहीं मिला। फ़ोन पास हो तब फिर से रिंग करें।";
export const answer = "जवाब दें";
export const here = "मैं यहाँ हूँ";
export const notNow = "अभी नहीं";
export const ended = {
  answered: "आपने जवाब दिया। मौजूद रहने के लिए धन्यवाद।",
  taken: "जवाब मिल गया। मौजूद रहने के लिए धन्यवाद।",
  declined: "कोई बात नहीं। हम किसी और की तलाश जारी रखते हैं।",
  expired: "यह रिंग ख़त्म हो गई। हम किसी और की तलाश जारी रखते हैं।",
  over: "अब कोई इंतज़ार नहीं कर रहा। मौजूद रहने के लिए धन्यवाद।",
};
