export const forgot = "पासवर्ड भूल गए?";
export const resetNeedsEmail = "कृपया पहले अपना ईमेल लिखें। लिंक उसी पते पर आएगा।";
export const resetSent = (address: string): string => `अगर ${address} पर खाता है, तो नया पासवर्ड बनाने का लिंक आ रहा है।`;
