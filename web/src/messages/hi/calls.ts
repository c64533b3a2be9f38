export const heading = "वॉलंटियर को कॉल करें";
export const lead = "किसी से बात करने का मन है? तुरंत एक वॉलंटियर से जुड़िए।";
export const comfort = "क्या कहना है, यह पता होना ज़रूरी नहीं। चुप रहना भी ठीक है।";

export const callNow = "अभी कॉल करें (मुफ़्त)";
export const gate = "जारी रखने के लिए प्रीमियम लें";
export const gateText = "आपकी मुफ़्त कॉल हो चुकी है। आप वॉलंटियर को लिखते रह सकते हैं, और हेल्पलाइन हमेशा मुफ़्त हैं।";
/** If the free messages are used up too. */
export const gateTextUsed = "आपकी मुफ़्त कॉल और मुफ़्त संदेश हो चुके हैं। आपका लिखा बना रहता है, और हेल्पलाइन हमेशा मुफ़्त हैं।";

export const stepsTitle = "दबाने पर क्या होता है";
export const steps: readonly string[] = [
  "आपका ब्राउज़र माइक्रोफ़ोन माँगेगा। अनुमति दीजिए, और हम किसी ख़ाली वॉलंटियर को कॉल करेंगे।",
  "बात इसी पेज पर होती है: किसी को नंबर, ईमेल या नाम नहीं दिखता। बिना कारण बताए कभी भी फ़ोन रख सकते हैं।",
];
/** What a call costs, above its button. */
export const costsFree = (minutes: number) =>
  `यह कॉल आपके लिए मुफ़्त है, ${minutes} मिनट तक। यह तभी गिनी जाती है जब कोई उठाए।`;
export const planPays = "आपने जो ख़रीदा है, उसी से यह कॉल हो सकती है।";
export const costsNothing = "अभी आपके लिए कोई सीमा नहीं है: आप बिना भुगतान के कॉल कर सकते हैं।";
export const callPlan = "अभी कॉल करें";
export const byPhone = (phone: string) => `या फ़ोन से मिलाइए: ${phone}`;
export const byPhoneNote = "फ़ोन से करने पर उठाने वाले को आपका नंबर दिखता है, और आपकी फ़ोन कंपनी पैसा ले सकती है।";

export const phases = {
  microphone: "आपका ब्राउज़र माइक्रोफ़ोन माँग रहा है। कृपया अनुमति दें।",
  starting: "किसी ख़ाली वॉलंटियर को ढूँढ़ रहे हैं …",
  ringing: "एक वॉलंटियर को कॉल कर रहे हैं …",
  connecting: "किसी ने उठा लिया। जोड़ रहे हैं …",
  talking: "एक वॉलंटियर से आपकी बात हो रही है",
  broken: "कनेक्शन टूट गया। फिर से जोड़ने की कोशिश हो रही है …",
};
export const reportCall = "शिकायत";
/** Shown to a listener who has accepted. */
export const connecting = "जोड़ा जा रहा है …";
export const ringingText = "45 सेकंड में कोई न उठाए, तो अगले वॉलंटियर के पास घंटी बजती है। जब तक कोई न उठाए, कुछ ख़र्च नहीं होता।";
export const offlineNow = "कनेक्शन नहीं है। लौटते ही कॉल जारी रहेगी।";
export const mute = "माइक बंद करें";
export const mutedNow = "आपका माइक्रोफ़ोन बंद है। दूसरे व्यक्ति को आपकी आवाज़ नहीं सुनाई दे रही।";
export const hangUp = "कॉल ख़त्म करें";
/** The name of the call bar on other pages; also shown before the tab's title. */
export const yourCall = "आपकी कॉल";
/** Shown before the tab’s title until somebody answers. */
export const calling = "कॉल लग रही है";
export const inCall = "कॉल जारी है";
/** Shown when a page was loaded again and has no microphone for its call: once it was answered, and while it rings. */
export const stillOn =
  "आपकी कॉल अब भी जारी है, पर इस पेज के पास माइक्रोफ़ोन नहीं है: दूसरे व्यक्ति को आपकी आवाज़ नहीं सुनाई दे रही। माइक्रोफ़ोन न मिलने पर कॉल लगभग एक मिनट में ख़त्म हो जाएगी।";
export const stillCalling = "वॉलंटियर को अब भी कॉल लग रही है, पर इस पेज के पास माइक्रोफ़ोन नहीं है।";
export const elsewhere = "इस ब्राउज़र के दूसरे टैब में आपकी कॉल जारी है।";
export const languageStays = "कॉल के दौरान भाषा नहीं बदलती। बदलने से कॉल बीच में टूट जाएगी।";
export const hangUpFirst = "लॉग आउट करने से पहले कॉल ख़त्म करें। नहीं तो कॉल बीच में टूट जाएगी।";
export const duration = "अवधि";
export const minutesLeft = (minutes: number) => (minutes === 1 ? "1 मिनट बाक़ी" : `${minutes} मिनट बाक़ी`);
export const underAMinute = "एक मिनट से कम बाक़ी";

