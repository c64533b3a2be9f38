export const question = "क्या आप अपनी जान लेने के बारे में सोच रहे हैं?";
export const yes = "हाँ";
export const no = "नहीं";
export const whoReads = "यहाँ कह सकते हैं। आपका जवाब सिर्फ़ सुनने वाले और हमारी टीम देखते हैं।";
/** In the place of `whoReads` once it was answered without a connection. */
export const keptAnswer = "आपका जवाब सहेजा गया है, कनेक्शन आते ही पहुँच जाएगा। 14416 और 112 पर फ़ोन बिना इंटरनेट लगता है।";
