export const place = (position: number) => {
  if (position <= 1) return "अगली बारी आपकी है।";
  return position === 2 ? "आपसे पहले एक व्यक्ति हैं।" : `आपसे पहले ${position - 1} लोग हैं।`;
};
/** In a crisis, instead of the place: if nobody stands before them, and otherwise. */
export const firstOfAll = "पहली बारी आपकी है।";
export const amongFirst = "आप सबसे आगे वालों में हैं।";
/** In a crisis; `askingNow`: while an offer of them is open, `askingNext`: while none is. */
export const askingNow = "हम अभी एक सुनने वाले से पूछ रहे हैं।";
export const askingNext = "जो सुनने वाले सबसे पहले ख़ाली होंगे, हम उनसे पूछेंगे।";
/** Beside the text of a crisis, where there is room for one line only. */
export const nobodyYet = "अभी कोई ख़ाली नहीं है।";
/** If the place is not known. */
export const inQueue = "आप कतार में हैं।";
export const expected = (half: number, most: number) =>
  half === most
    ? `ज़्यादातर लोगों को ${half} मिनट में सुनने वाले मिल जाते हैं।`
    : `आधे लोगों को ${half} मिनट में, ज़्यादातर को ${most} मिनट में सुनने वाले मिल जाते हैं।`;
export const expectedHalf = (half: number) => `आधे लोगों को ${half} मिनट में सुनने वाले मिल जाते हैं।`;
/** If too little is known to say more. */
export const fewListeners = "अभी कम ही सुनने वाले यहाँ हैं।";
export const nobodyThere = "अभी कोई सुनने वाला ख़ाली नहीं है।";
/** After `nobodyThere`; left out where there is no room. */
export const keptForNext = "अभी आप जो लिखें, वह सुरक्षित रहेगा, और अगले आने वाले उसे पढ़ेंगे।";
