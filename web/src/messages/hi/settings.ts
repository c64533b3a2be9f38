export const title = 'सेटिंग्स';
export const lookTitle = 'रूप';
export const darkMode = 'डार्क मोड';
export const darkModeHelp = 'रात में आँखों को आराम देता है। इसी फ़ोन पर याद रहता है।';
export const followDevice = 'फ़ोन की सेटिंग मानें';
export const followsDevice = 'अभी फ़ोन की सेटिंग मान रहा है।';

export const notificationsTitle = 'सूचनाएँ';
export const notifications = 'सूचनाएँ';
export const notificationsHelp = 'वॉलंटियर जवाब दें या अपॉइंटमेंट तय हो, तो यहाँ बताता है।';
export const notSaved = 'यह सहेजा नहीं जा सका। कृपया फिर कोशिश करें।';

export const moreTitle = 'निजता और सुझाव';
export const managePrivacy = 'निजता सँभालें';
export const submitFeedback = 'सुझाव दें';

export const neutralTitle = 'सादा पेज नाम';
export const neutralTitleHelp = 'इस फ़ोन के ब्राउज़र टैब और हिस्ट्री में Thodu की जगह “नोट्स” दिखेगा।';
export const neutralWords = 'नोट्स';
export const whatWeKeep = 'हम क्या रखते हैं, और कौन देख सकता है';
export const privacyPolicy = 'निजता नीति पढ़ें';
export const yourData = 'आपकी जानकारी';
export const yourDataText = 'आपके बारे में जो कुछ हमारे पास है, उसकी कॉपी माँग सकते हैं, या उसे हमेशा के लिए मिटवा सकते हैं। अपने खाते वाले ईमेल से लिखें।';
export const askCopy = 'कॉपी माँगें';
export const askDelete = 'मेरा खाता मिटाने को कहें';
export const mailCopySubject = 'मेरी जानकारी की कॉपी';
export const mailCopyText = 'मेरे बारे में जो भी जानकारी आपके पास है, उसकी कॉपी भेजें।';
export const mailDeleteSubject = 'मेरा खाता मिटाएँ';
export const mailDeleteText = 'मेरा खाता और मेरे बारे में सारी जानकारी मिटा दें।';

export const feedbackTitle = 'सुझाव दें';
export const feedbackText = 'क्या काम आया, क्या चुभा, क्या नहीं है? हम सब पढ़ते हैं।';
export const feedbackField = 'आपका सुझाव';
export const feedbackSend = 'सुझाव भेजें';
export const feedbackSent = 'धन्यवाद। हम सब पढ़ते हैं।';
