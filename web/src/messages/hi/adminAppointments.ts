export const appointments = "अपॉइंटमेंट";
export const states = { pending: "इंतज़ार में", confirmed: "समय दिया गया", done: "हो चुकीं", cancelled: "रद्द" };
export const noRequests = "यहाँ कोई अनुरोध नहीं है।";
export const noneWaits = "कोई अनुरोध समय का इंतज़ार नहीं कर रहा। तोडु ख़ुद समय देता है; वे “समय दिया गया” में हैं।";
/** Leads to the list of what is booked. */
export const seeBooked = "जिन्हें समय दिया गया, उन्हें देखें";
/** The list of confirmed appointments on past days. */
export const over = "बीत चुकीं, बंद नहीं कीं";
export const search = "अपॉइंटमेंट खोजें";
export const searchHelp = "उसके रेफ़रेंस से, जैसे 7F3A-91BC, पूरे ईमेल से, या व्यक्ति की आईडी से।";
export const found = "मिली अपॉइंटमेंट";
export const noMatch = "इस रेफ़रेंस, ईमेल या आईडी की कोई अपॉइंटमेंट नहीं है।";
export const loading = "लोड हो रहा है";

export const slot = (doctor: string, moment: string) => `${doctor}, ${moment} (भारतीय समय)`;
export const noSlot = "14 दिनों में कोई समय ख़ाली नहीं: कृपया तय करें";
export const toKeep = (moment: string) => `ईमेल से उनके जवाब का इंतज़ार: न मिलने पर अपने आप रद्द: ${moment} (भारतीय समय)`;
export const stuck = "अब तक तय नहीं हुआ: कृपया देखें";
export const asked = (ago: string) => `माँगा गया: ${ago}`;
export const issue = "किस बारे में";

export const assign = "तय करें";
export const move = "बदलें";
export const done = "हो गया";
export const cancelIt = "रद्द करें";
export const keep = "ऐसे ही रहने दें";
export const assignTitle = "थेरेपिस्ट तय करें";
export const moveTitle = "इस अपॉइंटमेंट में बदलाव करें";
/** With the language in which the request was sent. */
export const assignFor = (name: string, language: string) =>
  `${name} (${language}) के लिए, शाम 6:30 बजे, भारतीय समय। उन्हें तुरंत बताया जाएगा।`;
export const therapist = "थेरेपिस्ट";
export const dayLabel = "दिन";
export const taken = "उस दिन इन थेरेपिस्ट का समय भरा है, या इस व्यक्ति की दूसरी अपॉइंटमेंट है। कृपया दूसरा दिन चुनें।";
export const booked = (moment: string) => `${moment} (समय भरा है)`;
export const assigned = (name: string, when: string) => `${name} की अपॉइंटमेंट अब तय है: ${when}।`;
export const moved = (name: string, when: string) => `${name} की अपॉइंटमेंट दूसरे समय पर कर दी गई: ${when}।`;
export const met = (who: string) => `${who} कैसे मिलेंगे, यह सेव हो गया। उन्हें बता दिया जाएगा।`;
export const meeting = "कैसे मिलना है (ज़रूरी नहीं)";
export const meetingHelp =
  "https:// से शुरू होने वाला लिंक, या वह फ़ोन नंबर जिस पर व्यक्ति कॉल करेंगे। ख़ाली छोड़ने पर उनका पेज बताता है कि टीम लिखेगी।";
export const meetingWrong = "सिर्फ़ https:// से शुरू होने वाला लिंक या फ़ोन नंबर लिखें, जैसे +91 98480 22338, और कुछ नहीं।";
export const meets = (how: string) => `कैसे मिलना है: ${how}`;
export const meetingUnsaid = "कैसे मिलना है, यह अभी नहीं बताया गया।";
/** Replaces `meetingUnsaid` within a day of the appointment. */
export const soonUnsaid = "जल्द है, और कैसे मिलना है, यह नहीं बताया गया";
/** Below the chosen day. */
export const shortNotice = "यह 2 घंटे से भी कम समय में है। हो सकता है कि उस व्यक्ति और थेरेपिस्ट को समय पर पता न चले।";
export const sayMeeting = "कैसे मिलना है";
export const doneTitle = "क्या यह अपॉइंटमेंट हुई?";
export const doneText = "यह हो चुकी अपॉइंटमेंट की सूची में जाएगी, और वहाँ फिर से खोली जा सकती है। व्यक्ति को नहीं बताया जाता।";
export const doneAhead =
  "इसका समय अभी आया नहीं है। पूरा मान लेने पर यह व्यक्ति के पेज से हट जाएगी: उन्हें फिर नहीं दिखेगा कि कब और कैसे मिलना है।";
export const cancelTitle = "यह अनुरोध रद्द करें?";
export const cancelText =
  "व्यक्ति को बताया जाएगा। अगर समय दिया जा चुका है, तो वह दूसरों के लिए ख़ाली हो जाएगा; तब इसे उसी समय तक, और जब तक वह समय किसी और को न मिले, फिर से खोला जा सकता है।";
