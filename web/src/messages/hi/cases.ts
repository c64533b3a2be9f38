/** The row of a case on a phone, which opens the rest; and who looks at a case. */

/** What an open case asks for. */
export const due = {
  reach: "वॉलंटियर से बात करें",
  read: "लिखा हुआ पढ़ें",
  look: "देखें कि कौन इंतज़ार में है",
  decide: "फ़ैसला करें",
  close: "बंद करें",
};
export const closed = "बंद";

/** The buttons with which an admin says that they look at an open case, and gives it back. */
export const look = "यह मेरे ज़िम्मे";
export const release = "कोई और देखे";
/** After the name of the admin who looks at it, and the same for the reader. */
export const looksSince = (time: string) => `इसे ${time} से देख रहे हैं।`;
export const youLookSince = (time: string) => `आप इसे ${time} से देख रहे हैं।`;
/** If they said long ago that they look at it. */
export const tookIt = (when: string) => `ने इसे लिया था (${when}), पर बंद नहीं किया। अब इसे कोई भी ले सकता है।`;
export const youTookIt = (when: string) => `आपने इसे लिया था (${when}), पर बंद नहीं किया। अब इसे कोई भी ले सकता है।`;
/** In the row of a phone. */
export const onIt = (name: string) => `${name} देख रहे हैं`;
export const youAreOnIt = "आप देख रहे हैं";
/** What follows. */
export const looking = "यह मामला अब आपके ज़िम्मे है। आपके साथियों को यह दिखता है।";
export const lookingToldListener =
  "यह मामला अब आपके ज़िम्मे है। वॉलंटियर को बताया जाता है कि एक एडमिन इसे देख रहे हैं, पर यह नहीं कि कौन।";
export const released = "यह फिर उन मामलों में है जिन्हें कोई नहीं देख रहा।";
export const lookedMeanwhile = "आपके एक साथी इसे पहले से देख रहे हैं। उनका नाम मामले में लिखा है।";
