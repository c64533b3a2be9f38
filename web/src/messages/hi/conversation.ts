export const statusWaiting = "सुनने वाले का इंतज़ार है";
export const statusWaitingFor = (minutes: number) => `सुनने वाले का इंतज़ार है · ${minutes} मिनट`;
export const statusHere = "सुनने वाले आपके साथ हैं";
/** True both of a listener who has another conversation open, and of one who has gone. */
export const statusAway = "आपके सुनने वाले जितनी जल्दी हो सके यहीं जवाब देंगे";
/** In a crisis, if the listener does not answer. True while another is asked, and while none is found. */
export const statusAskingOthers = "हम अभी आपके लिए किसी और सुनने वाले को ढूँढ रहे हैं";
export const statusEnded = "यह बातचीत ख़त्म हो गई है";
export const statusLeft = "आपने कतार छोड़ दी है";
export const statusOpening = "आपकी बातचीत खुल रही है…";
export const fromOther = "वॉलंटियर:";
export const unreadLine = "नए संदेश";
export const newMessages = (count: number) => (count === 1 ? "1 नया संदेश" : `${count} नए संदेश`);
export const toLatest = "सबसे नए संदेश पर जाएँ";
export const olderLoading = "पुराने संदेश आ रहे हैं…";
export const olderMore = "पुराने संदेश दिखाएँ";
export const olderFailed = "पुराने संदेश नहीं आ सके।";
export const typing = "वॉलंटियर लिख रहे हैं...";
export const sending = "जा रहा है";
export const sent = "भेजा गया";
export const delivered = "पहुँच गया";
export const read = "पढ़ लिया";
export const failed = "नहीं गया";
export const retry = "फिर भेजें";
export const reply = {
  start: "इस संदेश का जवाब दें",
  toSelf: "अपने ही संदेश का जवाब",
  toOther: "वॉलंटियर को जवाब",
  earlier: "एक पुराना संदेश",
  cancel: "जवाब रद्द करें",
};
export const freeLeft = (count: number) => (count === 1 ? "1 मुफ़्त संदेश बचा है" : `${count} मुफ़्त संदेश बचे हैं`);
export const notices = {
  "listener-left": "आपके सुनने वाले को जाना पड़ा। आप फिर कतार में हैं, और आपका लिखा सब यहीं है।",
  "listener-changed": "अब दूसरे सुनने वाले यहाँ हैं।",
  "ended-by-listener": "आपके सुनने वाले ने यह बातचीत ख़त्म की है। आप जब चाहें फिर लिख सकते हैं।",
  "ended-by-customer": "आपने यह बातचीत ख़त्म की है। आप जब चाहें फिर लिख सकते हैं।",
  "left-queue": "आपने कतार छोड़ दी है। आप जब चाहें फिर लिख सकते हैं।",
};
/** For somebody who can't write again at present. */
export const lockedNotices = {
  ...notices,
  "ended-by-listener": "आपके सुनने वाले ने यह बातचीत ख़त्म की है। आपका लिखा यहीं रहेगा, और आप पढ़ सकते हैं।",
  "ended-by-customer": "आपने यह बातचीत ख़त्म की है। आपका लिखा यहीं रहेगा, और आप पढ़ सकते हैं।",
  "left-queue": "आपने कतार छोड़ दी है। आपका लिखा यहीं रहेगा, और आप पढ़ सकते हैं।",
};
export const shareAsk = "क्या अगले सुनने वाले छोटा सार पढ़ सकते हैं?";
export const end = "बातचीत ख़त्म करें";
export const endShort = "ख़त्म करें";
export const leaveShort = "छोड़ें";
export const calmTitle = "मन को थोड़ी शांति";
export const breatheIn = "अंदर";
export const breatheOut = "बाहर";
export const breatheText = "घेरा बढ़े तो साँस अंदर लीजिए, घटे तो बाहर छोड़िए।";
export const breatheTold = "किसी के आते ही हम बताएँगे।";
export const limitTitle = "बातचीत जारी रखने के लिए प्रीमियम लें";
export const limitText = "आपके 19 मुफ़्त संदेश पूरे हो गए हैं। आपका लिखा यहीं रहेगा, और आप पढ़ते रह सकते हैं।";
/** A dialog could not be loaded. */
export const notLoaded = "अभी इंटरनेट नहीं है। कृपया जाँचकर फिर कोशिश करें।";
export const limitHeard = "आपके सुनने वाले आपका लिखा पढ़ सकते हैं।";
export const limitRead = "चैट पर वापस";
export const limitWaits = "आप अब भी कतार में हैं: सुनने वाले आकर आपका लिखा पढ़ेंगे।";
/** The free messages were used up in a crisis that is over. */
export const spent = {
  active:
    "आपके मुफ़्त संदेश पूरे हो गए हैं, इसलिए अगला संदेश शायद न जाए। सुनने वाले के साथ आपकी बातचीत खुली है, और वे जो लिखें वह आप पढ़ सकते हैं।",
  waiting: "आपके मुफ़्त संदेश पूरे हो गए हैं, इसलिए अगला संदेश शायद न जाए। आप अब भी कतार में हैं: सुनने वाले आकर आपका लिखा पढ़ेंगे।",
  closed: "आपके मुफ़्त संदेश पूरे हो गए हैं, इसलिए अगला संदेश शायद न जाए। आपका लिखा यहीं रहेगा, और आप पढ़ते रह सकते हैं।",
};
export const minutesText = "आपका लिखा यहीं रहेगा, और आप पढ़ते रह सकते हैं।";
export const minutesElse = "थेरेपिस्ट से मिलने का समय माँगें";
export const goPremiumNow = "अभी प्रीमियम लें";
/** For somebody with a plan whose minutes of today are used up. */
export const seePlans = "प्लान देखें";
export const restored = "आपका आख़िरी संदेश नहीं गया। वह नीचे के बॉक्स में सुरक्षित है।";
export const helpTitle = "अगर अभी किसी की ज़रूरत है, तो ये नंबर दिन-रात मुफ़्त हैं:";
export const refusedTitle = "आपकी बातचीत नहीं खुल सकी।";
export const refusedText = "आपका लिखा सुरक्षित है। कृपया फिर कोशिश करें।";
export const close = "बंद करें";
export const tryAgain = "फिर कोशिश करें";
export const slow = "सामान्य से ज़्यादा समय लग रहा है। आपका नेटवर्क धीमा हो सकता है; आप अभी लिख सकते हैं।";
export const offline = "आप ऑफ़लाइन हैं। आपका लिखा सुरक्षित रहेगा और नेटवर्क आते ही चला जाएगा।";
export const statusOffline = "कनेक्शन नहीं है";
export const statusOld = {
  active: "कनेक्शन नहीं है। सुनने वाले आपके साथ थे।",
  waiting: "कनेक्शन नहीं है। आपको सुनने वाले का इंतज़ार था।",
};
export const waitsForNetwork = "नेटवर्क का इंतज़ार है";
export const keptTalk = "आपके आख़िरी संदेश, जैसे कनेक्शन टूटने से पहले थे।";
export const notHereYet = "नेटवर्क लौटते ही आपकी बातचीत दिखेगी। आप अभी लिख सकते हैं।";
