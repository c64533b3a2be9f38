export const lead = "यहाँ आप तय करते हैं कि तोडु पर लोगों की बात कौन सुन सकता है। हर फ़ैसला दर्ज होता है।";
export const search = "ईमेल से खोजें";
export const applications = "आवेदन";
export const listeners = "मंज़ूर वॉलंटियर";
export const noApplications = "कोई मंज़ूरी का इंतज़ार नहीं कर रहा।";
/** The name of the list of listeners whose approval was revoked. */
export const revokedList = "मंज़ूरी वापस";
export const noRevoked = "किसी की मंज़ूरी वापस नहीं ली गई।";
export const noListeners = "अभी किसी को मंज़ूरी नहीं मिली है।";
/** The orders of the approved listeners. */
export const order = "क्रम";
export const listenersBy = { newest: "सबसे नए पहले", heard: "सबसे ज़्यादा लोगों को सुनने वाले पहले" };
export const heardOnly = "जिन्होंने अब तक किसी को नहीं सुना, वे इस क्रम में नहीं हैं।";

/** Shown until an application is sent. */
export const signedUpOn = (day: string) => `खाता बनाया: ${day}`;
export const approvedOn = (day: string) => `मंज़ूरी: ${day}`;
export const endedOn = (day: string) => `मंज़ूरी वापस ली गई: ${day}`;
export const noName = "नाम नहीं दिया";
export const about = "इनके बारे में";
export const bio = "परिचय";
export const experience = "अनुभव";
export const holding = (count: number) => `${count} बातचीत में`;

export const approve = "मंज़ूरी दें";
export const approving = "मंज़ूरी दे रहे हैं...";
export const approveTitle = "इन वॉलंटियर को मंज़ूरी दें?";
export const approveText = "ये तुरंत वॉलंटियर के रूप में लॉग इन कर सकेंगे, देख सकेंगे कि कौन इंतज़ार में है, और जिन्हें चुनें उन्हें जवाब दे सकेंगे।";
export const approved = (email: string) => `${email} अब सुन सकते हैं।`;
export const unconfirmed = "ईमेल की पुष्टि नहीं हुई";
export const unconfirmedText = "इस ईमेल की अभी पुष्टि नहीं हुई है। हो सकता है वह ग़लत लिखा हो या किसी और का हो। फिर भी मंज़ूरी दें?";
export const notSentText = "इनका आवेदन भेजा नहीं गया है। ये क्यों सुनना चाहते हैं, यह वहाँ नहीं पढ़ा जा सकता। फिर भी मंज़ूरी दें?";
export const approveAnyway = "फिर भी मंज़ूरी दें";

export const revoke = "मंज़ूरी वापस लें";
export const revoking = "वापस ले रहे हैं...";
export const revokeTitle = "यह मंज़ूरी वापस लें?";
export const revokeText =
  "इनकी पहुँच तुरंत बंद हो जाती है, खुले पेजों पर भी। जो लोग इनसे बात कर रहे हैं, वे तुरंत फिर कतार में आ जाते हैं और उन्हें बताया जाता है कि सुनने वाले को जाना पड़ा।";
export const holdingNow = (count: number) =>
  count === 1 ? "वे इस समय किसी से बात कर रहे हैं।" : `वे इस समय ${count} लोगों से बात कर रहे हैं।`;
/** After that, if some of them are in a crisis. `of`: all of them. */
export const inCrisisOf = (count: number, of: number) => {
  if (of === 1) return "वह व्यक्ति संकट में है।";
  return count === 1 ? "उनमें से 1 संकट में है।" : `उनमें से ${count} संकट में हैं।`;
};
export const revoked = (email: string) => `${email} अब नहीं सुन सकते।`;
/** After it, if they were with anybody. */
export const peopleBack = "जो लोग इनसे बात कर रहे थे, वे फिर कतार में हैं।";

/** The reason in the audit log. */
export const undoReason = "मंज़ूरी के तुरंत बाद वापस ली।";

export const cancel = "रहने दें";
export const notYourself = "आप अपने ही खाते के बारे में फ़ैसला नहीं कर सकते। कृपया किसी दूसरे एडमिन से कहिए।";
export const gone = "यह खाता अब नहीं है। इसकी मंज़ूरी बदली नहीं जा सकती।";
export const searchHelp = "पते की शुरुआत लिखें।";
export const noMatch = "इस सूची में ऐसे शुरू होने वाला कोई पता नहीं है।";
/** An admin's decision was refused because a colleague has decided about the same person. */
export const overtaken = {
  approved: (who: string) => `इस बीच एक साथी ने ${who} को मंज़ूरी दे दी। यहाँ से कुछ नहीं बदला।`,
  revoked: (who: string) => `इस बीच एक साथी ने ${who} की मंज़ूरी वापस ले ली। यहाँ से कुछ नहीं बदला।`,
  answered: (who: string) => `इस बीच एक साथी ने ${who} के बारे में फ़ैसला कर लिया है। यहाँ से कुछ नहीं बदला। कृपया इसे फिर से देखें।`,
};
