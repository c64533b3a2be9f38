interface Question {
  readonly id: string;
  readonly question: string;
  readonly answer: readonly string[];
  readonly link?: { readonly to: string; readonly words: string };
}

export const heading = "सहायता";
export const lead = "जो लोग हमसे सबसे ज़्यादा पूछते हैं, उसके जवाब, और हमारी टीम तक पहुँचने का रास्ता।";

export const faqTitle = "अक्सर पूछे जाने वाले सवाल";
export const search = "सवालों में खोजें";
export const searchHelp = "एक शब्द काफ़ी है, जैसे “निजता”।";
export const found = (count: number) => (count === 1 ? "1 सवाल मिला" : `${count} सवाल मिले`);
export const nothingFound = "इन शब्दों से कुछ नहीं मिला। कोई और शब्द आज़माइए, या नीचे हमें लिखिए।";

export const faq: readonly Question[] = [
  {
    id: "connect",
    question: "वॉलंटियर से कैसे जुड़ूँ?",
    answer: [
      "चैट खोलिए और लिखिए; खाते की ज़रूरत नहीं। पहले संदेश के साथ ही आप कतार में होते हैं, और जो वॉलंटियर ख़ाली हों वे जवाब देते हैं।",
      "आवाज़ सुनना चाहें, तो वॉलंटियर को कॉल कर सकते हैं।",
    ],
    link: { to: "/chat", words: "चैट खोलें" },
  },
  {
    id: "privacy",
    question: "क्या मेरी बात निजी रहती है?",
    answer: [
      "वॉलंटियर को एक बदला हुआ नाम दिखता है, आपका ईमेल, फ़ोन नंबर या पूरा नाम कभी नहीं।",
      "आपकी निजी जानकारी न बेची जाती है, न किसी को दी जाती है। कार्ड की जानकारी नहीं रखी जाती।",
    ],
    link: { to: "/privacy-policy", words: "निजता नीति" },
  },
  {
    id: "therapy",
    question: "विशेषज्ञ की थेरेपी कैसे लूँ?",
    answer: [
      "वॉलंटियर सुनते हैं; वे थेरेपिस्ट नहीं हैं। थेरेपिस्ट चाहिए तो अपॉइंटमेंट माँगिए, हम आपको लाइसेंस वाले विशेषज्ञ के पास भेजेंगे।",
      "पहली अपॉइंटमेंट मुफ़्त है।",
    ],
    link: { to: "/therapy", words: "अपॉइंटमेंट लें" },
  },
  {
    id: "cost",
    question: "इसमें कितना ख़र्च होता है?",
    answer: ["पहले 19 संदेश, एक कॉल और एक अपॉइंटमेंट मुफ़्त हैं। उसके बाद प्लान हैं, एक चैट ₹19 से। हेल्पलाइन हमेशा मुफ़्त हैं।"],
    link: { to: "/go-premium", words: "प्लान देखें" },
  },
  {
    id: "language",
    question: "किस भाषा में बात कर सकते हैं?",
    answer: ["हिन्दी, तेलुगु, अंग्रेज़ी, या तीनों मिलाकर लिखिए। पेजों की भाषा हर पेज के ऊपर बदली जा सकती है।"],
  },
  {
    id: "danger",
    question: "मैं ख़तरे में हूँ, या किसी के लिए डर लग रहा है। क्या करूँ?",
    answer: ["अभी 112 पर, या टेली-मानस 14416 पर कॉल कीजिए; दोनों दिन-रात मुफ़्त हैं। तोडु इमरजेंसी सेवा नहीं है।"],
    link: { to: "/help-lines", words: "सभी हेल्पलाइन नंबर" },
  },
  {
    id: "seen",
    question: "कोई मेरी स्क्रीन देख सकता है। क्या करूँ?",
    answer: ["हर पेज के ऊपर “बाहर” दबाते ही तोडु बंद हो जाता है और उसकी जगह विकिपीडिया खुल जाता है।"],
  },
];

export const contactTitle = "अब भी मदद चाहिए?";
export const contactText = "हमारी टीम का एक इंसान पढ़कर जवाब देता है। यह इमरजेंसी के लिए नहीं है।";
export const contact = "सहायता टीम से संपर्क करें";
export const message = "आपका संदेश";
export const messageHelp = "क्या हुआ, और आप क्या चाहते थे? भुगतान की बात हो तो पेमेंट ID भी लिखिए।";
export const send = "टीम को भेजें";
export const sent = "आपका सवाल हमारी टीम तक पहुँच गया। जवाब आने पर आपको सूचना मिलेगी, और जवाब यहाँ दिखेगा।";
export const questionsTitle = "हमसे पूछे गए आपके सवाल";
export const notAnswered = "अभी जवाब नहीं आया है।";
export const answered = "हमारी टीम का जवाब:";
export const orWrite = "या हमें ईमेल भेजिए, फ़ोन कीजिए:";

export const resourcesTitle = "काम के नंबर";
export const resourcesText = "दिन-रात मुफ़्त, और ये तोडु के नहीं हैं।";
export const teleManas = "टेली-मानस, भारत सरकार की मानसिक स्वास्थ्य हेल्पलाइन";
export const tollFree = "14416 न लगे, तो उसी सेवा का दूसरा नंबर";
export const emergency = "इमरजेंसी: पुलिस, एम्बुलेंस, दमकल";
export const allLines = "कॉल करने पर क्या होता है";
