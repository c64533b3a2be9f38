export const logoutTitle = (count: number) =>
  count === 1 ? "किसी के साथ होते हुए लॉग आउट करें?" : `${count} लोगों के साथ होते हुए लॉग आउट करें?`;
export const logoutText = (_count: number) => "वे फिर कतार में जाएँगे, और उन्हें बताया जाएगा कि आपको जाना पड़ा।";
export const logoutCrisis = (alias: string) => `${alias} संकट में हैं। हो सके तो रुकें, या पहले चैट किसी साथी को सौंपें।`;
export const logoutLeave = "कतार में लौटाकर लॉग आउट करें";
export const stay = "रुकें";
