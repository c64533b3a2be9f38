/** Lines of the audit log as sentences: {who} did it, {whom} is the person and {what} the record that it was about. */
export const sentences = {
  "admin.make": "{who} ने {whom} को एडमिन बनाया",
  "admin.withdraw": "{who} ने {whom} से एडमिन की भूमिका वापस ली",
  "person.look": "{who} ने {whom} की जानकारी देखी",
  "account.delete": "{whom} ने अपना खाता मिटाया",
  "consent.withdraw": "{whom} ने अपनी सहमति वापस ली",
  "summary.share": "{who} ने सहमति दी कि अगले सुनने वाले सार पढ़ें",
  "summary.withdraw": "{who} ने अगले सुनने वालों को सार पढ़ने से मना किया",
  "appointment.assign": "{who} ने अनुरोध {what} को अपॉइंटमेंट दी",
  "appointment.move": "{who} ने अपॉइंटमेंट {what} बदली",
  "appointment.meeting": "{who} ने बताया कि अपॉइंटमेंट {what} में कैसे मिलना है",
  "appointment.cancel": "{who} ने अनुरोध {what} रद्द किया",
  "appointment.done": "{who} ने दर्ज किया कि अपॉइंटमेंट {what} हुई",
  "appointment.reopen": "{who} ने अपॉइंटमेंट {what} फिर से खोली",
  "therapist.save": "{who} ने थेरेपिस्ट {what} की जानकारी सेव की",
  "call.answer": "{who} ने कॉल {what} उठाई",
  "call.risk": "{who} ने बताया कि {what} के कॉल करने वाले संकट में हैं",
  "call.end": "{who} ने कॉल {what} ख़त्म की",
  "volunteer.apply": "{whom} ने सुनने वाले के रूप में आवेदन किया",
  "volunteer.send": "{whom} ने सुनने वाले के रूप में आवेदन भेजा",
  "volunteer.ask": "{who} ने आवेदन के बारे में {whom} से पूछा",
  "volunteer.decline": "{who} ने सुनने वाले के रूप में {whom} का आवेदन नामंज़ूर किया",
  "volunteer.lapse": "{who} ने {whom} का आवेदन हटाया: उसका समय पूरा हो गया",
  "volunteer.approve": "{who} ने {whom} को सुनने वाले के रूप में मंज़ूरी दी",
  "volunteer.revoke": "{who} ने {whom} की मंज़ूरी वापस ली",
  "support.reply": "{who} ने सवाल {what} का जवाब दिया",
  "payment.activate": "{whom} ने भुगतान किया और प्लान शुरू हुआ",
  "payment.end": "{whom} की एक ख़रीद ख़त्म हुई",
  "payment.pause": "{whom} की एक ख़रीद रुकी",
  "payment.resume": "{whom} की एक ख़रीद फिर चल रही है",
  "payment.dispute": "बैंक से {whom} के विवादित भुगतान की ख़बर आई",
  "payment.refund": "{who} ने {whom} का भुगतान वापस किया",
  "plan.cancel": "{who} ने {whom} का प्लान रद्द किया",
  "conversation.claim": "{who} ने {whom} को सुनना शुरू किया",
  "conversation.takeOver": "{who} ने {whom} की बातचीत सँभाली",
  "conversation.release": "{who} ने {whom} की बातचीत छोड़ी",
  "conversation.handOver": "{who} ने एक साथी से {whom} को आगे सुनने के लिए कहा",
  "conversation.end": "{who} ने {whom} की बातचीत ख़त्म की",
  "conversation.requeue": "{who} ने {whom} को फिर कतार में रखा",
  "conversation.unanswered": "{whom} को सुनने वाले से जवाब नहीं मिला",
  "report.make": "{who} ने शिकायत की: मामला {what}",
  "case.decide": "{who} ने मामले {what} पर फ़ैसला किया",
  "case.reopen": "{who} ने मामला {what} फिर से खोला",
  "case.acknowledge": "{who} ने मामला {what} देखने के लिए लिया",
  "case.release": "{who} ने मामला {what} किसी और के लिए छोड़ा",
  "block.lift": "{who} ने मामले {what} की रोक हटाई",
  "block.restore": "{who} ने मामले {what} की रोक फिर लगाई",
  "conversation.risk": "{who} ने {whom} का जोखिम स्तर बदला",
} as const;
/** `conversation.requeue` when the person themselves caused it, by a report. */
export const backInQueue = "{whom} फिर कतार में गए";
/** `conversation.end` when the person ended it themselves: in a conversation, and while they waited. */
export const endedOwn = "{whom} ने अपनी बातचीत ख़त्म की";
export const leftQueue = "{whom} कतार से चले गए";
export const calledSupervisor = "{who} ने सुपरवाइज़र को बुलाया: मामला {what}";
export const foundHard = "{who} को एक बातचीत मुश्किल लगी: मामला {what}";
/** The words for the server's codes. */
export const reasons = {
  look: { found: "खोज से मिले" },
  requeue: {
    "volunteer.revoke": "सुनने वाले की मंज़ूरी वापस ली गई",
    "listener.silent": "सुनने वाले ने जवाब नहीं दिया",
    report: "एक ने दूसरे की शिकायत की",
    block: "दोनों को अलग रखा गया",
  },
  takenOver: { "crisis.unanswered": "संकट में सुनने वाले ने जवाब नहीं दिया था" },
  cancelled: {
    "not-kept": "समय पर पक्का नहीं किया गया",
    "not-me": "जिनका पता है, उन्होंने नहीं माँगा था",
    "by-person": "माँगने वाले ने ही",
  },
  therapist: { inactive: "अपॉइंटमेंट नहीं लेते" },
  paidBy: { free: "मुफ़्त कॉल", plan: "प्लान से", crisis: "संकट में, बिना सीमा के" },
  endedBy: {
    customer: "कॉल करने वाले ने",
    volunteer: "सुनने वाले ने",
    limit: "समय पूरा हुआ",
    lost: "कनेक्शन टूट गया",
    server: "तोडु ने अपने आप",
  },
  risk: (before: string, after: string) => `${before} से ${after}`,
  /** About an appointment: days and therapists. */
  given: (day: string, doctor: string) => `${day}, ${doctor}`,
  moved: (from: string, before: string, to: string, after: string) => `${from}, ${before} से ${to}, ${after}`,
  buysNothing: "उस भुगतान से कुछ नहीं मिला",
  /** For a case about hours that closed by itself. */
  hoursOver: "ये घंटे बीत चुके हैं और तब आए लोगों में से कोई इंतज़ार में नहीं है",
  disputes: {
    open: "वापस माँगा गया",
    under_review: "बैंक देख रहा है",
    closed: "बंद हुआ",
    won: "पैसा यहीं है",
    lost: "पैसा वापस गया",
  },
};
export const nobodyHas = "इस ईमेल, बदले हुए नाम, भुगतान या रेफ़रेंस से कोई नहीं मिला।";
export const person = "व्यक्ति, मामला या दूसरी आईडी";
export const personHelp =
  "जिसने किया, या जिसके बारे में था। पूरा ईमेल, बदला हुआ नाम, भुगतान की आईडी, रसीद या अपॉइंटमेंट का रेफ़रेंस भी लिख सकते हैं। लोगों के नाम से खोज नहीं होती।";
