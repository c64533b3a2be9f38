export const report = "शिकायत";
export const title = "इस बातचीत की शिकायत";
export const titleOfCall = "इस कॉल की शिकायत करें";
export const leadCustomer = "इसे हमारी टीम पढ़ती है; सुनने वाले को पता नहीं चलता कि शिकायत आपने की। ख़तरे में हैं? 112 पर फ़ोन कीजिए।";
export const leadVolunteer = "इसे हमारी टीम पढ़ती है। अगर वे ख़तरे में हो सकते हैं, तो पहले उनके साथ रहिए।";
export const what = "क्या हुआ?";
export const missing = "कृपया चुनिए कि क्या हुआ।";
export const categories = {
  harassment: "अपमान या परेशान करना",
  sexual: "अश्लील बातें",
  threat: "धमकियाँ",
  contact: "कहीं और मिलने या बात करने को कहना",
  spam: "विज्ञापन या स्पैम",
  other: "कुछ और",
};
export const whom = "आप किस वॉलंटियर की बात कर रहे हैं?";
export const wrote = (when: string, words: string) => `आख़िरी बार लिखा (${when}): “${words}”`;
export const note = "कुछ और कहना है? (ज़रूरी नहीं)";
export const noteHelp = "ज़्यादा से ज़्यादा 1,000 अक्षर।";
export const blockCustomer = "मुझे इन वॉलंटियर से फिर न जोड़ें";
export const blockVolunteer = "मुझे इस व्यक्ति से फिर न जोड़ें";
export const send = "शिकायत भेजें";
export const cancel = "रहने दें";
export const thanks = "धन्यवाद। आपकी शिकायत टीम तक पहुँच गई।";
export const thanksParted = "धन्यवाद। आपकी शिकायत टीम तक पहुँच गई। आप दोनों को दोबारा नहीं जोड़ा जाएगा।";
