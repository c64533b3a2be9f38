export const heading = "वॉलंटियर से बात करें";
export const statusNew = "जब मन हो, लिखिए। एक वॉलंटियर पढ़ेंगे।";
export const logLabel = "आपकी बातचीत";
export const emptyTitle = "आप अकेले नहीं हैं";
export const emptyText = "किसी भी भाषा में, कुछ भी कहिए। शुरू करने का कोई एक सही तरीका नहीं होता।";
export const fromYou = "आप:";
export const composerLabel = "आपका संदेश";
export const placeholder = "संदेश लिखिए";
export const lockedPlaceholder = "बातचीत जारी रखने के लिए प्रीमियम लें...";
export const send = "भेजें";
export const numberGiven = "फ़ोन नंबर देने की ज़रूरत नहीं है। उसके बिना भी यहाँ वॉइस कॉल पर बात हो सकती है।";
export const tooLong = (count: number) => `${count} अक्षर ज़्यादा ${count === 1 ? "है" : "हैं"}`;
export const consent = {
  before: "लिखकर आप कहते हैं कि आप 18 साल या उससे बड़े हैं और हमारी ",
  terms: "शर्तें",
  between: " और ",
  privacy: "निजता नीति",
  after: " मानते हैं।",
};
export const helpShort = "ख़तरे में हैं? कॉल करें";
export const applied =
  "सुनने के लिए आगे आने का धन्यवाद। आपका आवेदन अभी भेजा नहीं गया है: जब आप अपने बारे में बता देंगे, तब टीम उसे पढ़कर फ़ैसला करेगी। तब तक आप सबकी तरह यहाँ बात कर सकते हैं।";
export const toApplication = "अपने बारे में बताइए और देखिए आगे क्या होगा";
