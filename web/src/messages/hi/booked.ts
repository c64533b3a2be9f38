export const confirmedTitle = "अपॉइंटमेंट पक्की हो गई!";
export const doctor = "डॉक्टर";
export const date = "तारीख़";
export const time = "समय";
export const zone = "भारतीय समय (IST)";
export const reference = "रेफ़रेंस";
export const close = "बंद करें";
export const calendar = "कैलेंडर में जोड़ें";
export const showAgain = "अपॉइंटमेंट दिखाएँ";
export const eventTitle = (therapist: string) => `${therapist} के साथ अपॉइंटमेंट`;
export const bookedTitle = "आपकी अपॉइंटमेंट";
export const nextTitle = "आगे क्या होगा";
export const meeting = (address: string) =>
  `अपॉइंटमेंट से पहले हमारी टीम ${address} पर लिखकर बताएगी कि कैसे मिलना है: वीडियो लिंक से या फ़ोन पर।`;
export const meetByLink = "आप वीडियो पर मिलेंगे। अपॉइंटमेंट के समय यह लिंक खोलें:";
export const openMeeting = "वीडियो मीटिंग खोलें (नए टैब में)";
export const meetByPhone = "आप फ़ोन पर मिलेंगे। अपॉइंटमेंट के समय इस नंबर पर कॉल करें:";
export const meetingFails = (phone: string, address: string) =>
  `यह काम नहीं कर रहा? ${phone} पर कॉल करें या ${address} पर लिखें, और रेफ़रेंस बताएँ।`;
export const unheard = (phone: string, address: string) =>
  `दो घंटे से कम बचे हैं और कुछ नहीं आया? ${phone} पर कॉल करें या ${address} पर लिखें, और रेफ़रेंस बताएँ।`;
export const changeUntil = "12 घंटे पहले तक इसे यहीं बदल या रद्द कर सकते हैं।";
export const justSetUntil = (when: string) => `यह अभी-अभी तय हुई है, इसलिए ${when} तक इसे यहीं बदल या रद्द कर सकते हैं।`;
export const tooLate = { before: "यह 12 घंटे के भीतर शुरू होगी। बदलने के लिए ", after: " पर कॉल करें।" };
export const change = {
  move: {
    action: "समय बदलें",
    title: "अपनी अपॉइंटमेंट का दिन बदलें?",
    text: "यह अगले ख़ाली दिन, उसी समय पर चली जाएगी; थेरेपिस्ट कोई और हो सकते हैं। आपका पुराना समय किसी और को मिल सकेगा।",
    yes: "अगले ख़ाली दिन पर ले जाएँ",
    no: "दिन न बदलें",
    done: "आपकी अपॉइंटमेंट का दिन बदल गया।",
  },
  cancel: {
    action: "रद्द करें",
    title: "अपनी अपॉइंटमेंट रद्द करें?",
    text: "आपका समय किसी और को मिल सकेगा। आप कभी भी दूसरी अपॉइंटमेंट माँग सकते हैं।",
    yes: "हाँ, रद्द करें",
    no: "अपॉइंटमेंट रहने दें",
    done: "आपकी अपॉइंटमेंट रद्द हो गई।",
  },
  withdraw: {
    action: "अनुरोध रद्द करें",
    title: "अपना अनुरोध रद्द करें?",
    text: "हम आपके लिए थेरेपिस्ट ढूँढना बंद कर देंगे। यह गिना नहीं जाएगा, और आप कभी भी फिर से माँग सकते हैं।",
    yes: "हाँ, रद्द करें",
    no: "अनुरोध रहने दें",
    done: "आपका अनुरोध रद्द हो गया।",
  },
};
export const changedMeanwhile = "इस बीच आपकी अपॉइंटमेंट बदल गई, इसलिए हमने उसे वैसे ही रहने दिया। कृपया उसे एक बार फिर देखें।";
export const toKeep = (address: string, when: string) =>
  `हमने ${address} पर एक ईमेल भेजा है। ${when} तक उसमें ‘हाँ, यह मैंने किया’ दबाएँ, नहीं तो अपॉइंटमेंट रद्द हो जाएगी।`;
/** Replaces it once that time is over, until the server has cancelled it. */
export const lapsed = "इसे समय पर रखा नहीं गया, इसलिए यह रद्द हो रही है। यह गिनी नहीं जाएगी।";
