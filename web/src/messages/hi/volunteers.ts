export { email, password } from "./volunteerLogin";

export const signupTitle = "वॉलंटियर बनिए";
export const signupLead = "अपनेपन से सुनना, बिना परखे। शुरू करने के लिए बस इतना ही चाहिए।";
export const nextTitle = "आगे क्या होगा";
export const next = [
  "आप अपने ईमेल से यहाँ साइन अप करते हैं और अपने बारे में बताते हैं।",
  "टीम से कोई उसे पढ़कर आपको जवाब देता है।",
  "मंज़ूरी मिलने पर आप लॉग इन करते हैं और जब समय हो, सुनते हैं।",
];
export const signUp = "साइन अप";
export const signingUp = "साइन अप हो रहा है...";
export const signupFailed = "साइन अप नहीं हो सका। हो सकता है यह ईमेल पहले से इस्तेमाल में हो।";
export const passwordHelp = "कम से कम 6 अक्षर।";
export const alreadyVolunteer = "पहले से वॉलंटियर हैं?";
export const toLogin = "लॉग इन";

export const passwordShort = "यह पासवर्ड बहुत छोटा है। कम से कम 6 अक्षर रखिए।";

export const welcome = (name: string) => (name === "" ? "स्वागत है" : `स्वागत है, ${name}`);
export const homeLead = "सही शब्द ज़रूरी नहीं। आपका साथ होना ही सहारा है।";
export const waitingNow = (count: number, more: boolean) => {
  if (count === 0) return "अभी कोई इंतज़ार में नहीं है।";
  if (more) return `${count} से ज़्यादा लोग किसी सुनने वाले के इंतज़ार में हैं।`;
  return count === 1 ? "एक व्यक्ति किसी सुनने वाले के इंतज़ार में है।" : `${count} लोग किसी सुनने वाले के इंतज़ार में हैं।`;
};
export const crisisWaits = "संकट में पड़ा कोई व्यक्ति इंतज़ार में है।";
export const goToChat = "चैट पर जाएँ";
export const viewProfile = "प्रोफ़ाइल देखें";
export const onCall = "रात में ऑन कॉल";
export const shifts = "आपकी शिफ़्टें";
export const nextShift = "आपकी अगली शिफ़्ट:";
export const careTitle = "और आप कैसे हैं?";
export const careText =
  "सुनने में भी ताक़त लगती है। थोड़ा पानी पीजिए, साँस लीजिए, मन करे तो ब्रेक लीजिए। आप कोई भी बातचीत कतार में लौटा सकते हैं, कोई वजह नहीं पूछेगा।";
export const careLine = "अगर कोई बात मन में रह जाए: ";
export const careFree = "मुफ़्त, दिन-रात";

export const profileTitle = "मेरी प्रोफ़ाइल";
export const profileLead =
  "यह टीम को दिखता है, और साथी वालंटियर को आपका नाम और भाषाएँ दिखती हैं। जिन्हें आप सुनते हैं, उन्हें आपका नाम कभी नहीं दिखता।";
export const name = "नाम";
export const phone = "फ़ोन";
export const bio = "आपके बारे में";
export const experience = "अनुभव";
export const emailHelp = "आप इसी पते से लॉग इन करते हैं, इसलिए यह नहीं बदलता।";
export const phoneHelp = "एरिया या देश के कोड के साथ, जैसे +91 98480 22338।";
export const bioHelp = "अपने बारे में कुछ पंक्तियाँ: भाषाएँ, आपके पास समय कब होता है। ज़्यादा से ज़्यादा 1,000 अक्षर।";
export const experienceHelp = "सुनना, दूसरों की देखभाल, जिससे आप ख़ुद गुज़रे हैं। ज़्यादा से ज़्यादा 1,000 अक्षर।";
export const notYet = "अभी नहीं लिखा";
export const editProfile = "प्रोफ़ाइल बदलें";
export const save = "सेव करें";
export const saving = "सेव हो रहा है...";
export const exit = "बाहर जाएँ";
export const saved = "आपकी प्रोफ़ाइल सेव हो गई।";
export const phoneWrong = "6 से 20 अंकों का फ़ोन नंबर लिखिए, जैसे +91 98480 22338।";
export const leaveTitle = "बिना सेव किए जाएँ?";
export const leaveText = "आपने यहाँ जो बदला है, वह अभी सेव नहीं हुआ है।";
export const leave = "जाएँ";
export const stay = "बदलना जारी रखें";
export const loading = "ला रहे हैं…";
export const profileRefused = "आपकी प्रोफ़ाइल नहीं आ सकी।";
export const tryAgain = "फिर कोशिश करें";
export const ownFigures = (talks: number, hours: number) =>
  `आपने ${talks === 1 ? "एक बातचीत" : `${talks} बातचीतों`} में किसी को सुना है${hours > 0 ? `, डेस्क पर ${hours === 1 ? "1 घंटा" : `${hours} घंटे`}` : ""}। धन्यवाद।`;
export const confirmed = "पुष्टि हो गई";
export const notConfirmed = "पुष्टि नहीं हुई";
export const unconfirmed = (address: string) =>
  `कृपया वह लिंक खोलिए जो हमने ${address} पर भेजा है। टीम देखती है कि आपके पते की पुष्टि हुई है या नहीं।`;
