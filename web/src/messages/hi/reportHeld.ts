/** While the listener holds the person, and asks not to be matched with them again. */
export const ends = "इससे संपर्क अभी ख़त्म हो जाएगा। वे कतार में लौट जाएँगे, और उन्हें बताया जाएगा कि उनके वॉलंटियर को जाना पड़ा।";
export const inCrisis =
  "यह व्यक्ति संकट में है। बेहतर है कि पहले सौंपें, या शिकायत भेजकर अभी साथ रहें। तब तक यहाँ लिखा हुआ बना रहेगा; पर किसी साथी के लेने के बाद शिकायत नहीं भेजी जा सकेगी।";
export const handOverFirst = "पहले सौंपें";
export const sendAndStay = "शिकायत भेजें, और अभी साथ रहें";
export const sendAndReturn = "शिकायत भेजें और कतार में लौटाएँ";
