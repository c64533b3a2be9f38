import type { NotificationType } from "@thodu/domain/notifications/model";

export const heading = "सूचनाएँ";
export const titleOf: Readonly<Record<NotificationType, string>> = {
  Support: "सहायता की सूचना",
  Therapy: "थेरेपी की सूचना",
  General: "सामान्य सूचना",
};
export const unreadMark = "नई";
export const markAsRead = "पढ़ा हुआ मानें";
export const clearAll = "सभी सूचनाएँ हटाएँ";
export const cleared = "सभी सूचनाएँ हटा दी गईं।";
export const open = "खोलें";
export const count = (unread: number) => `${unread} नई`;

export const empty = "कोई नई सूचना नहीं है।";
export const emptyText = "जब वॉलंटियर जवाब देंगे या अपॉइंटमेंट तय होगी, तो यहाँ दिखेगा।";
export const nobodyText = "वॉलंटियर को लिखने या लॉग इन करने के बाद आपकी सूचनाएँ यहाँ दिखेंगी।";
export const toChat = "वॉलंटियर को लिखें";
export const login = "लॉग इन";

export const loading = "आपकी सूचनाएँ आ रही हैं…";
export const slow = "सामान्य से ज़्यादा समय लग रहा है। शायद नेटवर्क धीमा है; हम कोशिश कर रहे हैं।";
export const offline = "आप ऑफ़लाइन हैं। नेटवर्क आते ही आपकी सूचनाएँ दिखेंगी।";
export const refused = "आपकी सूचनाएँ नहीं आ सकीं।";
export const tryAgain = "फिर कोशिश करें";
export const notStored = "यह नहीं हो सका। नेटवर्क देखकर फिर कोशिश करें।";
