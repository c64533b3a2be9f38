/** Asked before a plan that somebody has is bought again. */
export const againTitle = (plan: string) => `${plan} फिर से लें?`;
export const againText = (until: string) => `यह प्लान आपके पास ${until} तक है; फिर से लेने पर एक महीना और जुड़ेगा।`;
export const againTextRenewing = (until: string) =>
  `यह प्लान आपके पास ${until} तक है। आगे बढ़ने पर पैसा अभी कटेगा और फिर आपके रद्द करने तक हर महीने; हर बार एक महीना जुड़ेगा।`;
export const againYes = "एक महीना और लें";
export const againYesRenewing = "हर महीने भुगतान करें";
export const againNo = "अभी नहीं";
/** Asked before a plan is bought by somebody who has another one. */
export const besideTitle = (plan: string) => `${plan} भी लें?`;
export const besideBegins = (plan: string) => `${plan} तुरंत शुरू होता है और एक महीने चलता है।`;
export const besideBeginsRenewing = (plan: string) => `${plan} तुरंत शुरू होता है, और आपके रद्द करने तक हर महीने पैसा कटता है।`;
export const besideSingle = "अभी ली गई कॉल या चैट एक महीने के भीतर शुरू की जा सकती है।";
export const besideHas = (plan: string, until: string) =>
  `आपका ${plan} भी साथ-साथ ${until} तक चलता रहेगा। उसके दिन नए प्लान में नहीं जुड़ते और उसका पैसा वापस नहीं होता।`;
export const besideHasSingle = (until: string) =>
  `जिस कॉल या चैट का भुगतान हो चुका है और जो अभी इस्तेमाल नहीं हुई, वह ${until} तक आपकी है।`;
export const besideOrder = (first: string, then: string) =>
  `दोनों होने पर पहले ${first} इस्तेमाल होता है, और उस दिन के उसके मिनट पूरे होने पर ${then}।`;
export const besideUnlimited = (first: string, then: string) =>
  `दोनों होने पर सभी कॉल और चैट ${first} में आती हैं, इसलिए ${then} से कुछ इस्तेमाल नहीं होता।`;
export const besideRenews = (plan: string) => `अगर ${plan} का पैसा हर महीने कटता है, तो वह आपके रद्द करने तक कटता रहेगा।`;
export const besideYes = "यह भी लें";
/** Why a call or a chat needs no payment now, shown beside the button that sells one. */
export const unused = {
  call: {
    free: "आपकी पहली कॉल मुफ़्त है, और आपने अभी उसे इस्तेमाल नहीं किया।",
    plan: "आपने जो ख़रीदा है, उसी से कॉल हो सकती है। कितना बचा है, ऊपर लिखा है।",
    crisis: "अभी आपके लिए कोई सीमा नहीं है: आप बिना भुगतान के कॉल कर सकते हैं।",
  },
  chat: {
    free: "आपके मुफ़्त संदेश अभी बाक़ी हैं।",
    plan: "आपने जो ख़रीदा है, उसी से चैट हो सकती है। कितना बचा है, ऊपर लिखा है।",
    crisis: "अभी आपके लिए कोई सीमा नहीं है: आप बिना भुगतान के चैट कर सकते हैं।",
  },
};
export const use = { call: "कॉल पर जाएँ", chat: "चैट पर जाएँ" };
/** The plan's minutes of today are used up. A sentence about when new ones come follows. */
export const noMoreToday = {
  call: "आपके प्लान में आज के लिए और कॉल नहीं बची।",
  chat: "आपके प्लान में आज के लिए और चैट नहीं बची।",
};
