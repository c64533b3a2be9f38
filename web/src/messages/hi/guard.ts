export const checking = "अनुमति जाँची जा रही है...";
export const slow = "इसमें आम तौर से ज़्यादा समय लग रहा है। हो सकता है आपका नेटवर्क धीमा हो।";
export const offline = "आप ऑफ़लाइन हैं। नेटवर्क लौटते ही यह आगे बढ़ेगा।";
export const approvalEnded = "वॉलंटियर के रूप में आपकी मंज़ूरी ख़त्म हो गई है। अगर आपको इसकी उम्मीद नहीं थी, तो कृपया टीम से पूछिए।";
export const adminsOnly = "यह पेज एडमिन के लिए है";
export const adminsOnlyHint = "आप जिस खाते से लॉग इन हैं, वह एडमिन का नहीं है। अगर होना चाहिए, तो टीम से पूछिए।";
export const toDashboard = "डैशबोर्ड पर जाइए";