export const action = "क्या किया गया";
export const everyAction = "सब कुछ";
export const by = "किसने किया";
export const everybody = "सभी";
export const byWhom = { admins: "एडमिन ने", server: "तोडु ने अपने आप" };
export const from = "कब से";
export const until = "कब तक";
export const look = "दिखाएँ";
export const clear = "सब दिखाएँ";
/** Before the name of the person who was searched for. */
export const linesOf = "इनकी पंक्तियाँ:";
export const noLines = "यहाँ कुछ नहीं है।";
export const exportCsv = "CSV डाउनलोड करें";
export const exporting = "पढ़ा जा रहा है...";
export const exportFailed = "फ़ाइल नहीं बन सकी। फिर कोशिश करें।";
export const exportCut = (count: number) => `सबसे नई ${count.toLocaleString("en-IN")} पंक्तियाँ। बाक़ी के लिए कम दिन चुनें।`;
export const lines = "बदलावों का रिकॉर्ड";
/** The columns of the file: as a line is stored, then as the page shows it. */
export const columns = [
  "समय",
  "किसने",
  "क्या",
  "किसके बारे में",
  "वाक्य",
  "कारण",
  "किसे सौंपा",
  "भारत का समय (Asia/Kolkata, UTC+05:30)",
  "छोटा नंबर",
  "भुगतान",
];
/** {whom} is the colleague. */
/** Whose appointment it was. */
export const reportedWhom = "जिनकी शिकायत हुई: {whom}";
/** Whom a case is about if nobody reported them: a call for help, or a case of the server. */
export const caseAbout = "{whom} के बारे में";
export const aboutWhom = "{whom} का";
export const handedTo = "साथी: {whom}";
export const recordsCut = "इस व्यक्ति के सिर्फ़ सबसे नए 100 मामले और सवाल देखे गए हैं। पुरानों पर जो हुआ, वह उनकी ID से मिलता है।";
/** Opens the filters on a narrow screen. */
export const filters = "फ़िल्टर";
