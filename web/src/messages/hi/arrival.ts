const languageOf = { en: "अंग्रेज़ी", te: "तेलुगु", hi: "हिन्दी" };

/**
 * In the conversation, at the place where the listener came, with the languages they speak; `little`: only a little.
 */
export const arrived = (
  another: boolean,
  locales: readonly (keyof typeof languageOf)[],
  little: keyof typeof languageOf | null,
) => {
  const well = locales.map((locale) => languageOf[locale]).join(", ");
  const languages = little ? `${well} और थोड़ी ${languageOf[little]}` : well;
  const here = another ? "अब दूसरे सुनने वाले यहाँ हैं।" : "सुनने वाले आ गए हैं।";
  return languages === "" ? here : `${here} वे ये भाषाएँ बोलते हैं: ${languages}।`;
};
export const title = "सुनने वाले आ गए हैं";
export const withSound = "हल्की आवाज़ और छोटे कंपन से बताएँ";
export const oneIsEnough = (left: number) =>
  `किसी के आने तक एक संदेश काफ़ी है। उनसे बात करने के लिए ${left === 1 ? "आपका 1 संदेश बाक़ी है" : `आपके ${left} संदेश बाक़ी हैं`}।`;
