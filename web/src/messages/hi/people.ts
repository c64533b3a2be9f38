export const lead = "किसी व्यक्ति का प्लान, भुगतान, अपॉइंटमेंट और मामले देखने के लिए उन्हें खोजें। हर बार देखना दर्ज होता है।";
export const find = "ईमेल, बदला हुआ नाम, आईडी या पेमेंट ID";
export const findHelp = "पूरा ईमेल, बदला हुआ नाम, आईडी या रेफ़रेंस लिखें: हिस्से से कोई नहीं मिलता। असली नाम से खोजा नहीं जा सकता।";
export const findMissing = "कृपया लिखें कि क्या खोजना है।";
export const look = "खोजें";
export const nobody = "कोई नहीं मिला।";
export const several = "कई लोग मिले। एक चुनें।";
export const unknown = "इस आईडी का कोई नहीं है।";
export const standing = "स्थिति";
export const account = "खाता";
export const guest = "बिना खाते के मेहमान";
export const registered = "ईमेल और पासवर्ड के साथ";
export const gone = "हटाया या बंद किया गया";
export const email = "ईमेल";
export const alias = "सुनने वालों को दिखने वाला नाम";
export const id = "आईडी";
export const language = "भाषा";
export const since = "कब से यहाँ";
export const roles = "भूमिकाएँ";
export const conversation = "बातचीत";
export const risk = "जोखिम";
export const waitingSince = "कब से इंतज़ार";
/** It may differ from that of the account. */
export const talkLanguage = "बातचीत की भाषा";
/** The label before the listener who holds the person, and the one before the listener who is being asked. */
export const withListener = "इनके साथ";
export const askedListener = "इनसे पूछा जा रहा है";
export const lastMessage = "आख़िरी संदेश";
export const asListener = "सुनने वाले के रूप में";
export const application = "आवेदन";
export const approved = "मंज़ूर";
export const applied = "फ़ैसले का इंतज़ार";
export const notApproved = "मंज़ूरी वापस ली गई";
export const appliedOn = "सुनने वाले के रूप में खाता बनाया";
export const decidedOn = "फ़ैसला हुआ";
/** An approval has no reason, and that of a refusal stands with the application. */
export const whoJudged = "किसने फ़ैसला किया";
export const whoDecided = "किसने और क्यों फ़ैसला किया";
export const availability = "उपलब्धता";
export const load = "अभी कितने लोग";
export const heard = "अब तक सुने गए लोग";
export const hours = "अब तक डेस्क के घंटे";
export const planName = "प्लान";
export const money = "प्लान और भुगतान";
export const noPlan = "कोई प्लान नहीं।";
export const noOrders = "कोई ऑर्डर नहीं।";
export const refunds = "रिफ़ंड";
export const disputes = "विवाद";
export const noCases = "कोई मामला नहीं।";
export const requests = "अपॉइंटमेंट और संदेश";
export const noAppointments = "कोई अपॉइंटमेंट नहीं।";
export const questions = "टीम से सवाल";
export const noAudit = "कुछ दर्ज नहीं है।";
export const wholeAudit = "बदलावों के रिकॉर्ड में छाँटें या डाउनलोड करें";
export const roleNames = { admin: "एडमिन", safety: "सुरक्षा", money: "भुगतान" } as const;
export const conversationStates = { waiting: "इंतज़ार में", active: "सुनने वाले के साथ", closed: "ख़त्म" } as const;
export const planStates = { active: "चल रहा है", cancelled: "रद्द, अवधि तक चलेगा" } as const;
export const refundStates = { due: "बाक़ी", done: "वापस हुआ", "given-up": "गेटवे ने मना किया" } as const;
export const disputeStates = {
  open: "खुला",
  under_review: "जवाब दिया",
  won: "जीता",
  lost: "हारा",
  closed: "बंद",
} as const;
export const questionStates = { open: "जवाब का इंतज़ार", answered: "जवाब दिया" } as const;
export const ofPlaces = (held: number, capacity: number) => `${capacity} में से ${held}`;
export const planIs = (plan: string, state: string, until: string) => `${plan}: ${state}, ${until} तक`;
export const planRefunded = (plan: string, on: string) => `${plan}: पैसा वापस हुआ, ${on} को ख़त्म`;
export const planEnded = (plan: string, on: string) => `${plan}: ${on} को ख़त्म`;
export const cases = "मामले";
export const audit = "बदलावों का रिकॉर्ड";
export const orMore = (count: number) => `${count} या ज़्यादा`;
export const andMore = (first: string, count: number) => `${first}, और ${count}`;
