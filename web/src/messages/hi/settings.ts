export const title = "सेटिंग्स";
export const lookTitle = "थीम";
export const darkMode = "डार्क मोड";
export const darkModeHelp = "रात में आँखों को आराम देता है।";
export const followDevice = "डिवाइस की सेटिंग मानें";
export const followsDevice = "अभी डिवाइस की सेटिंग के अनुसार है।";
export const languageTitle = "भाषा";

export const notificationsTitle = "सूचनाएँ";
export const notifications = "सूचनाएँ";
export const notificationsHelp = "वॉलंटियर जवाब दें या अपॉइंटमेंट तय हो, तो यहाँ पता चलता है।";
export const push = "इस डिवाइस पर सूचनाएँ";
export const pushHelp = "तोडु बंद हो तब भी आती हैं। वे सिर्फ़ इतना बताती हैं कि कुछ नया है; पहले ब्राउज़र आपकी अनुमति माँगता है।";
export const pushImpossible = "यह ब्राउज़र सूचनाएँ नहीं दिखा सकता।";
export const pushUnreached = "अभी पता नहीं चल सका कि इस डिवाइस तक सूचनाएँ पहुँच सकती हैं या नहीं। हम कोशिश करते रहेंगे।";
export const pushRefused = "आपका ब्राउज़र इस पेज की सूचनाओं की अनुमति नहीं देता। आप उसकी सेटिंग में अनुमति दे सकते हैं।";
export const pushFailed = "इस ब्राउज़र में सूचनाएँ चालू नहीं हो सकीं। कृपया फिर कोशिश करें।";
export const pushElsewhere = "चालू है, पर इस डिवाइस पर अभी नहीं।";
export const pushHere = "इस डिवाइस पर भी";
export const details = "बताएँ कि किस बारे में है";
export const detailsHelp =
  "तब ईमेल और इस डिवाइस की सूचनाओं में लिखा होगा कि आपके सुनने वाले ने लिखा है, वग़ैरह। जो लिखा गया, वह उनमें कभी नहीं होता।";
export const notSaved = "यह सेव नहीं हो सका। कृपया फिर कोशिश करें।";

export const moreTitle = "निजता और सुझाव";
export const managePrivacy = "निजता सँभालें";
export const submitFeedback = "सुझाव दें";

export const neutralTitle = "पेज का सादा नाम";
export const neutralTitleHelp = "इस डिवाइस के ब्राउज़र टैब और हिस्ट्री में Thodu की जगह “नोट्स” दिखेगा।";
export const neutralWords = "नोट्स";
export const quickExit = "तुरंत बाहर";
export const quickExitHelp = "हर पेज पर एक बटन; उसे दबाने से, या Esc तीन बार दबाने से, तुरंत एक साधारण पेज खुल जाता है।";
export const whatWeKeep = "हम क्या रखते हैं, और कौन देख सकता है";
export const privacyPolicy = "निजता नीति पढ़ें";
export const keepLabel = "मेरी बातचीत रखें";
export const keepHelp = "आख़िरी संदेश से गिना जाता है। उसके बाद लिखा हुआ सब हमेशा के लिए मिट जाता है।";
export const keepChoices = {
  always: "जब तक मैं न मिटाऊँ",
  "30-days": "30 दिन",
  "90-days": "90 दिन",
  "365-days": "एक साल",
};
export const keepSaved = "सेव हो गया।";
export const keepGuest = "आप यहाँ मेहमान हैं: आपकी बातचीत आख़िरी संदेश के 30 दिन बाद मिट जाती है।";
export const yourData = "आपकी जानकारी";
export const copyText = "आपके बारे में जो रखा है, पढ़ने के पेज या प्रोग्रामों की फ़ाइल (JSON) के रूप में।";
export const getPage = "पढ़ने के लिए डाउनलोड करें";
export const getCopy = "मेरी जानकारी डाउनलोड करें";
export const copying = "इकट्ठा कर रहे हैं...";
export const copyHere = "आपकी जानकारी अब इस डिवाइस पर है।";
export const consentTitle = "आपकी सहमति";
export const consentText =
  "लिखते, कॉल करते, मदद माँगते या साइन अप करते समय आपने कहा था कि आप 18 या उससे बड़े हैं और शर्तें व निजता नीति मानते हैं। इसे वापस ले सकते हैं। तब आपकी बातचीत ख़त्म हो जाती है; फिर लिखने, कॉल करने या माँगने पर आप फिर सहमत होते हैं।";
export const withdraw = "सहमति वापस लें";
export const withdrawSure = "सहमति वापस लेकर बातचीत ख़त्म करें?";
export const withdrawNo = "सहमति बनी रहने दें";
export const withdrawn = "आपकी सहमति वापस ले ली गई है।";
export const deleteTitle = "सब कुछ मिटाएँ";
export const deleteText =
  "आपका खाता, बातचीत, अनुरोध और सूचनाएँ हमेशा के लिए मिट जाते हैं। सिर्फ़ भुगतान के रिकॉर्ड, आपके नाम के बिना, रहते हैं, क्योंकि क़ानून माँगता है।";
export const deletePlan = (until: string) =>
  `${until} तक का आपका प्लान भी आपके खाते के साथ ख़त्म हो जाएगा। उसका पैसा वापस नहीं होगा, और आगे कोई पैसा नहीं लिया जाएगा।`;
/** `when`: a moment in India. */
export const deleteAppointment = (when: string) => `खाते के साथ थेरेपिस्ट से आपकी अपॉइंटमेंट भी रद्द हो जाएगी: ${when}।`;
export const deleteWaits = "आपको अभी सुनने वाले का इंतज़ार है। खाता मिटाने पर कोई आपके पास नहीं आ सकेगा।";
export const deleteInTalk = "आप एक सुनने वाले के साथ चैट में हैं। खाता मिटाने पर वह ख़त्म हो जाएगी।";
export const deleteInCall = "आप कॉल पर हैं। खाता मिटाने पर कॉल ख़त्म हो जाएगी।";
export const deleteAccount = "मेरा खाता मिटाएँ";
export const deleteSure = "खाता और उसका सब कुछ मिटा दें? इसे वापस नहीं लाया जा सकता।";
export const deletePassword = "आपका पासवर्ड";
export const deleteWrong = "यह आपका पासवर्ड नहीं है। कुछ नहीं मिटा।";
export const deleteYes = "हाँ, मिटा दें";
export const deleteNo = "मेरा खाता रहने दें";
export const deleted = "आपका खाता मिटा दिया गया है।";

export const feedbackTitle = "सुझाव दें";
export const feedbackText = "क्या काम आया, क्या चुभा, क्या नहीं है? हम सब पढ़ते हैं।";
export const feedbackField = "आपका सुझाव";
export const feedbackSend = "सुझाव भेजें";
export const feedbackSent = "धन्यवाद। हम सब पढ़ते हैं।";
