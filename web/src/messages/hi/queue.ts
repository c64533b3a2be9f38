export const place = (position: number) => {
  if (position <= 1) return "अगली बारी आपकी है।";
  return position === 2 ? "आपसे पहले एक व्यक्ति हैं।" : `आपसे पहले ${position - 1} लोग हैं।`;
};
/** Beside the words of a crisis, where there is room for one line. */
export const nobodyYet = "अभी कोई ख़ाली नहीं है।";
/** Where the place is not known. */
export const inQueue = "आप कतार में हैं।";
export const expected = (half: number, most: number) =>
  half === most
    ? `ज़्यादातर लोगों को ${half} मिनट से ज़्यादा इंतज़ार नहीं करना पड़ता।`
    : `आधे लोगों को ${half} मिनट से, ज़्यादातर को ${most} मिनट से ज़्यादा इंतज़ार नहीं करना पड़ता।`;
export const expectedHalf = (half: number) => `आधे लोग ${half} मिनट से ज़्यादा इंतज़ार नहीं करते।`;
/** Where too little is known to say more. */
export const fewListeners = "अभी कम ही सुनने वाले यहाँ हैं।";
export const nobodyThere = "अभी कोई सुनने वाला ख़ाली नहीं है। आपका लिखा सुरक्षित है, और अगले आने वाले उसे पढ़ेंगे।";
