export const pleaseCheck = "कृपया ये जाँच लें:";
export const showPassword = "दिखाएँ";
export const hidePassword = "छिपाएँ";
export const needed = "कृपया इसे भरें।";
export const badEmail = "कृपया पूरा ईमेल लिखें, जैसे name@example.com।";
export const tooLong = "यह थोड़ा ज़्यादा लंबा है।";
export const passwordsDiffer = "पासवर्ड एक जैसे नहीं हैं";
export const inField = (field: string, problem: string): string => `${field}: ${problem}`;
