export const title = "आपकी प्रोफ़ाइल";
export const lead = "यह पेज सिर्फ़ आप और तोडु की टीम देख सकते हैं। वॉलंटियर कभी नहीं देखते।";
export const detailsTitle = "नाम और ईमेल";
export const name = "नाम";
export const email = "ईमेल";
export const noName = "अभी नहीं दिया";
export const edit = "बदलें";
export const save = "सेव करें";
export const cancel = "रहने दें";
export const nameSaved = "आपका नाम सेव हो गया।";
export const emailHelp = "ईमेल बदलने के लिए आपका पासवर्ड चाहिए। नए पते पर एक लिंक जाएगा; उसे खोलने पर ही बदलेगा।";
/** Must say the same whether or not the address has an account. */
export const linkAsked = (address: string): string =>
  `${address} पर जाने वाला लिंक खोलते ही आपका ईमेल बदल जाएगा। कुछ मिनट में कुछ नहीं आया? पता जाँच लें; जो पता किसी और खाते का है, उस पर लिंक नहीं जाता।`;

export const passwordTitle = "पासवर्ड बदलें";
export const currentPassword = "मौजूदा पासवर्ड";
export const newPassword = "नया पासवर्ड";
export const confirmNewPassword = "नया पासवर्ड दोबारा लिखें";
export const passwordsDiffer = "नया पासवर्ड और दोबारा लिखा पासवर्ड एक जैसे नहीं हैं!";
export const passwordChanged = "पासवर्ड बदल गया!";
export const currentWrong = "यह आपका मौजूदा पासवर्ड नहीं है।";

export const notificationsTitle = "सूचना सेटिंग्स";
export const emailNotifications = "ईमेल सूचनाएँ";
export const smsNotifications = "SMS सूचनाएँ";
export const emailNotSetUp = "ईमेल सूचनाएँ अभी उपलब्ध नहीं हैं। उनके आने तक आपकी पसंद बनी रहेगी।";
export const smsNotSetUp = "SMS सूचनाएँ अभी उपलब्ध नहीं हैं। उनके आने तक आपकी पसंद बनी रहेगी।";
export const saveSettings = "सेटिंग्स सेव करें";
export const settingsSaved = "सेटिंग्स सेव हो गईं।";
export const unconfirmed = (address: string): string => `हमने ${address} पर जो लिंक भेजा है, उसे खोलने के बाद ईमेल आएँगे।`;

export const activityTitle = "हाल की बातें";
export const noActivity = "अभी कुछ नहीं। कोई बात नहीं।";
export const activities = {
  joined: "आप तोडु से जुड़े",
  began: "आपने चैट शुरू की",
  wrote: "आपने चैट में लिखा",
  called: "आपने वॉलंटियर को कॉल की",
  unanswered: "आपने कॉल की, पर किसी से बात नहीं हुई",
  asked: "आपने बात करने के लिए किसी को माँगा",
  reported: "आपने एक बातचीत के बारे में हमारी टीम को बताया",
  appointment: "आपने अपॉइंटमेंट माँगी",
  plan: "आपका प्लान शुरू हुआ",
};

export const premiumTitle = "ज़्यादा देर बात करें";
export const premiumText = "प्लान के साथ रोज़ ज़्यादा देर चैट और कॉल कर सकते हैं।";
export const goPremium = "प्रीमियम लें";
/** Replaces it for somebody who has a monthly plan. */
export const planTitle = "आपका प्लान";
export const seePlan = "अपना प्लान देखें";