export const ended = {
  customer: "आपने कॉल ख़त्म की।",
  volunteer: "वॉलंटियर ने कॉल ख़त्म की।",
  limit: "इस कॉल का समय पूरा हो गया।",
  lost: "कनेक्शन चला गया।",
  server: "वॉलंटियर को जाना पड़ा।",
  unknown: "कॉल ख़त्म हो गई।",
};
export const endedText = "एक साँस लीजिए। आप कभी भी वॉलंटियर को लिख सकते हैं।";
export const endedTextUsed = "एक साँस लीजिए। हेल्पलाइन दिन-रात मुफ़्त हैं।";
/** To somebody in danger, whoever ended the call. */
export const endedInCrisis = "कृपया यह अकेले मत झेलिए। ये नंबर दिन-रात मुफ़्त हैं। आप चैट में भी लिख सकते हैं।";
export const callLine = (number: string) => `${number} पर कॉल करें`;
/** The link from the bar to the page of calls, if nobody answered. */
export const whatNow = "अब आप क्या कर सकते हैं";
/** In the bar, which is also shown in the chat. */
export const missedCall = "आपकी कॉल कोई नहीं ले पाया";
export const missedTitle = "अभी कोई ख़ाली नहीं है";
export const missedText = "अभी आपकी कॉल कोई उठा नहीं पाया। कुछ ख़र्च नहीं हुआ। अब आप ये कर सकते हैं:";
export const tryAgain = "फिर कोशिश करें";
export const back = "वापस";
export const askBack = "वॉलंटियर से कहें कि मुझे लिखें";
export const askedBack = "ख़ाली होते ही एक वॉलंटियर चैट में आपको लिखेंगे।";
/** Replaces them if a listener holds the chat. */
export const heldTitle = "अभी कोई कॉल नहीं ले पा रहा";
export const heldText = "कुछ ख़र्च नहीं हुआ। चैट में सुनने वाले आपके साथ हैं: वहाँ उनसे बात जारी रख सकते हैं।";
export const openChat = "चैट खोलें";
export const noMicrophone = {
  unsupported: "इस ब्राउज़र में कॉल नहीं हो सकती। नए Chrome, Firefox या Safari में तोडु खोलिए, या फ़ोन से मिलाइए।",
  denied: "इस पेज के लिए माइक्रोफ़ोन बंद है। पते के पास वाले निशान पर दबाइए, माइक्रोफ़ोन की अनुमति दीजिए और फिर कोशिश कीजिए।",
  missing: "कोई माइक्रोफ़ोन नहीं मिला। एक लगाइए, या फ़ोन से मिलाइए।",
  busy: "कोई दूसरा ऐप माइक्रोफ़ोन इस्तेमाल कर रहा है। उसे बंद करके फिर कोशिश कीजिए, या फ़ोन से मिलाइए।",
};
/** `noMicrophone` for a listener, who has no number to call. */
export const noMicrophoneHere = {
  ...noMicrophone,
  missing: "कोई माइक्रोफ़ोन नहीं मिला। एक लगाइए।",
  busy: "कोई दूसरा ऐप माइक्रोफ़ोन इस्तेमाल कर रहा है। उसे बंद करके फिर कोशिश कीजिए।",
};
export const quotaElse = "तब तक दूसरे प्लान से बात जारी रख सकते हैं, थेरेपिस्ट से समय ले सकते हैं, और हेल्पलाइन हमेशा मुफ़्त हैं।";
/** If no plan is paid beyond today. */
export const quotaLastDayElse = "दूसरे प्लान से बात जारी रख सकते हैं, थेरेपिस्ट से समय ले सकते हैं, और हेल्पलाइन हमेशा मुफ़्त हैं।";
export const quotaPlans = "प्लान देखिए";
export const quotaTherapist = "थेरेपिस्ट से मिलने का समय माँगें";

export const writeTitle = "टाइप करना पसंद है?";
export const writeText =
  "आपका लिखा एक वॉलंटियर पढ़ते हैं और जवाब देते हैं। उन्हें आपका सिर्फ़ बदला हुआ नाम दिखता है। आस-पास कोई एक शब्द भी नहीं सुनता।";
export const write = "अभी चैट करें";

export const linesTitle = "कोई न उठाए, या रुकना मुश्किल हो";
export const linesText = "ये नंबर दिन-रात मुफ़्त हैं।";
export const teleManas = "टेली-मानस, भारत सरकार की मानसिक स्वास्थ्य हेल्पलाइन";
export const tollFree = "14416 न लगे, तो उसी सेवा का दूसरा नंबर";
export const emergency = "इमरजेंसी: पुलिस, एम्बुलेंस, दमकल";

export const callsToo = "वॉइस कॉल भी लें";
export const callsTooOn = "जब तक आपका कोई वॉलंटियर पेज खुला है, कॉल की घंटी बजती है।";
export const callsTooOff = "सिर्फ़ चैट: आपके पास घंटी नहीं बजती।";
/** In the tab's title, which others may see. */
export const incomingTitle = "कॉल आ रही है";
export const incoming = (alias: string) => `${alias} कॉल कर रहे हैं`;
/** After a call that was not answered. */
export const calledAt = {
  "hung-up": (alias: string, time: string) => `${time} पर ${alias} की कॉल आई थी, आपके उठाने से पहले उन्होंने काट दी।`,
  lost: (alias: string, time: string) => `${time} पर ${alias} की कॉल आई थी, आपके उठाने से पहले उनका कनेक्शन टूट गया।`,
  unanswered: (alias: string, time: string) => `${time} पर ${alias} की कॉल आई थी, आपने नहीं उठाई।`,
  unknown: (alias: string, time: string) => `${time} पर ${alias} की कॉल आई थी।`,
};
export const incomingText = (language: string) => `वॉइस कॉल, ${language} में। उठाने पर ब्राउज़र माइक्रोफ़ोन माँगेगा।`;
export const accept = "कॉल उठाइए";
export const decline = "कॉल अभी नहीं";
export const talkingWith = (alias: string) => `${alias} से कॉल पर`;
export const endedByCustomer = "उन्होंने कॉल ख़त्म की।";
export const endedByYou = "आपने कॉल ख़त्म की।";
export const close = "बंद करें";
export const languages = { en: "अंग्रेज़ी", te: "तेलुगु", hi: "हिन्दी" };
