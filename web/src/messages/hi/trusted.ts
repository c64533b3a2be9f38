export const title = "जिन पर आपको भरोसा है";
export const text =
  "कोई दोस्त या रिश्तेदार जिन्हें आप मुश्किल घड़ी में कॉल करेंगे। नाम और नंबर सिर्फ़ इसी डिवाइस में रहते हैं, तोडु में कोई नहीं देखता, और लॉग आउट करने पर हट जाते हैं। संकट में चैट उन्हें कॉल करने का बटन दिखाती है।";
export const name = "नाम";
export const number = "फ़ोन नंबर";
export const numberWrong = "फ़ोन नंबर अंकों में लिखें।";
export const add = "किसी को जोड़ें";
export const change = "बदलें";
export const remove = "हटाएँ";
export const save = "सेव करें";
export const cancel = "रहने दें";
