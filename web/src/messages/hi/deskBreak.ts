export const title = "आप संकट में पड़े किसी व्यक्ति के साथ हैं";
export const text = (alias: string) =>
  `आपके दूर रहते हुए भी ${alias} आपके पास रहते हैं। डेढ़ मिनट तक जवाब न मिले, तभी औरों से पूछा जाता है। अभी ब्रेक चाहिए, तो पहले चैट सौंप दें या कतार में लौटाएँ।`;
export const stay = "यहीं रहें";
export const handOver = "सौंपें या लौटाएँ";
export const leave = "फिर भी दूर जाएँ";
