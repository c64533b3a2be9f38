/** The card of the person's own plan, which is loaded after the page. */

export const leftUnlimited = "कॉल और चैट बिना किसी सीमा के।";
export const leftToday = {
  chat: (minutes: number) => `आज ${minutes} मिनट की चैट बाक़ी है`,
  call: (minutes: number) => `आज ${minutes} मिनट की कॉल बाक़ी है`,
};
export const leftOfOne = {
  chat: (minutes: number) => `${minutes} मिनट की चैट बाक़ी है`,
  call: (minutes: number) => `${minutes} मिनट की कॉल बाक़ी है`,
};
export const leftEither = (...kinds: readonly string[]) => kinds.join(", या ");
export const leftNone = "यह पूरा इस्तेमाल हो चुका है।";
/** In a crisis, above what is left. */
export const notCounted = "अभी आपके लिए कोई सीमा नहीं है, और आपके मिनट नहीं गिने जाते।";
export const planPaused = "आपका बैंक आपका एक भुगतान वापस माँग रहा है। उस भुगतान से जो लिया था, वह बैंक के फ़ैसले तक रुका रहेगा।";
export const unpaid = (until: string) =>
  `आपके बैंक ने अगले महीने का भुगतान नहीं किया। आने वाले दिनों में उससे फिर कहा जा सकता है; ${until} तक कुछ नहीं बदलेगा। तब भी न हो, तो आप प्लान फिर से ले सकते हैं।`;
/** If no monthly plan is running (any more). */
export const unpaidOver =
  "आपके बैंक ने आपके मासिक प्लान के अगले महीने का भुगतान नहीं किया। उससे फिर कहा जा सकता है, और भुगतान होते ही प्लान फिर चालू हो जाएगा। अगर आप यह नहीं चाहते, तो इसे यहाँ रद्द करें।";
/** Shown if nothing else says that money is charged each month. */
export const renews =
  "आपने एक प्लान के लिए हर महीने भुगतान करने की सहमति दी है। जब तक आप इसे रद्द नहीं करते, आपके बैंक से पैसा माँगा जा सकता है।";
export const cancel = "प्लान रद्द करें";
export const cancelTitle = "अपना प्लान रद्द करें?";
export const cancelText = (until: string) =>
  `आगे कोई पैसा नहीं लिया जाएगा, और आप अपना प्लान ${until} तक इस्तेमाल कर सकते हैं। आंशिक रिफ़ंड नहीं होता: बचे दिनों का पैसा वापस नहीं मिलता।`;
export const cancelTextOver = "आगे कोई पैसा नहीं लिया जाएगा। जिसके लिए आप भुगतान कर चुके हैं, वह वैसा ही रहेगा।";
export const cancelYes = "हाँ, रद्द करें";
export const cancelNo = "प्लान रहने दें";
export const cancelDone = (until: string) => `रद्द हो गया। ${until} तक आप प्लान इस्तेमाल कर सकते हैं।`;
export const cancelDoneOver = "रद्द हो गया। आगे कोई पैसा नहीं लिया जाएगा।";
export const loadingPlan = "आपका प्लान देखा जा रहा है…";
export const planRefused = "अभी आपका प्लान नहीं देखा जा सका। अगर आपका प्लान है, तो वह बना हुआ है।";
