export const title = "भुगतान";
export const due = "रिफ़ंड बाक़ी हैं";
export const noDue = "कोई रिफ़ंड बाक़ी नहीं है।";
export const orders = "ऑर्डर";
export const noOrders = "अभी तक किसी ने कुछ ऑर्डर नहीं किया।";
export const search = "ऑर्डर, भुगतान या खाते की आईडी, ईमेल या बदले हुए नाम से खोजें";
export const searchHelp = "पूरा लिखें। रसीद का रेफ़रेंस भी लिख सकते हैं, जैसे BI66-XM2F।";
export const noMatch = "इस आईडी, ईमेल या बदले हुए नाम का कोई ऑर्डर, भुगतान, सदस्यता या खाता नहीं है।";
export const nothingPaid = "इस खाते से कोई भुगतान नहीं हुआ है।";
export const loading = "लाया जा रहा है…";
export const refund = "पैसा वापस करें";
export const refunding = "वापस किया जा रहा है...";
export const refundTitle = "यह भुगतान वापस करें?";
export const refundText =
  "पूरा पैसा भुगतान करने वाले को वापस जाएगा और उससे लिया गया प्लान तुरंत ख़त्म होगा। अगर यह किसी सदस्यता का एक महीना था, तो वह भी ख़त्म होगी। यह दर्ज होता है। इसे वापस नहीं लिया जा सकता।";
export const reason = "कारण";
export const refundDone = "पैसा वापस जा रहा है।";
export const refundPending = "दर्ज हो गया। पूरा होने तक फिर कोशिश होती रहेगी।";
export const refundAsked = "इस भुगतान को वापस करने को पहले ही कहा जा चुका है। पैसा दो बार वापस नहीं जाता।";
export const refundOvertaken =
  "इस बीच एक साथी ने यह पैसा वापस करने को कहा है। उनका लिखा कारण दर्ज है; आपका सेव नहीं हुआ, और पैसा दो बार वापस नहीं जाता।";
export const cancel = "रहने दें";
export const tried = (count: number) => `${count} बार कोशिश हुई`;
export const states = {
  created: "ऑर्डर किया",
  attempted: "कोशिश हुई, भुगतान नहीं हुआ",
  paid: "भुगतान हुआ",
  refunded: "वापस किया गया",
} as const;
export const needed = "जिन भुगतानों को आपको देखना है";
export const inVain = "फिर कोशिश करने से नहीं होगा: गेटवे के डैशबोर्ड से पैसा वापस करें।";
export const refusal = (words: string) => `गेटवे का कहना: ${words}`;
export const givenUp = "अब अपने आप फिर कोशिश नहीं होगी।";
export const why = {
  amount: "रक़म या मुद्रा ऑर्डर से अलग है।",
  again: "ऑर्डर का भुगतान पहले ही हो चुका था।",
  gone: "हटाए जा चुके खाते के लिए भुगतान।",
} as const;
export const disputes = "बैंक ने वापस माँगा";
export const noDisputes = "किसी बैंक ने कुछ वापस नहीं माँगा।";
export const disputeOpen = "गेटवे के डैशबोर्ड में जवाब दें। उस भुगतान से जो लिया गया, वह बैंक के फ़ैसले तक रुका रहता है।";
export const disputeAnswered = "जवाब दे दिया गया। उस भुगतान से जो लिया गया, वह बैंक के फ़ैसले तक रुका रहता है।";
export const answerBy = (when: string) => `${when} तक जवाब देना है`;
export const doubles = "एक प्लान के लिए दो बार भुगतान";
export const noDoubles = "किसी से एक प्लान के लिए दो बार पैसा नहीं कटता।";
export const endOne = "दोनों सदस्यताओं से हर महीने पैसा कटता है। गेटवे के डैशबोर्ड में एक को रद्द करें और उससे कटा पैसा वापस करें।";
export const stuck = "गेटवे से जवाब नहीं आया";
export const noStuck = "गेटवे ने हर ऑर्डर का जवाब दिया है।";
export const dueSince = (when: string) => `${when} से बाक़ी`;
export const unowned = "बिना ऑर्डर के भुगतान";
export const noUnowned = "हर भुगतान किसी ऑर्डर का है।";
export const unownedPayment = "गेटवे पर ऐसे ऑर्डर का भुगतान हुआ जो हमारा नहीं है।";
export const unownedCharge = "ऐसी सदस्यता से पैसा कटा जो हमारी नहीं है।";
export const unownedDispute = "बैंक ने ऐसे ऑर्डर का पैसा वापस माँगा जो हमारा नहीं है।";
export const found = "मिले भुगतान";
export const subscriptions = "सदस्यताएँ";
export const noSubscriptions = "किसी के पास हर महीने कटने वाला प्लान नहीं है।";
export const subscriptionStates = {
  created: "शुरू किया",
  authenticated: "सहमति दी",
  active: "हर महीने कटता है",
  pending: "बैंक ने अभी नहीं चुकाया",
  halted: "बैंक ने नहीं चुकाया",
  paused: "रुका हुआ",
  cancelled: "रद्द",
  completed: "पूरा हुआ",
  expired: "समय बीत गया",
} as const;
export const cancelling = "चुकाए गए महीने के साथ ख़त्म होगा";
export const days = "हर दिन का पैसा";
export const withCount = (list: string, count: number) => `${list} (${count})`;
export const all = "सब दिखाएँ";
export const nextOfThese = "अगला पेज";
export const back = "देखे जाने वाले सभी भुगतानों पर वापस";
export const noMoney = "इन दो हफ़्तों में कोई भुगतान नहीं।";
export const day = "दिन";
export const paid = "भुगतान हुआ";
export const refundedLater = "भुगतान हुआ, बाद में लौटाया गया";
export const moneyChart = "हर दिन का पैसा";
export const inRupees = "रुपये में";
export const newestOnly = (count: number) => `सबसे नए ${count} ऑर्डर से गिना गया।`;
/** Shows refunds and disputes in every state. */
export const anyState = "सभी";
export const byState = "स्थिति";
export const noRefunds = "कोई भुगतान वापस नहीं हुआ।";
export const noneInState = "इस स्थिति में कोई नहीं।";
/** Shown before the name of the admin who asked for a refund. */
export const refundedBy = "किसने कहा:";
/** About an order that was paid twice; the id of the payment follows. */
export const secondRefunded = (amount: string) => `${amount} का दूसरा भुगतान वापस किया गया:`;
export const secondDue = (amount: string) => `${amount} का दूसरा भुगतान वापस किया जाना है:`;
/** Replaces the lists of payments to check by hand while all are empty. */
export const nothingNeeded =
  "किसी फ़ैसले का इंतज़ार नहीं: न कोई रिफ़ंड बाक़ी, न कोई विवाद, न किसी से दो बार पैसा कटा, और हर भुगतान किसी ऑर्डर का है।";
export const newestOrders = "सबसे नए ऑर्डर";
