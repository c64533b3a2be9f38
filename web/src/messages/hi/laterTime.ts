/** Asking for a listener at a later time. */
export const ask = "बाद का समय चुनें";
export const text = "चुनें कि आपकी बात सुनने के लिए कोई कब यहाँ हो। कतार में आपकी जगह बनी रहेगी।";
export const label = "कब (भारतीय समय)";
export const how = "हम आपको कैसे याद दिलाएँ?";
/** Closes the choice of a time. */
export const close = "अभी नहीं";
export const asked = (when: string) => `आपका माँगा हुआ समय: ${when} (भारतीय समय)। जैसे ही कोई इसके लिए हाँ कहेगा, हम बताएँगे।`;
export const taken = (when: string) =>
  `आपकी बात सुनने के लिए कोई यहाँ होगा: ${when} (भारतीय समय)। दस मिनट पहले हम याद दिलाएँगे।`;
export const none = (when: string) =>
  `माफ़ कीजिए: ${when} (भारतीय समय) के लिए कोई नहीं मिल पाया। आप यहीं रुक सकते हैं, बारी आने पर बताने को कह सकते हैं, या दूसरा समय चुन सकते हैं।`;
export const missed = (when: string) =>
  `माफ़ कीजिए: आपकी बात सुनने वाले नहीं आए (${when}, भारतीय समय)। कतार में आपकी पुरानी जगह बनी हुई है और हमारी टीम को बता दिया गया है।`;
/** After `asked` and `taken`, unless somebody may be in danger. */
export const mayClose = "आप यह पेज बंद कर सकते हैं।";
/** Shown when a listener comes before the requested time, and once they have written. */
export const timeEnds = (when: string) => `आपका माँगा हुआ समय (${when}, भारतीय समय) उनके लिखते ही रद्द हो जाएगा।`;
export const timeEnded = (when: string) =>
  `आपका माँगा हुआ समय (${when}, भारतीय समय) रद्द हो गया, क्योंकि आपकी बात सुनने कोई आ गया है।`;
export const change = "दूसरा समय चुनें";
export const cancel = "यह समय रद्द करें";
export const keep = "मेरा समय रहने दें";
/** Replaces the choice for somebody who may be in danger. */
export const stay = "कृपया यहीं रुकें, ताकि जल्द से जल्द कोई आपकी बात सुनने आ सके।";
