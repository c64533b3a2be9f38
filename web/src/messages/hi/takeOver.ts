export const takeOverTitle = (alias: string) => `${alias} से चैट ले लें?`;
export const takeOverText =
  "अभी दूसरे वॉलंटियर इनके साथ हैं। जब ये पाँच मिनट से जवाब का इंतज़ार कर रहे हों (ख़तरा हो तो डेढ़ मिनट से), तब आप ले सकते हैं। तब तक वह वॉलंटियर ही आपको सौंप सकते हैं। इन्हें बताया जाएगा कि सुनने वाले बदल गए हैं।";
/** Once they may be taken over. `minutes`: how long they have waited. */
export const takeOverNow = (minutes: number) =>
  `आप चैट अभी ले सकते हैं: ये ${minutes} मिनट से अपने वॉलंटियर के जवाब का इंतज़ार कर रहे हैं। इन्हें बताया जाएगा कि सुनने वाले बदल गए हैं।`;
export const takeOverReason = "आप क्यों ले रहे हैं?";
export const takeOverHelp = "टीम के रिकॉर्ड के लिए, ज़्यादा से ज़्यादा 300 अक्षर।";
export const takeOverMissing = "कृपया कारण लिखिए।";
export const takeOver = "चैट ले लें";
