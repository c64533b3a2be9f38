import type { Locale } from "../locale";

/**
 * The texts that a phone shows on its locked screen, and those spoken in a call; none says anything about the person.
 */
type Said =
  | "ring"
  | "taken"
  | "over"
  | "expired"
  | "paused"
  | "calling"
  | "testCalling"
  | "comeNow"
  | "numberReady"
  | "numberChanged"
  | "declined";

const words: Readonly<Record<Said, Readonly<Record<Locale, string>>>> = {
  ring: {
    en: "Somebody needs a listener now. Can you answer?",
    te: "ఇప్పుడు ఒకరికి వినేవారు కావాలి. మీరు జవాబు ఇవ్వగలరా?",
    hi: "अभी किसी को सुनने वाले की ज़रूरत है। क्या आप जवाब दे सकते हैं?",
  },
  taken: {
    en: "Answered. Thank you for being there.",
    te: "జవాబు దొరికింది. అందుబాటులో ఉన్నందుకు ధన్యవాదాలు.",
    hi: "जवाब मिल गया। मौजूद रहने के लिए धन्यवाद।",
  },
  over: {
    en: "Nobody is waiting any more. Thank you for being there.",
    te: "ఇప్పుడు ఎవరూ ఎదురుచూడటం లేదు. అందుబాటులో ఉన్నందుకు ధన్యవాదాలు.",
    hi: "अब कोई इंतज़ार नहीं कर रहा। मौजूद रहने के लिए धन्यवाद।",
  },
  expired: {
    en: "This ring has ended. We go on looking for somebody.",
    te: "ఈ రింగ్ ముగిసింది. మరొకరి కోసం చూస్తూనే ఉంటాం.",
    hi: "यह रिंग ख़त्म हो गई। हम किसी और की तलाश जारी रखते हैं।",
  },
  paused: {
    en: "Three rings were missed, so your phone is paused. Turn it on again whenever it suits you.",
    te: "వరుసగా మూడు రింగ్‌లకు జవాబు రానందున మీ ఫోన్ ఇక మోగదు. మీకు వీలైనప్పుడు మళ్లీ ఆన్ చేయండి.",
    hi: "लगातार तीन रिंग छूट गईं, इसलिए अब आपका फ़ोन नहीं बजता। जब आपको ठीक लगे, इसे फिर चालू करें।",
  },
  calling: {
    en: "This is Thodu. Somebody is waiting for a listener. Press 1 if you can open Thodu and answer now. Press 2 if you can’t.",
    te: "ఇది తోడు. ఒకరు వినేవారి కోసం ఎదురుచూస్తున్నారు. ఇప్పుడు తోడు తెరిచి జవాబు ఇవ్వగలిగితే 1 నొక్కండి. వీలు కాకపోతే 2 నొక్కండి.",
    hi: "यह तोडु है। कोई सुनने वाले का इंतज़ार कर रहा है। अगर आप अभी तोडु खोलकर जवाब दे सकते हैं, तो 1 दबाएँ। नहीं तो 2 दबाएँ।",
  },
  testCalling: {
    en: "This is a test call from Thodu. Press 1, and your phone is ready.",
    te: "ఇది తోడు నుంచి పరీక్ష కాల్. 1 నొక్కండి, మీ ఫోన్ సిద్ధంగా ఉంటుంది.",
    hi: "यह तोडु की ओर से टेस्ट कॉल है। 1 दबाएँ, और आपका फ़ोन तैयार है।",
  },
  comeNow: {
    en: "Thank you. Please open Thodu now and answer there.",
    te: "ధన్యవాదాలు. దయచేసి ఇప్పుడు తోడు తెరిచి అక్కడ జవాబు ఇవ్వండి.",
    hi: "धन्यवाद। कृपया अभी तोडु खोलें और वहाँ जवाब दें।",
  },
  numberReady: {
    en: "Thank you. Your phone is ready.",
    te: "ధన్యవాదాలు. మీ ఫోన్ సిద్ధంగా ఉంది.",
    hi: "धन्यवाद। आपका फ़ोन तैयार है।",
  },
  numberChanged: {
    en: "Your number was changed meanwhile. Please ask for another test call.",
    te: "ఈలోగా మీ నంబర్ మారింది. దయచేసి మరో పరీక్ష కాల్ అడగండి.",
    hi: "इस बीच आपका नंबर बदल गया। कृपया एक और टेस्ट कॉल माँगें।",
  },
  declined: {
    en: "That is all right. We go on looking for somebody.",
    te: "పర్వాలేదు. మరొకరి కోసం చూస్తూనే ఉంటాం.",
    hi: "कोई बात नहीं। हम किसी और की तलाश जारी रखते हैं।",
  },
};

export const ringWords = (what: Said, locale: Locale): string => words[what][locale];