export const closed = {
  done: (name: string) => `${name} की अपॉइंटमेंट हो गई।`,
  cancelled: (name: string) => `${name} का अनुरोध रद्द हुआ।`,
};

export const therapists = "थेरेपिस्ट";
export const add = "थेरेपिस्ट जोड़ें";
export const edit = "बदलाव करें";
export const addTitle = "थेरेपिस्ट जोड़ें";
export const editTitle = "इन थेरेपिस्ट की जानकारी बदलें";
export const emptyRoster = "अभी कोई थेरेपिस्ट नहीं है। अपॉइंटमेंट तय करने से पहले एक जोड़ें।";
export const nobodyTakes = "अभी कोई थेरेपिस्ट नई अपॉइंटमेंट नहीं ले रहे। ‘थेरेपिस्ट’ में किसी एक को फिर से चालू करें।";
export const noNumber = "रजिस्ट्रेशन नंबर नहीं";
export const inactive = "नई अपॉइंटमेंट नहीं लेते";
export const name = "नाम";
export const number = "रजिस्ट्रेशन नंबर";
export const numberHelp = "भारतीय पुनर्वास परिषद या राज्य परिषद की।";
export const languagesLabel = "भाषाएँ";
export const languages = { en: "अंग्रेज़ी", te: "तेलुगु", hi: "हिन्दी" };
export const daysLabel = "काम के दिन";
export const days = ["रविवार", "सोमवार", "मंगलवार", "बुधवार", "गुरुवार", "शुक्रवार", "शनिवार"];
export const active = "नई अपॉइंटमेंट लेते हैं";
export const inactiveText = "जिन्हें समय मिल चुका है, वे वैसी ही रहेंगी; उन्हें “समय दिया गया” में बदलें या रद्द करें।";
export const save = "सेव करें";
export const saved = (who: string) => `${who} की जानकारी सेव हो गई।`;
export const reopenTitle = "यह अपॉइंटमेंट फिर से खोलें?";
export const reopenText = {
  /** `list`: the list in which it is then. */
  done: (list: string) => `यह फिर से “${list}” में दिखेगी। व्यक्ति को नहीं बताया जाता।`,
  timed: "अगर इस बीच किसी और ने न लिया हो, तो इसे अपना समय वापस मिलेगा। व्यक्ति को बताया जाएगा कि यह फिर बुक हो गई है।",
  untimed: "जब तक आप समय न दें, यह फिर से “इंतज़ार में” रहेगी। समय मिलने पर व्यक्ति को बताया जाएगा।",
  asked: "उनके ईमेल पते की पुष्टि नहीं हुई है: ईमेल से पूछा जाएगा कि वे इसे रखना चाहते हैं या नहीं, और जवाब न मिलने पर यह रद्द हो जाएगी।",
};
export const reopened = (who: string) => `${who} का अनुरोध फिर से खुला है।`;
export const hourTaken = "वह समय अब किसी और का है, या तब इस व्यक्ति की दूसरी अपॉइंटमेंट है।";
export const cancelPastText = "इसका समय निकल चुका है। रद्द करने पर यह फिर नहीं खुल सकेगी। अगर यह हुई थी, तो “हो गया” चुनें।";
export const overtaken = {
  pending: "इस बीच यह अनुरोध फिर से खोला गया और समय का इंतज़ार कर रहा है। यहाँ से कुछ नहीं बदला।",
  confirmed: (time: string) => `इस बीच इस अपॉइंटमेंट का समय तय हुआ: ${time}। यहाँ से कुछ नहीं बदला।`,
  done: "इस बीच बताया गया कि यह अपॉइंटमेंट हो चुकी है। यहाँ से कुछ नहीं बदला।",
  cancelled: "इस बीच यह अनुरोध रद्द हुआ। यहाँ से कुछ नहीं बदला।",
  unread: "इस बीच यह अनुरोध बदला गया। यहाँ से कुछ नहीं बदला। कृपया इसे फिर से देखें।",
};
/** A colleague has changed how to meet. */
export const overtakenMeeting = (how: string) => `इस बीच एक साथी ने इसे बदला। यहाँ से कुछ नहीं बदला। ${how}`;
export const choiceKept = "नीचे आपका चुनाव वैसा ही है। अगर वह अब भी सही है, तो फिर से दबाएँ।";
export const whoChanged = "किसने बदला";
export const therapistOvertaken = (changes: string) =>
  `इस बीच एक साथी ने इन थेरेपिस्ट की जानकारी सेव की। ${changes}। आपके अपने बदलाव यहाँ वैसे ही हैं, बाक़ी वैसा है जैसा उन्होंने सेव किया। आपका अभी कुछ सेव नहीं हुआ: कृपया देखें और फिर से सेव करें।`;
export const therapistOvertakenUnread =
  "इस बीच एक साथी ने इन थेरेपिस्ट की जानकारी सेव की। आपका कुछ सेव नहीं हुआ। कृपया इसे फिर से देखें।";
