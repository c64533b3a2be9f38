export const title = "हफ़्ते के हिसाब से चेतावनियाँ";
export const explained =
  "संदेशों की अपने-आप होने वाली जाँच से मिली चेतावनी पक्की हो सकती है या संदेह वाली। वॉलंटियर उसे पक्का करते या घटाते हैं; और लोग इस सवाल का जवाब दे सकते हैं कि क्या वे अपनी जान लेने के बारे में सोच रहे हैं। घटाई गई चेतावनी फिर बढ़ाई जाए, तब भी घटाई हुई में गिनी जाती है। इसके लिए कोई संदेश नहीं रखा जाता। इंतज़ार वॉलंटियर के आने तक गिना जाता है, चाहे उन्होंने अभी कुछ न लिखा हो। जो उससे पहले चले गए, वे अपने इंतज़ार भर ऐसे गिने जाते हैं जिनके पास कोई नहीं आया। इंतज़ार के आँकड़ों में वे नहीं हैं जो अब भी इंतज़ार कर रहे हैं।";
/** The link to the lines of the audit log about changed levels. */
export const whoChanged = "किन बातचीतों का स्तर किसने, कब बढ़ाया या घटाया";
export const loading = "खुल रहा है…";
export const week = "हफ़्ता शुरू";
/** Beside the date of a row. */
export const thisWeek = "यह हफ़्ता";
export const lastWeek = "पिछला हफ़्ता";
export const columns = {
  certain: "पक्की",
  unsure: "संदेह वाली",
  confirmed: "सही: संकट के रूप में ख़त्म",
  lowered: "वॉलंटियर ने घटाई",
  yes: "सवाल: हाँ",
  no: "सवाल: नहीं",
  open: "सवाल: जवाब नहीं",
  left: "वॉलंटियर के आने से पहले चले गए",
  half: "आधे लोगों के पास वॉलंटियर इतने में आए",
  most: "90 % के पास वॉलंटियर इतने में आए",
};
export const rightOf = (right: number, of: number) => `${of} फ़ैसलों में से ${right}`;
export const inMinutes = (count: number) => `${count} मिनट`;
export const earlierWeeks = "पहले के हफ़्ते दिखाएँ";
