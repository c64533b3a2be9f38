/** The choice to be told of one's turn while the page is closed. */
export const ask = "मेरी बारी आने पर मुझे बताइए";
export const text =
  "चुनिए कि हम आपको कैसे बताएँ; फिर आप यह पेज बंद कर सकते हैं। जब कोई सुनने वाले ख़ाली होंगे या उन्हें फ़ोन किया जा सकेगा, हम बताएँगे और आपकी जगह 90 सेकंड तक रखेंगे। चूक जाएँ तो एक बार और बताएँगे। सुनने वाले को फ़ोन हम आपके यहाँ लौटने पर ही करेंगे।";
export const onDevice = "इस डिवाइस पर बताइए";
export const deviceHelp = "उसमें बस इतना लिखा होगा: अभी देखें। पहले ब्राउज़र अनुमति माँगेगा।";
export const emailLabel = "ईमेल, सिर्फ़ इसी के लिए";
export const byEmail = "ईमेल से बताइए";
export const wrongEmail = "यह ईमेल पता ठीक नहीं लगता।";
export const promised = "आपकी बारी आने पर हम बताएँगे। आप यह पेज बंद कर सकते हैं; आपकी जगह बनी रहेगी।";
/** Follows `promised`. */
export const promisedTo = (email: string) => `ईमेल ${email} पर आएगा।`;
/** Closes the form, or cancels the promise. */
export const stayHere = "यहीं रुकना है";
export const refused = "आपका ब्राउज़र इस पेज से सूचनाओं की अनुमति नहीं देता। आप ईमेल दे सकते हैं।";
export const failed = "यह नहीं हो पाया। कृपया फिर कोशिश करें।";
/** Shown while the ways to be told are being read; the next one if that failed. */
export const looking = "देख रहे हैं कि आप तक कैसे पहुँचें…";
export const unread = "हम देख नहीं पाए कि आप तक कैसे पहुँचें।";
export const tryAgain = "फिर कोशिश करें";
export const noWay = "पेज बंद होने पर हम इस डिवाइस तक नहीं पहुँच सकते। कृपया इसे खुला रखें।";
/** A listener's phone is ringing now. */
export const ringing = "अभी यहाँ कोई सुनने वाला नहीं है। जिन्होंने फ़ोन के लिए हाँ कहा है, हम उन्हें फ़ोन कर रहे हैं।";
export const lifeline = "टेली-मानस";
export const lifelineHelp = "दिन-रात मुफ़्त";
/** Only for hours in which a listener was there during the last four weeks. */
export const usually = (hours: string) => `आम तौर पर कोई न कोई इस समय रहता है: ${hours} (भारतीय समय)।`;
export const always = "आम तौर पर हर समय कोई न कोई रहता है।";
