export const question = "क्या आप अपनी जान लेने के बारे में सोच रहे हैं?";
export const yes = "हाँ";
export const no = "नहीं";
export const whoReads = "यहाँ कह सकते हैं। आपका जवाब आने वाले वॉलंटियर तक ही जाता है।";
