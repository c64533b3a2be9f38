/** A note for oneself in three steps. It is written in distress: one short question at a time. */
export const title = "अपने लिए एक छोटा नोट";
export const steps = [
  { label: "सबसे भारी बात", question: "इस समय आपको सबसे ज़्यादा क्या परेशान कर रहा है?" },
  { label: "एक छोटी चीज़", question: "ऐसी कौन सी एक छोटी चीज़ है जिससे थोड़ी राहत मिले?" },
  { label: "कब", question: "उसे आप कब कर सकते हैं?" },
];
export const empty = "अभी कुछ नहीं लिखा है।";
export const stays = "यह इसी डिवाइस पर रहता है। जब तक आप न भेजें, इसे कोई नहीं पढ़ता।";
export const handed = "यह अब चैट में है। जवाब देने वाले इसे पढ़ेंगे।";
export const back = "वापस";
export const next = "आगे";
export const remove = "नोट मिटाएँ";
export const hand = "सुनने वाले को भेजें";
