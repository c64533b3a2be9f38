export const toDecide = "फ़ैसले के लिए";
export const noneToDecide = "भेजा हुआ कोई आवेदन जवाब का इंतज़ार नहीं कर रहा। जो अभी भेजे नहीं गए, वे “आवेदन” में हैं।";
export const sentOn = (day: string) => `भेजा गया: ${day}`;
export const sentLast = "आख़िरी बार भेजा";
export const read = "आवेदन पढ़ें";
export const back = "सूचियों पर वापस";
export const of = (who: string) => `${who} का आवेदन`;
export const state = "स्थिति";
export const email = "ईमेल";
export const confirmed = "पुष्टि हो गई";
export const notConfirmed = "पुष्टि नहीं हुई";
export const notWritten = "इन्होंने कोई लिखित आवेदन नहीं भेजा है। साइन अप करते समय इन्होंने यह बताया था।";
export const languages = "भाषाएँ";
export const why = "ये क्यों सुनना चाहते हैं";
export const phone = "फ़ोन";
export const notSent = "इसे अभी भेजा नहीं गया है, इसलिए जवाब देने के लिए कुछ नहीं है। फिर भी मंज़ूरी दी जा सकती है।";
/** While the applicant has not answered a question. */
export const askedBack =
  "इनसे सवाल पूछा गया है। इनके फिर भेजने के बाद आप नामंज़ूर कर सकते हैं या फिर पूछ सकते हैं। तब तक सिर्फ़ मंज़ूरी दी जा सकती है; कुछ न भेजने पर इनका लिखा सवाल या आख़िरी बदलाव के 90 दिन बाद मिट जाता है।";
export const lastAnswer = "टीम का पिछला जवाब";
export const answerTitle = "आपका जवाब";
export const choose = "आपका फ़ैसला क्या है?";
export const answers = { approve: "मंज़ूर करें", ask: "सवाल पूछें", decline: "नामंज़ूर करें" } as const;
export const follows = {
  approve: "वे तुरंत वॉलंटियर के रूप में लॉग इन कर सकते हैं, देख सकते हैं कौन इंतज़ार में है, और जिन्हें चुनें उन्हें जवाब दे सकते हैं।",
  ask: "वे आपका सवाल अपने पेज पर पढ़ते हैं, आवेदन बदल सकते हैं और फिर भेज सकते हैं।",
  decline: "वे आपके शब्द अपने पेज पर पढ़ते हैं। उनका लिखा 90 दिन बाद मिट जाता है; तब तक सूची में मंज़ूरी दी जा सकती है।",
} as const;
export const told = "उन्हें तोडु में सूचना मिलती है, और अगर वे चाहें और पते की पुष्टि हुई हो तो ईमेल भी।";
export const words = "उनके लिए आपके शब्द";
export const wordsHelp = "वे ठीक यही पढ़ेंगे। ज़्यादा से ज़्यादा 1,000 अक्षर।";
export const wordsOptional = "उनके लिए आपके शब्द (ज़रूरी नहीं)";
export const wordsMissing = "कृपया लिखिए कि वे क्या पढ़ें।";
export const proceed = "आगे बढ़ें";
export const sureTitle = {
  approve: "इस वॉलंटियर को मंज़ूरी दें?",
  ask: "यह सवाल भेजें?",
  decline: "यह आवेदन नामंज़ूर करें?",
} as const;
export const sending = "भेज रहे हैं...";
export const done = {
  approve: "मंज़ूर। उन्हें बता दिया गया है।",
  ask: "पूछ लिया। उन्हें बता दिया गया है।",
  decline: "नामंज़ूर। उन्हें बता दिया गया है।",
} as const;
export const overtaken = "आपसे पहले किसी साथी ने जवाब दे दिया। आपका जवाब नहीं भेजा गया।";
export const overtakenWords = "आपसे पहले किसी साथी ने जवाब दे दिया। आपने जो लिखा था, वह नहीं भेजा गया:";
/** Whether an applicant agrees to that. */
export const agreesToChecks = "जाँच के लिए सहमति";
