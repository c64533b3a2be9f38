export const blocks = "रोक";
export const none = "अभी कोई रोक नहीं है।";
/** The link to all blocks while those of one person are shown. */
export const all = "सभी रोक";
export const explained =
  "हर पंक्ति में वे दो लोग हैं जिन्हें फिर नहीं जोड़ा जाता, और वह शिकायत जिसमें यह माँगा गया। शिकायत करने वाले उसी शिकायत में सामने वाले को ब्लॉक कर सकते हैं; एडमिन यह रोक हटा सकते हैं और फिर लगा सकते हैं। जिन्होंने अपना खाता मिटा दिया है, उनका नाम अब नहीं दिखता।";
export const askedBy = { customer: "मदद चाहने वाले ने माँगा", volunteer: "वॉलंटियर ने माँगा" };
export const since = (day: string) => `${day} से`;
export const lift = "रोक हटाएँ";
export const liftTitle = "यह रोक हटाएँ?";
export const liftText =
  "दोनों को तुरंत फिर जोड़ा जा सकता है। ऐसा तभी करें जब रोक माँगने वाला ख़ुद यह चाहे। दोनों में से किसी को नहीं बताया जाता।";
export const lifted = "रोक हट गई।";
export const liftedOn = (day: string) => `रोक हटाई गई: ${day}`;
export const gone = "दोनों में से एक ने अपना खाता मिटा दिया है: अब कोई नहीं बता सकता कि किसकी बात है, और हटाने को कुछ नहीं है।";
export const restore = "रोक फिर लगाएँ";
export const restoreTitle = "यह रोक फिर लगाएँ?";
export const restoreText =
  "दोनों को फिर नहीं जोड़ा जाएगा। अगर वे अभी बात कर रहे हैं तो बात तुरंत ख़त्म होगी और मदद चाहने वाले फिर कतार में जाएँगे।";
export const restored = "रोक फिर लग गई।";
export const reopen = "फिर से खोलें";
export const reopenTitle = "यह मामला फिर से खोलें?";
export const reopenText = {
  always: "यह बिना फ़ैसले के खुले मामलों में लौट जाता है।",
  /** For a case that a person or a listener has reported. */
  told: "शिकायत करने वाले को बताया जा चुका है कि इसे देखा गया; उन्हें दोबारा नहीं बताया जाता।",
  removed: "हटाया गया वॉलंटियर तब तक हटा रहता है जब तक कोई एडमिन मंज़ूरी न दे।",
  /** For a case that closed by itself. */
  stays: "फिर यह तब तक खुला रहता है जब तक कोई इसे बंद न करे।",
};
export const reopened = "मामला फिर से खुला है।";
export const undo = "वापस लें";
export const count = "लगी हुई रोक";
/** Links to the other reports follow. */
export const liftOthers = "दूसरी शिकायतों में भी यही रोक माँगी गई है। इसके साथ वे भी हट जाएँगी:";
export const partedAnew = "इस बीच एक और शिकायत में यही रोक माँगी गई है। कुछ नहीं हटाया गया। कृपया पहले उसे पढ़ें।";
