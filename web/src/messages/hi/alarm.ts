export const question = "क्या आप अपनी जान लेने के बारे में सोच रहे हैं?";
export const yes = "हाँ";
export const no = "नहीं";
export const whoReads = "यहाँ कह सकते हैं। आपका जवाब सिर्फ़ सुनने वाले और हमारी टीम देखते हैं।";
/** Replaces `whoReads` after an answer that was given without a connection. */
export const keptAnswer = "आपका जवाब सुरक्षित है, कनेक्शन आते ही पहुँच जाएगा। 14416 और 112 पर फ़ोन बिना इंटरनेट लगता है।";
/** Opens the question for somebody who can’t write any more, whom nobody has asked. */
export const tell = "ख़तरे में हैं? यहाँ अब भी बता सकते हैं।";
