/** An applicant's answers and the state of their application; admins see these texts too. */
export const title = "वॉलंटियर के रूप में आपका आवेदन";
export const stepsTitle = "अभी कहाँ तक पहुँचा";
export const steps = {
  signUp: "आपने साइन अप किया",
  write: "आप अपने बारे में बताते हैं",
  read: "टीम पढ़कर यहाँ, सूचना में और ईमेल से जवाब देती है",
  listen: "आप वॉलंटियर के रूप में लॉग इन करके सुनते हैं",
} as const;
export const stepNow = "अभी";
export const stepDone = "हो गया";
export const states = {
  draft: "अभी भेजा नहीं गया",
  sent: "भेज दिया, टीम के जवाब का इंतज़ार",
  asked: "टीम ने कुछ पूछा है",
  declined: "मंज़ूरी नहीं मिली",
  approved: "मंज़ूर",
  ended: "मंज़ूरी वापस ली गई",
} as const;
export const stateText = {
  draft: "कृपया अपने बारे में थोड़ा बताइए। जो आप लिखते हैं वह साथ-साथ सेव होता है; आप इसे बाद में भी पूरा कर सकते हैं।",
  sent: "धन्यवाद। टीम में से कोई इसे पढ़कर जवाब देगा। तब तक आवेदन में और कुछ नहीं करना है।",
  asked: "जो पूछा गया है उसे बदलिए या जोड़िए, और फिर से भेजिए।",
  declined: "हमें अफ़सोस है। आपने यहाँ जो लिखा है वह 90 दिन बाद मिटा दिया जाता है; उसके बाद आप फिर आवेदन कर सकते हैं।",
  approved: "अब आप वॉलंटियर के रूप में लॉग इन कर सकते हैं।",
  ended: "अब आप यहाँ नहीं सुनते। इस आवेदन में लिखी बातें 90 दिन बाद मिटा दी जाती हैं।",
} as const;
export const wordsTitle = "टीम ने लिखा";
export const kept = "90 दिन तक कोई बदलाव न हो तो अधूरा आवेदन मिटा दिया जाता है।";
export const name = "नाम";
export const nameHelp = "यह टीम और साथी वालंटियर को दिखता है। जिन्हें आप सुनते हैं उन्हें कभी नहीं।";
export const languages = "जिन भाषाओं में आप सुन सकते हैं";
export const hours = "हफ़्ते में घंटे";
export const choose = "कृपया चुनिए";
export const hourNames = { "1-2": "1 से 2", "3-5": "3 से 5", "6-10": "6 से 10", "over-10": "10 से ज़्यादा" } as const;
export const why = "आप क्यों सुनना चाहते हैं?";
export const whyHelp = "कुछ वाक्य काफ़ी हैं। ज़्यादा से ज़्यादा 1,000 अक्षर।";
export const experience = "अनुभव (अगर हो)";
export const experienceHelp = "सुनना, दूसरों की देखभाल, जो आपने ख़ुद झेला है। ज़्यादा से ज़्यादा 1,000 अक्षर।";
export const checks = "टीम यहाँ लिखी बातों की जाँच कर सकती है, और मुझसे मेरी पहचान का प्रमाण माँग सकती है।";
export const checksShort = "जाँच की अनुमति";
export const checksMissing = "इसके लिए आपकी सहमति चाहिए।";
export const languageMissing = "कृपया कम से कम एक चुनिए।";
export const send = "टीम को भेजें";
export const sending = "भेज रहे हैं...";
export const sent = "आपका आवेदन भेज दिया गया है।";
export const saving = "सेव हो रहा है…";
export const saved = "सब कुछ सेव है।";
export const notSaved = (reason: string) => `अभी सेव नहीं हुआ: ${reason}`;
export const yours = "आपने लिखा";
export const nothing = "कुछ नहीं लिखा";
export const toLogin = "वॉलंटियर लॉग इन";
export const loading = "लोड हो रहा है…";
export const refused = "आपका आवेदन लोड नहीं हो सका।";
export const tryAgain = "फिर कोशिश करें";
export const none = "इस खाते से वॉलंटियर बनने का आवेदन नहीं हुआ है।";
export const toSignup = "वॉलंटियर बनें";
export const agreed = "हाँ";
export const notAgreed = "नहीं";
