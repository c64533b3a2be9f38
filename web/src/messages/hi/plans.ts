export const heading = "प्रीमियम लें";
/** For a person who has a monthly plan. */
export const plansHeading = "प्लान";
export const lead = "जब सुनने वाले के साथ और समय चाहिए हो। आराम से सोचिए; कोई जल्दी नहीं है।";
/** What a person can do now, by their right to chat. */
export const talk = {
  free: {
    title: "आप अब भी मुफ़्त बात कर सकते हैं",
    text: "आपके पहले 19 संदेश, एक कॉल और एक अपॉइंटमेंट मुफ़्त हैं, और हेल्पलाइन हमेशा मुफ़्त हैं।",
    action: "मुफ़्त चैट करें",
  },
  plan: {
    title: "आपका प्लान चल रहा है",
    text: "आपके प्लान में सुनने वाले से बात करना शामिल है; उसमें जो बचा है, नीचे लिखा है। हेल्पलाइन हमेशा मुफ़्त हैं।",
    action: "अभी चैट करें",
  },
  crisis: {
    title: "आप बात करते रह सकते हैं",
    text: "अभी आपके लिए कोई सीमा नहीं है, और हेल्पलाइन दिन-रात मुफ़्त हैं।",
    action: "अभी चैट करें",
  },
  used: {
    title: "हेल्पलाइन हमेशा मुफ़्त हैं",
    text: "आपके 19 मुफ़्त संदेश हो चुके हैं। आपका लिखा बना रहता है, और आप पढ़ते रह सकते हैं।",
    action: "हेल्पलाइन",
  },
};
/** Replaces the text of `free`: what of a free call and appointment is left. */
export const freeBeside = {
  call: "आपके पहले 19 संदेश और एक कॉल मुफ़्त हैं, और हेल्पलाइन हमेशा मुफ़्त हैं।",
  appointment: "आपके पहले 19 संदेश और एक अपॉइंटमेंट मुफ़्त हैं, और हेल्पलाइन हमेशा मुफ़्त हैं।",
  none: "आपके पहले 19 संदेश मुफ़्त हैं, और हेल्पलाइन हमेशा मुफ़्त हैं।",
};
/** Replaces `used` for a person who has not used their free call. */
export const talkByCall = {
  title: "आपके पास अब भी एक मुफ़्त कॉल है",
  text: "आपके 19 मुफ़्त संदेश हो चुके हैं। आप अब भी वॉलंटियर को एक बार मुफ़्त कॉल कर सकते हैं, और हेल्पलाइन हमेशा मुफ़्त हैं।",
  action: "अपनी मुफ़्त कॉल पर जाएँ",
};

export const planWords: Readonly<
  Record<
    string,
    { readonly title: string; readonly price: string; readonly features: readonly string[]; readonly button: string }
  >
> = {
  "pay-as-you-go": {
    title: "जितना इस्तेमाल, उतना भुगतान",
    price: "₹29 प्रति कॉल या ₹19 प्रति चैट",
    features: ["मन की बात के लिए 15 मिनट की एक कॉल ₹29 में", "30 मिनट की एक चैट ₹19 में", "कोई सदस्यता नहीं"],
    button: "भुगतान करें और अभी शुरू करें",
  },
  "daily-care": {
    title: "रोज़ का साथ",
    price: "₹1499 प्रति माह",
    features: ["रोज़ 30 मिनट की कॉल या 90 मिनट की चैट"],
    button: "अभी लें",
  },
  "deep-healing": {
    title: "गहरी राहत",
    price: "₹1999 प्रति माह",
    features: ["रोज़ 1 घंटे की कॉल और साथ में 2 घंटे की चैट"],
    button: "अभी लें",
  },
  "unlimited-support": {
    title: "असीमित साथ",
    price: "₹2999 प्रति माह",
    features: ["असीमित कॉल और चैट", "सुनने वाले आपको पहले मिलते हैं"],
    button: "असीमित लें",
  },
};

export const includes = (plan: string) => `${plan} में क्या मिलता है`;
export const choose = "आप किसके लिए भुगतान करना चाहते हैं?";
export const oneCall = "15 मिनट की एक कॉल, ₹29";
export const oneChat = "30 मिनट की एक चैट, ₹19";
export const chooseTerm = "आप कैसे भुगतान करना चाहते हैं?";
export const oneMonth = "एक महीने के लिए";
export const eachMonth = "हर महीने, जब तक मैं रद्द न करूँ";

export const logInFirst = "कृपया पहले लॉग इन करें।";
export const processing = "भुगतान खोला जा रहा है…";
export const cancelled = "ओह 😔 भुगतान रद्द हो गया या नहीं हो सका। कृपया फिर कोशिश करें।";
export const activated = "🎉 भुगतान सफल रहा और आपका प्लान चालू हो गया!";
export const notSaved = "भुगतान हो गया, पर हम आपका प्लान दर्ज नहीं कर सके। कृपया सहायता टीम से संपर्क करें।";
export const confirmingTitle = "आपका पैसा कट गया है। हम भुगतान की पुष्टि कर रहे हैं।";
export const confirmingText =
  "इसमें कुछ मिनट लग सकते हैं। आपका प्लान अपने आप चालू होगा; दोबारा भुगतान करने या इस पेज पर रुकने की ज़रूरत नहीं। पुष्टि न हो सकी तो पैसा वापस आ जाएगा।";
export const unfinishedTitle = (plan: string) => `क्या आपने ${plan} के लिए भुगतान किया?`;
export const unfinishedText =
  "भुगतान का पेज बंद हो गया और हमें पता नहीं चला कि क्या हुआ। अगर आपने भुगतान किया है, तो कुछ मिनट में प्लान अपने आप चालू हो जाएगा; दोबारा भुगतान न करें।";
export const notPaid = "मैंने भुगतान नहीं किया";
export const reference = "रेफ़रेंस:";
export const doneTitle = "धन्यवाद। आपका भुगतान मिल गया।";
export const receipt = "रसीद";
export const startCall = "अपनी कॉल शुरू करें";
export const goToChat = "चैट पर जाएँ";

export const yourPlan = "आपका प्लान";
export const current = "अभी आपका प्लान";

export const smallPrint =
  "कीमतें भारतीय रुपये में हैं। मासिक प्लान अगले बिल से पहले कभी भी रद्द किए जा सकते हैं। मिनट तभी गिने जाते हैं जब सुनने वाले जवाब दे चुके हों।";
export const refunds = "रिफ़ंड नीति";
export const terms = "नियम और शर्तें";
export const unreached = "अभी भुगतान नहीं खुल सका, इसलिए आपसे कोई पैसा नहीं लिया गया। नेटवर्क देखकर फिर कोशिश करें।";
