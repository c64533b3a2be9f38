/** The later times for which people want a listener, as the desk shows them. */
export const title = "माँगे गए समय";
export const count = (open: number) => `लिए जा सकते हैं: ${open}`;
export const mine = "आपके";
export const open = "खुले";
export const none = "अभी किसी ने समय नहीं माँगा है।";
export const zone = (name: string) => `समय ${name} के अनुसार।`;
export const take = "ले लें";
export const release = "वापस करें";
export const kept = "कृपया तब ‘उपलब्ध’ रहें; अब इसे वापस नहीं किया जा सकता।";
export const taken = "यह आपका है। दस मिनट पहले हम याद दिलाएँगे।";
export const released = "यह अब औरों के लिए खुला है।";
export const slow = "समय अभी लोड हो रहे हैं।";
export const trouble = "समय अभी लोड नहीं हो पा रहे। हम फिर कोशिश कर रहे हैं।";
