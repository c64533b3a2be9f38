export const title = "हफ़्ते के हिसाब से चेतावनियाँ";
export const explained =
  "संदेशों की जाँच से मिली चेतावनी पक्की हो सकती है या संदेह वाली। वॉलंटियर उसे पक्का करते या घटाते हैं; और लोग इस सवाल का जवाब दे सकते हैं कि क्या वे अपनी जान लेने के बारे में सोच रहे हैं। इसके लिए कोई संदेश नहीं रखा जाता।";
export const loading = "खुल रहा है…";
export const refused = "यह नहीं खुल सका।";
export const none = "अभी कोई आँकड़े नहीं हैं।";
export const week = "हफ़्ता शुरू";
export const columns = {
  certain: "पक्की",
  unsure: "संदेह वाली",
  confirmed: "संकट के रूप में ख़त्म",
  lowered: "वॉलंटियर ने घटाई",
  yes: "सवाल: हाँ",
  no: "सवाल: नहीं",
  open: "सवाल: जवाब नहीं",
  half: "जवाब का माध्यिका इंतज़ार",
  most: "90 % को जवाब इतने में",
};
export const inMinutes = (count: number) => `${count} मिनट`;
