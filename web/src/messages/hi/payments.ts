export const title = "भुगतान";
export const none = "आपने अभी तक कोई भुगतान नहीं किया है।";
export const receipt = "रसीद";
export const receiptTitle = "रसीद";
export const what = "प्लान";
export const amount = "राशि";
export const paidOn = "भुगतान का समय (भारतीय समय)";
export const status = "स्थिति";
export const paid = "भुगतान हुआ";
export const reference = "रेफ़रेंस";
export const paymentId = "पेमेंट ID";
export const orderId = "ऑर्डर ID";
export const print = "प्रिंट करें";
export const byEmail = "भुगतान के ईमेल में राशि, तारीख़ और रेफ़रेंस तभी होते हैं जब आप “बताएँ कि किस बारे में है” चालू करें।";
export const toSettings = "सेटिंग्स";
export const secondRefunded = (sum: string, by: string) =>
  `इसके लिए आपने दो बार भुगतान किया था: ${sum} का दूसरा भुगतान वापस कर दिया गया। रेफ़रेंस: ${by}।`;
export const secondDue = (sum: string, by: string) =>
  `इसके लिए आपने दो बार भुगतान किया: ${sum} का दूसरा भुगतान वापस किया जा रहा है। रेफ़रेंस: ${by}।`;
export const newestOnly = (count: number) => `सबसे नए ${count} दिखाए गए हैं। सभी आपके डेटा की कॉपी में हैं।`;
