export const heading = "मदद माँगें";
export const lead = "कोई नेकदिल इंसान कुछ देर आपके साथ रह सकता है। क्यों, यह बताना ज़रूरी नहीं।";
export const requestNow = "अभी मदद माँगें";
export const submitted = "आपका अनुरोध मिल गया है!";
export const submittedTitle = "आप कतार में हैं";
export const place = (position: number) =>
  position <= 1 ? "अगली बारी आपकी है।" : position === 2 ? "आपसे पहले एक व्यक्ति हैं।" : `आपसे पहले ${position - 1} लोग हैं।`;
export const submittedText = "एक वॉलंटियर चैट में आपको लिखेंगे। आप वहाँ अभी से लिख सकते हैं।";
export const submittedTextUsed =
  "एक वॉलंटियर चैट में आपको लिखेंगे, आप वहाँ पढ़ सकते हैं। आपके मुफ़्त संदेश पूरे हो गए हैं; प्लान के साथ आप जवाब दे सकते हैं।";
/** In a crisis, instead of the place: if nobody stands before them, and otherwise. */
export const firstOfAll = "पहली बारी आपकी है।";
export const amongFirst = "आप सबसे आगे वालों में हैं।";
export const placeUnknown = "कतार में आपकी जगह देखी जा रही है …";
export const comeTitle = "आपके लिए कोई आ गया है";
export const comeText = "वे चैट में आपका इंतज़ार कर रहे हैं।";
export const cameTitle = "आपके लिए कोई आए थे";
export const cameText = "एक वॉलंटियर ने आपकी बातचीत खोली थी। वे अब भी हैं या नहीं, यह आपके फिर से ऑनलाइन होने पर पता चलेगा।";
export const comeTextUsed = "आप वहाँ पढ़ सकते हैं। आपके मुफ़्त संदेश पूरे हो गए हैं; प्लान के साथ आप जवाब दे सकते हैं।";

export const toChat = "चैट खोलें";
export const toCall = "वॉलंटियर को कॉल करें";
export const toPlans = "प्लान देखिए";
export const what = "उसके बाद क्या होता है";
export const steps: readonly string[] = [
  "जो वॉलंटियर ख़ाली हैं, वे आपकी बातचीत लेते हैं और जवाब देते हैं।",
  "उन्हें एक बदला हुआ नाम दिखता है, आपका ईमेल या नंबर कभी नहीं।",
  "आप कभी भी रुक सकते हैं और किसी भी दिन लौट सकते हैं।",
];
