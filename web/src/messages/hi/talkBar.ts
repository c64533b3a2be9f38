export const yourTalk = "आपकी चैट";
export const waiting = "आपको सुनने वाले का इंतज़ार है।";
/** While a colleague whom the listener named may still accept. */
export const handedOver = "आपके सुनने वाले अपने एक साथी से पूछ रहे हैं कि क्या वे आगे आपकी बात सुनें। तब तक वे आपके साथ ही हैं।";
export const isHere = "सुनने वाले आपके साथ हैं।";
export const isOpen = "सुनने वाले के साथ आपकी बातचीत खुली है।";
export const hasWritten = "आपके सुनने वाले ने आपको लिखा है।";
/** Without a network. */
export const notKnown = "कनेक्शन नहीं है। चैट में आपका लिखा सुरक्षित है।";
/** While no talk is open. */
export const goesOut = "चैट में आपका लिखा जल्द से जल्द भेजा जाएगा।";
export const notSent = "चैट में आपका लिखा नहीं गया। वह वहीं सुरक्षित है।";
export const toChat = "चैट खोलें";
